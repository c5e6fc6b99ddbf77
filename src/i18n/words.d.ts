declare module 'virtual:words/*' {
  const loaders: Readonly<Record<string, () => Promise<{ default: import('./say.ts').Words }>>>;
  export default loaders;
}
