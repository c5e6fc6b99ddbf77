/** One button erases all that the site keeps in this browser. */
import { eraseAll } from './memory.ts';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-erase]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    eraseAll();
    delete document.documentElement.dataset.theme;
    const told = button.parentElement?.querySelector<HTMLElement>('[role=status]');
    if (told) told.textContent = told.dataset.words ?? '';
  });
}
