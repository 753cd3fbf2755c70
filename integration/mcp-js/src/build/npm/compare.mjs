// Pairs the same fields with this package and with tournament-pairings, and prints how much faster one is. Usage: node compare.mjs TARGET [PLAYERS...]
// With 1024 players the other one takes more than half a minute.
import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Swiss } from "tournament-pairings";

const { nextRound } = await import(pathToFileURL(join(resolve(process.argv[2]), "npm", "pairing.js")));
const sizes = process.argv.slice(3).map(Number);

/** Plays rounds whose results follow from a generator; returns the rows before the last one. */
function field(players, rounds) {
  let state = players;
  const random = (below) => { state = (state * 48271) % 2147483647; return state % below; };
  const rows = Array.from({ length: players }, (_, id) => ({ id, points: 0, opponents: [], byes: 0 }));
  for (let round = 1; round < rounds; round++) {
    for (const { first, second } of nextRound(rows, { seed: round }).tables) {
      assert.ok(!rows[first].opponents.includes(second), "a rematch that was not forced");
      rows[first].opponents.push(second);
      rows[second].opponents.push(first);
      rows[random(2) ? first : second].points += 3;
    }
  }
  return rows;
}

/** Returns milliseconds of processor time for each run, which other programs on the machine do not change. */
const timed = (times, run) => {
  const from = process.cpuUsage();
  for (let i = 0; i < times; i++) run(i);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000 / times;
};

for (const players of sizes.length ? sizes : [256]) {
  const rows = field(players, 6);
  timed(150, (i) => nextRound(rows, { seed: i }));
  const ours = timed(50, (i) => {
    for (const { first, second } of nextRound(rows, { seed: i }).tables) assert.ok(!rows[first].opponents.includes(second));
  });
  const theirs = timed(1, () => Swiss(rows.map((row) => ({ id: row.id, score: row.points, avoid: row.opponents })), 6));
  console.log(`${players} players, round 6: ${ours.toFixed(1)} ms, tournament-pairings ${theirs.toFixed(0)} ms: ${Math.round(theirs / ours)} times`);
}
