/** Makes an element: attributes by name, event listeners by their name with "on", then children. Texts are never read as HTML. */
function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined && value !== null) element.setAttribute(name, value);
  }
  element.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A table as the library lays it out: title, headings and rows of texts. */
function viewTable(view) {
  const isNumber = view.headings.map((_, column) => {
    const cells = view.rows.map((row) => row[column]).filter((cell) => cell);
    return cells.length > 0 && cells.every((cell) => /^[-+]?[0-9][0-9.,/]*$/.test(cell));
  });
  const kind = (column) => ({ class: isNumber[column] ? 'number' : null });
  return h('div', { class: 'scroll' },
    h('table', {},
      h('caption', {}, view.title),
      h('thead', {}, h('tr', {}, view.headings.map((heading, column) => h('th', { scope: 'col', ...kind(column) }, heading)))),
      h('tbody', {}, view.rows.map((row) => h('tr', {}, row.map((cell, column) => h('td', kind(column), cell)))))));
}

/** Returns 16 random hexadecimal digits. */
function randomText() {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Offers a text as a file. */
function download(name, text) {
  const link = h('a', { href: URL.createObjectURL(new Blob([text], { type: 'application/json' })), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What a browser keeps between visits; nothing where it may not. */
const storage = {
  read(key) {
    try { return localStorage.getItem('crisis-rules/' + key); } catch { return null; }
  },
  write(key, text) {
    try { text === null ? localStorage.removeItem('crisis-rules/' + key) : localStorage.setItem('crisis-rules/' + key, text); } catch { /* private mode: the game lasts as long as the page */ }
  },
};

/** A bar chart as a table, so that every reader has the numbers. */
function chart(heading, rows) {
  const percent = (chance) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(chance.value);
  return h('table', { class: 'chart' },
    h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, heading), h('th', { scope: 'col', class: 'number' }, words('chance')), h('th', { 'aria-hidden': true }))),
    h('tbody', {}, rows.map(({ label, chance }) => h('tr', {},
      h('th', { scope: 'row' }, label),
      h('td', { class: 'number', title: chance.exact }, percent(chance)),
      h('td', { class: 'track', 'aria-hidden': true }, h('div', { class: 'bar', style: `width:${(100 * chance.value).toFixed(1)}%` }))))));
}
