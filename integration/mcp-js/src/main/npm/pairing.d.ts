import type { Options } from "./game.js";
export type { Options } from "./game.js";

/** A player as your app knows it. */
export interface Row<Id extends string | number> {
  id: Id;
  points?: number;
  /** The players met, once for each match. */
  opponents?: Id[];
  /** The byes received. */
  byes?: number;
  /** The victory points, which rank players with equal points and strength of schedule. */
  vps?: number;
  /** False for a player who has left. */
  playing?: boolean;
}

/** A paired round. Tables and the bye say why they are so, in the language of the options; a reason is computed when it is read. */
export interface Round<Id extends string | number> {
  tables: { table: number; first: Id; second: Id; why: string }[];
  bye: { player: Id; why: string } | null;
}

/** A die of Marvel Heroic. */
export type Die = "d4" | "d6" | "d8" | "d10" | "d12";

/** A probability, as an exact fraction and as a number. */
export interface Chance {
  exact: string;
  value: number;
}

/** Pairs the next Swiss round. The same rows and seed give the same round, here and in Java. */
export function nextRound<Id extends string | number>(rows: Row<Id>[], options: Options): Round<Id>;

/** Returns the chances of each damage of an attack with Crisis dice. */
export function crisisDamage(
  attackDice: number,
  defenceDice: number,
): { damage: number; exactly: Chance; atLeast: Chance }[];

/** Returns the chances of a Heroic action against a reaction, given by pools such as "3d8+2d10". */
export function heroicAction(
  action: string,
  reaction: string,
): { win: Chance; effects: { die: Die; atLeast: Chance }[] };
