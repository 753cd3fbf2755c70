// Reads the public state of an event from standard input and writes the command that drops its last player.
import { readFileSync } from 'node:fs';
import type { DropPlayer, PublicState } from './target/values.js';

const state: PublicState = JSON.parse(readFileSync(0, 'utf8'));
const last = state.players?.at(-1);
if (last === undefined) {
  throw new Error('The event has no players.');
}
const command: DropPlayer = {
  '@type': 'dropPlayer',
  player: last.entrant.id,
  reason: 'OWN_WISH',
  partialScore: { leaverVps: 0, opponentVps: 0 },
};
console.log(JSON.stringify(command));
