import type { Game, OpenOptions, Options, View } from "./game.js";
export type { Answers, Choice, Field, Game, OpenOptions, Options, RefusedError, View } from "./game.js";

/** The characters of one player, each with its threat and its stamina while healthy and while injured. */
export interface Squad {
  player: string;
  characters: { name: string; threat: number; healthy: number; injured: number }[];
}

/** An encounter, driven by its choices. */
export interface Encounter extends Game<Encounter> {
  /** Describes the state in sentences. */
  state(): string;
  /** Returns everything that lies on the table. */
  view(): View[];
}

/** Starts an encounter with the Unstoppable Colossus, with an invented Momentum track in place of the printed one. */
export function colossus(
  setup: { difficulty: "narrative" | "normal" | "hard" | "unstoppable"; squads: Squad[] },
  options: Options,
): Encounter;

/** Starts an encounter with the Incredible Hulk, with an invented card in place of the printed one. */
export function hulk(
  setup: {
    difficulty: "narrative" | "normal" | "hard" | "smash";
    squads: Squad[];
    /** The names of the Gamma Absorbers. */
    absorbers: string[];
    /** The names of the Booster Serums. */
    serums: string[];
    /** The interactive terrain on the table. */
    terrain: { name: string; size: number }[];
  },
  options: Options,
): Encounter;

/** Opens an encounter with the Colossus from the text that {@link Game.save} or {@link Game.store} returned, here or in Java. */
export function openColossus(log: string, options?: OpenOptions): Encounter;

/** Opens an encounter with the Hulk from the text that {@link Game.save} or {@link Game.store} returned, here or in Java. */
export function openHulk(log: string, options?: OpenOptions): Encounter;
