const PAGES = {
  event: eventPage,
  verify: verifyPage,
  odds: oddsPage,
  colossus: () => encounterPage('colossus'),
  hulk: () => encounterPage('hulk'),
};

/** Shows the page that the address names. */
function show() {
  const current = PAGES[location.hash.slice(1)] ? location.hash.slice(1) : 'event';
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = words(element.dataset.text);
  document.getElementById('tabs').replaceChildren(...Object.keys(PAGES).map((page) =>
    h('a', { href: '#' + page, 'aria-current': page === current ? 'page' : null }, words(page))));
  document.getElementById('main').replaceChildren(...PAGES[current]());
  document.querySelector('[aria-current]').scrollIntoView({ block: 'nearest', inline: 'nearest' });
  document.title = words(current) + ' · Crisis Rules';
}

// The compiled rules stand in this page as text, so that it works from a file: without a server, a page may not import modules beside it.
const source = new Blob([document.getElementById('rules').textContent], { type: 'text/javascript' });
const rules = await import(URL.createObjectURL(source));

const select = document.getElementById('language');
select.value = language;
select.addEventListener('change', () => {
  language = select.value;
  storage.write('language', language);
  desk = null;
  encounters.colossus = null;
  encounters.hulk = null;
  show();
});
addEventListener('hashchange', () => { show(); document.getElementById('main').focus(); });
show();
