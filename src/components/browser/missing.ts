/** A page that does not exist answers in the language of its address, where the address has one. */
const lang = location.pathname.split('/')[1];
const parts = [...document.querySelectorAll<HTMLElement>('[data-missing]')];
if (parts.some((part) => part.dataset.missing === lang)) {
  for (const part of parts) part.hidden = part.dataset.missing !== lang;
  document.documentElement.lang = lang ?? 'mul';
}
