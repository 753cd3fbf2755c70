/** A field of a choice as a control. Options are answered by their index, several as an array. */
function control(field, answer, changed) {
  const name = field.name;
  if (field.kind === 'one') {
    return h('select', { name, onchange: changed, required: true },
      h('option', { value: '', selected: answer === undefined }, '…'),
      field.options.map((option, index) => h('option', { value: index, selected: String(index) === String(answer) }, option)));
  }
  if (field.kind === 'some') {
    return h('fieldset', {},
      h('legend', { class: 'quiet' }, words('chosen', field.min, field.max)),
      field.options.map((option, index) => h('label', {},
        h('input', { type: 'checkbox', name, value: index, checked: (answer ?? []).includes(String(index)), onchange: changed }), option)));
  }
  if (field.kind === 'number') {
    return h('input', { type: 'number', name, min: field.min, max: field.max, value: answer ?? '', required: true, onchange: changed });
  }
  return field.kind === 'lines'
    ? h('textarea', { name, onchange: changed }, answer ?? '')
    : h('input', { name, value: answer ?? '', autocomplete: 'off', onchange: changed });
}

/** Reads the answers of a form: only those that were given. */
function answersOf(form, fields) {
  const data = new FormData(form);
  const answers = {};
  for (const field of fields) {
    const given = data.getAll(field.name).filter((text) => text !== '');
    if (field.kind === 'some') answers[field.name] = given;
    else if (given.length > 0) answers[field.name] = given[0];
  }
  return answers;
}

/** The form of a choice. An answer may lead to further fields, so the fields are asked for again after every change. */
function choiceForm(game, index, choice, done, cancel) {
  let answers = {};
  let faults = {};
  const form = h('form', { class: 'card', 'aria-label': choice.label, novalidate: true });
  const show = (focused) => {
    const fields = game.fields(index, answers);
    const changed = (event) => { answers = answersOf(form, fields); faults = {}; show(event.target.name); };
    form.replaceChildren(
      h('h3', {}, choice.label),
      ...fields.map((field) => {
        const input = control(field, answers[field.name], changed);
        return h('div', {},
          field.kind === 'some' ? h('p', {}, field.label) : h('label', {}, field.label, input),
          field.kind === 'some' ? input : null,
          faults[field.name] ? h('p', { class: 'fault', role: 'alert' }, faults[field.name]) : null);
      }),
      faults[''] ? h('p', { class: 'fault', role: 'alert' }, faults['']) : '',
      h('div', { class: 'row' },
        h('button', { class: 'main', type: 'submit' }, words('ok')),
        h('button', { type: 'button', onclick: cancel }, words('cancel'))));
    if (focused) form.elements.namedItem(focused)?.focus?.();
    form.onsubmit = (event) => {
      event.preventDefault();
      answers = answersOf(form, fields);
      try {
        done(game.choose(index, answers));
      } catch (error) {
        faults = {};
        for (const fault of error.faults ?? []) faults[fault.field] = fault.message;
        if (!error.faults?.some((fault) => fields.some((field) => field.name === fault.field))) faults[''] = error.message;
        show();
      }
    };
  };
  show();
  queueMicrotask(() => form.querySelector('select, input, textarea, button')?.focus());
  return form;
}

/** Everything that a game offers now, as buttons; a choice with fields opens its form below. */
function choicePanel(game, done, shown = () => true) {
  const place = h('div');
  const buttons = game.choices().map((choice, index) => ({ choice, index })).filter(({ choice }) => shown(choice)).map(({ choice, index }) =>
    h('button', {
      type: 'button',
      onclick: () => {
        if (choice.fields.length === 0) {
          try { done(game.choose(index, {})); } catch (error) { place.replaceChildren(h('p', { class: 'fault', role: 'alert' }, error.message)); }
        } else {
          place.replaceChildren(choiceForm(game, index, choice, done, () => place.replaceChildren()));
        }
      },
    }, choice.label + (choice.fields.length === 0 ? '' : ' …')));
  return h('div', {}, h('div', { class: 'choices' }, buttons), place);
}

/** The sentences about the last step. */
function news(game) {
  const sentences = game.lastSentences();
  return h('div', { role: 'status' }, sentences.length === 0 ? null : h('ul', {}, sentences.map((sentence) => h('li', {}, sentence))));
}

/** The whole story, folded. */
function story(game) {
  return h('details', {}, h('summary', {}, words('story')), h('ol', {}, game.story().map((sentence) => h('li', {}, sentence))));
}

/** Discards a game when it is pressed twice. */
function startOver(discard) {
  let armed = false;
  const button = h('button', { type: 'button', onclick: () => {
    if (armed) return discard();
    armed = true;
    button.textContent = words('sure');
    button.classList.add('bad');
  } }, words('startOver'));
  return button;
}
