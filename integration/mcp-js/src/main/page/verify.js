/** Replays a published packet or a log on this device and says what follows from the seed and what does not. */
function verifyPage() {
  const result = h('div', { role: 'status' });
  const text = h('textarea', { id: 'document', spellcheck: false });
  const check = (document, salt) => result.replaceChildren(verdict(document, salt, (next) => check(document, next)));
  const read = async (file) => { if (file) { text.value = ''; check(await file.text()); } };
  const drop = h('div', {
    class: 'drop',
    ondragover: (event) => { event.preventDefault(); drop.classList.add('over'); },
    ondragleave: () => drop.classList.remove('over'),
    ondrop: (event) => { event.preventDefault(); drop.classList.remove('over'); read(event.dataTransfer.files[0]); },
  }, h('label', {}, words('drop'), h('input', { type: 'file', accept: '.json,application/json,text/plain', onchange: (event) => read(event.target.files[0]) })));
  return [
    h('h2', {}, words('verifyTitle')),
    h('p', {}, words('verifyHelp')),
    h('div', { class: 'card' }, drop,
      h('label', { for: 'document' }, words('paste')), text,
      h('div', { class: 'row' }, h('button', { class: 'main', type: 'button', onclick: () => check(text.value) }, words('check')))),
    result,
  ];
}

function verdict(document, salt, checkWith) {
  let found;
  try {
    found = rules.verify(document, { language, salt });
  } catch (error) {
    return h('p', { class: 'fault' }, error.message);
  }
  const rounds = (source) => found.rounds.filter((round) => round.source === source).map((round) => round.round).join(', ');
  return h('div', { class: 'card' },
    h('h3', {}, found.title),
    h('p', { class: found.verified ? 'good' : 'bad' }, found.verified ? words('verified') : words('refuted')),
    h('p', {}, found.message),
    found.seed ? h('p', {}, words('seedOf'), ': ', h('code', {}, found.seed)) : null,
    found.commitment === 'unchecked' ? saltForm(checkWith) : null,
    rounds('seed') ? h('p', {}, words('bySeed', rounds('seed'))) : null,
    rounds('hand') ? h('p', {}, words('byHand', rounds('hand'))) : null,
    found.faults.length > 0 ? h('table', {},
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, words('place')), h('th', { scope: 'col' }, words('fault')))),
      h('tbody', {}, found.faults.map((fault) => h('tr', {}, h('td', {}, h('code', {}, fault.place)), h('td', {}, fault.message))))) : null);
}

/** Asks for the salt of the commitment, which a log does not hold. */
function saltForm(checkWith) {
  const salt = h('input', { autocomplete: 'off', required: true });
  return h('form', { class: 'row', onsubmit: (event) => { event.preventDefault(); checkWith(salt.value); } },
    h('label', {}, words('salt'), salt), h('button', { type: 'submit' }, words('check')));
}
