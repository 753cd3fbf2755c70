/** Calculators: a form whose chart follows every change. */
function calculator(title, inputs, draw) {
  const result = h('div', { 'aria-live': 'polite' });
  const form = h('form', { class: 'row', onsubmit: (event) => event.preventDefault() },
    inputs.map(({ name, label, ...attributes }) => h('label', {}, label, h('input', { name, ...attributes, oninput: () => update() }))));
  const update = () => {
    try {
      result.replaceChildren(draw(Object.fromEntries(new FormData(form))));
    } catch (error) {
      result.replaceChildren(h('p', { class: 'fault' }, error.message));
    }
  };
  update();
  return h('div', { class: 'card' }, h('h2', {}, title), form, result);
}

function oddsPage() {
  const dice = { type: 'number', inputmode: 'numeric', min: 1, max: 30 };
  return [
    calculator(words('crisisTitle'),
      [{ name: 'attack', label: words('attack'), value: 6, ...dice }, { name: 'defence', label: words('defence'), value: 3, ...dice }],
      ({ attack, defence }) => chart(words('damage'), rules.crisisDamage(Number(attack), Number(defence))
        .filter(({ damage, atLeast }) => damage > 0 && atLeast.value >= 0.0005)
        .map(({ damage, atLeast }) => ({ label: words('atLeast', damage), chance: atLeast })))),
    calculator(words('heroicTitle'),
      [{ name: 'action', label: words('action'), value: 'd10+d8+d8+d6' }, { name: 'reaction', label: words('reaction'), value: '2d8+d6' }],
      ({ action, reaction }) => {
        const odds = rules.heroicAction(action, reaction);
        return chart(words('effect'),
          [{ label: words('win'), chance: odds.win }, ...odds.effects.map(({ die, atLeast }) => ({ label: words('withEffect', die), chance: atLeast }))]);
      }),
    h('p', { class: 'quiet' }, words('exact')),
  ];
}
