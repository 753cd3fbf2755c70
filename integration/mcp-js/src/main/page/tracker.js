/** The two encounters at the table: their views, what may be done now, and undo. */
const SQUADS = ['Lancer, 4, 6, 5\nBulwark, 5, 7, 6\nComet, 3, 5, 5', 'Warden, 4, 6, 6\nQuill, 3, 5, 4\nMirage, 4, 5, 5'];
const encounters = { colossus: null, hulk: null };

function keepEncounter(which, next) {
  encounters[which] = next;
  storage.write(which, next === null ? null : next.save());
  show();
  document.querySelector('.status')?.focus({ preventScroll: true });
}

function encounterPage(which) {
  if (encounters[which] === null) {
    const log = storage.read(which);
    const open = which === 'colossus' ? rules.openColossus : rules.openHulk;
    try { encounters[which] = log && open(log, { language }); } catch { encounters[which] = null; }
  }
  const game = encounters[which];
  return [game ? table(which, game) : setup(which)];
}

/** Reads lines of values separated by commas; the last ones are numbers. */
function lines(text, count) {
  return text.split('\n').filter((line) => line.trim() !== '').map((line) => {
    const parts = line.split(',').map((part) => part.trim());
    const numbers = parts.slice(1).map(Number);
    if (parts.length !== count || numbers.some((number) => !Number.isInteger(number))) throw new TypeError(words('badLine', line));
    return [parts[0], ...numbers];
  });
}

function setup(which) {
  const fault = h('p', { class: 'fault', role: 'alert' });
  const levels = which === 'colossus' ? ['narrative', 'normal', 'hard', 'unstoppable'] : ['narrative', 'normal', 'hard', 'smash'];
  const area = (name, label, text) => h('label', {}, label, h('textarea', { name }, text));
  return h('section', {},
    h('h2', {}, words(which)),
    h('p', { class: 'quiet' }, words('invented')),
    h('form', {
      class: 'card',
      onsubmit: (event) => {
        event.preventDefault();
        const data = Object.fromEntries(new FormData(event.target));
        const names = (text) => text.split('\n').map((name) => name.trim()).filter((name) => name !== '');
        try {
          const squads = [0, 1].map((index) => ({
            player: words('owner', index + 1),
            characters: lines(data['squad' + index], 4).map(([name, threat, healthy, injured]) => ({ name, threat, healthy, injured })),
          }));
          const seed = randomText();
          const start = which === 'colossus'
            ? rules.colossus({ difficulty: data.difficulty, squads }, { seed, language })
            : rules.hulk({
              difficulty: data.difficulty, squads, absorbers: names(data.absorbers), serums: names(data.serums),
              terrain: lines(data.terrain, 2).map(([name, size]) => ({ name, size })),
            }, { seed, language });
          keepEncounter(which, start);
        } catch (error) {
          fault.textContent = error.message;
        }
      },
    },
    h('label', {}, words('difficulty'), h('select', { name: 'difficulty' },
      levels.map((level) => h('option', { value: level, selected: level === 'normal' }, words('levels')[level])))),
    SQUADS.map((squad, index) => area('squad' + index, words('squad', index + 1), squad)),
    which === 'hulk' ? [area('absorbers', words('absorbers'), 'North\nSouth'), area('serums', words('serums'), 'Red\nGreen'), area('terrain', words('terrain'), 'Tram, 2\nBench, 1')] : null,
    fault,
    h('div', { class: 'row' }, h('button', { class: 'main' }, words('beginGame')))));
}

function table(which, game) {
  const done = (next) => keepEncounter(which, next);
  return h('section', {},
    h('h2', {}, words(which)),
    h('p', { class: 'status', tabindex: -1 }, game.awaited()),
    news(game),
    h('div', { class: 'card' }, choicePanel(game, done)),
    game.view().map((view) => h('div', { class: 'card' }, viewTable(view))),
    story(game),
    h('div', { class: 'row' },
      h('button', { type: 'button', onclick: () => { try { done(game.undo()); } catch { /* nothing was done yet */ } } }, words('undo')),
      startOver(() => done(null))));
}
