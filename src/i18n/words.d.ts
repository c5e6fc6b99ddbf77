declare module 'virtual:words/*' {
  const loaders: Readonly<Record<string, () => Promise<import('./say.ts').Words>>>;
  export default loaders;
}
