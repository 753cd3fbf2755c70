let desk = null;

function keepDesk(next) {
  desk = next;
  storage.write('event', desk === null ? null : desk.save());
  const isReport = document.activeElement?.closest('form.match');
  show();
  // A row of results is typed without the mouse: the next open match follows.
  ((isReport && document.querySelector('form.match input')) || document.querySelector('.status'))?.focus({ preventScroll: true });
}

function eventPage() {
  if (desk === null) {
    const log = storage.read('event');
    try { desk = log && rules.open(log, { language }); } catch { desk = null; }
  }
  return desk ? [deskPage()] : [newEvent()];
}

function newEvent() {
  const fault = h('p', { class: 'fault', role: 'alert' });
  return h('section', {},
    h('h2', {}, words('newEvent')),
    h('form', {
      class: 'card',
      onsubmit: (event) => {
        event.preventDefault();
        const data = new FormData(event.target);
        const start = data.get('kind') === 'timeline' ? rules.timeline : rules.challenger;
        const names = data.get('players').split('\n').map((name) => name.trim()).filter((name) => name !== '');
        try {
          const salt = randomText();
          const next = start(data.get('name'), { seed: data.get('seed'), salt, language }).register(names).open();
          storage.write('salt', salt);
          keepDesk(next);
        } catch (error) {
          fault.textContent = error.message;
        }
      },
    },
    h('label', {}, words('name'), h('input', { name: 'name', value: words('event'), required: true })),
    h('label', {}, words('kind'), h('select', { name: 'kind' }, h('option', { value: 'challenger' }, 'Challenger'), h('option', { value: 'timeline' }, 'Timeline'))),
    h('label', {}, words('players'), h('textarea', { name: 'players', required: true }, 'Ada\nBruno\nChidi\nDana\nEmil\nFarah')),
    h('label', {}, words('seed'), h('input', { name: 'seed', value: randomText(), required: true })),
    h('p', { class: 'quiet' }, words('seedHelp')),
    fault,
    h('div', { class: 'row' }, h('button', { class: 'main' }, words('begin')))),
    openLog());
}

function openLog() {
  const fault = h('p', { class: 'fault', role: 'alert' });
  return h('label', {}, words('open'), h('input', {
    type: 'file', accept: '.json,application/json,text/plain',
    onchange: async (event) => {
      try { keepDesk(rules.open(await event.target.files[0].text(), { language })); } catch (error) { fault.textContent = error.message; }
    },
  }), fault);
}

/** One open match, with the two scores and how it ended. */
function matchForm(match) {
  const fault = h('p', { class: 'fault', role: 'alert' });
  const score = (name) => h('input', { type: 'number', inputmode: 'numeric', min: 0, name, required: true, placeholder: words('vp'), 'aria-label': words('vps', name) });
  const [one, other] = [score(match.first), score(match.second)];
  const ending = h('select', { 'aria-label': words('winner') },
    h('option', { value: 'points' }, words('byPoints')),
    h('option', { value: 'first' }, words('wins', match.first)),
    h('option', { value: 'second' }, words('wins', match.second)),
    h('option', { value: 'time' }, words('onTime')),
    h('option', { value: 'draw' }, words('aDraw')),
    h('option', { value: 'firstConcedes' }, words('concedes', match.first)),
    h('option', { value: 'secondConcedes' }, words('concedes', match.second)));
  const report = () => {
    const [a, b] = [Number(one.value), Number(other.value)];
    switch (ending.value) {
      case 'first': return desk.reportWin(match.first, a, match.second, b);
      case 'second': return desk.reportWin(match.second, b, match.first, a);
      case 'time': return desk.time(match.first, a, match.second, b);
      case 'draw': return desk.draw(match.first, a, match.second, b);
      case 'firstConcedes': return desk.concede(match.first);
      case 'secondConcedes': return desk.concede(match.second);
      default: return desk.report(match.first, a, match.second, b);
    }
  };
  return h('form', {
    class: 'match', novalidate: true,
    onsubmit: (event) => {
      event.preventDefault();
      const needsScore = !ending.value.endsWith('Concedes');
      if (needsScore && (one.value === '' || other.value === '')) return (one.value === '' ? one : other).focus();
      try { keepDesk(report()); } catch (error) { fault.textContent = error.message; }
    },
  },
  h('b', {}, match.first), one, other, h('b', {}, match.second),
  h('div', { class: 'row' }, ending, h('button', { type: 'submit' }, words('report'))), fault);
}

function deskPage() {
  const open = desk.openMatches();
  const due = desk.choices().filter((choice) => choice.fields.length === 0);
  // A view that the event does not have yet, such as the bracket before the cut, is refused or empty.
  const views = [desk.champion() === null ? null : desk.finalRanks, desk.pairings, desk.bracket, desk.standings].map((view) => {
    try { return view && view.call(desk); } catch { return null; }
  }).filter((view) => view !== null && view.rows.length > 0);
  const answer = h('p', { role: 'status' });
  const player = h('select', { 'aria-label': words('whyHelp') }, desk.players().map((name) => h('option', {}, name)));
  const explain = () => {
    const reasons = [desk.whyOpponent, desk.whyRank].map((why) => {
      try { return why.call(desk, player.value); } catch (error) { return error.message; }
    });
    answer.textContent = [...new Set(reasons)].join(' ');
  };
  const fault = h('p', { class: 'fault', role: 'alert' });
  const publish = () => {
    try { download('event-packet.json', desk.publish(storage.read('salt') ?? '')); } catch (error) { fault.textContent = error.message; }
  };
  return h('section', {},
    h('h2', {}, desk.announcement().title),
    h('p', { class: 'status', tabindex: -1 }, desk.awaited()),
    news(desk),
    h('div', { class: 'row' },
      due.length > 0 ? choicePanel(desk, keepDesk, (choice) => choice.fields.length === 0) : null,
      h('button', { type: 'button', onclick: () => { try { keepDesk(desk.undo()); } catch { /* nothing was done yet */ } } }, words('undo'))),
    open.length > 0 ? h('div', { class: 'card' }, h('h3', {}, words('openMatches')), open.map(matchForm)) : null,
    views.map((view) => h('div', { class: 'card' }, viewTable(view))),
    h('div', { class: 'card' }, h('h3', {}, words('why')),
      h('div', { class: 'row' }, h('label', {}, words('whyHelp'), player), h('button', { type: 'button', onclick: explain }, words('explain'))), answer),
    h('details', {}, h('summary', {}, words('rules')), viewTable(desk.announcement())),
    h('details', {}, h('summary', {}, words('more')), choicePanel(desk, keepDesk, (choice) => choice.fields.length > 0)),
    story(desk),
    h('div', { class: 'row' },
      h('button', { type: 'button', onclick: () => download('event-log.json', desk.save()) }, words('save')),
      h('button', { type: 'button', onclick: publish }, words('publish')),
      startOver(() => keepDesk(null))),
    fault);
}
