/** The list of cards: three filters, the count told, the choice kept in the address. Without it the list stands whole. */

const form = document.querySelector<HTMLFormElement>('[data-cards]');
if (form) {
  const selects = [...form.querySelectorAll('select')];
  const status = form.querySelector('[role=status]') as HTMLElement;
  const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')];

  const show = (): void => {
    const [moment = '', kind = '', discipline = ''] = selects.map(({ value }) => value);
    const has = (list = '', value: string): boolean => value === '' || list.split(' ').includes(value);
    let n = 0;
    for (const group of groups) {
      let shown = 0;
      for (const row of group.querySelectorAll('li')) {
        const fits = has(row.dataset.kind, kind) && has(row.dataset.moment, moment) && has(row.dataset.discipline, discipline);
        row.hidden = !fits;
        if (fits) shown++;
      }
      group.hidden = shown === 0;
      n += shown;
    }
    // a leap to a kind that is not shown leads nowhere
    const leaps = document.querySelector<HTMLElement>('.card-kinds');
    if (leaps) leaps.hidden = selects.some(({ value }) => value !== '');
    // the server has said it for none, for one and for two: so no plural rules travel
    status.textContent = (status.dataset[n === 0 ? 'none' : n === 1 ? 'one' : 'two'] ?? '').replace('2', String(n));
  };

  /** What is chosen stands in the address, and goes along into another language. */
  const keep = (): void => {
    const at = new URL(location.href);
    for (const { name, value } of selects) {
      if (value) at.searchParams.set(name, value);
      else at.searchParams.delete(name);
    }
    history.replaceState(null, '', at);
    follow();
  };
  const follow = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-lang]')) link.search = location.search;
  };
  const read = (): void => {
    const asked = new URLSearchParams(location.search);
    for (const select of selects) {
      const value = asked.get(select.name) ?? '';
      select.value = [...select.options].some((option) => option.value === value) ? value : '';
    }
  };

  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', () => {
    keep();
    show();
  });
  read();
  follow();
  show();
}
