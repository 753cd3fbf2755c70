// What every place gives that runs the package: Node and browsers must return the same lines.
export function lines({ index, transcripts, logs }) {
  const all = [];
  for (const seed of ["1", "rain on Saturday"]) all.push(...transcripts.transcript(seed).split("\n"));
  const openers = { tournament: index.open, colossus: index.openColossus, hulk: index.openHulk, scenes: index.openScene };
  for (const [name, { whole, short }] of Object.entries(logs)) {
    const game = openers[name](whole);
    all.push(`${name}: ${openers[name](game.save()).save() === game.save() && openers[name](game.store()).save() === game.save() && openers[name](short).save() === game.save()}`);
    all.push(...game.choices().map((choice) => choice.label), ...game.story());
    const next = game.choices().findIndex((choice) => choice.fields.length === 0);
    if (next >= 0) all.push(openers[name](game.choose(next).save()).save() === game.choose(next).save() ? "continued" : "NOT CONTINUED");
  }
  return all;
}
