import type { Game, Options, OpenOptions, View } from "./game.js";
import type { Die } from "./pairing.js";
export { heroicAction } from "./pairing.js";
export type { Chance, Die } from "./pairing.js";
export type { Answers, Choice, Field, Game, OpenOptions, Options, RefusedError, View } from "./game.js";

/** A hero or villain. */
export interface Datafile {
  name: string;
  affiliations: { solo: Die; buddy: Die; team: Die };
  /** Three distinctions. */
  distinctions: string[];
  powerSets?: {
    name: string;
    powers?: { name: string; die: Die }[];
    sfx?: { name: string; costsPlotPoint?: boolean }[];
    limits?: string[];
  }[];
  specialties?: { name: string; mastery: "expert" | "master" }[];
}

/** A scene of Marvel Heroic, driven by its choices, with verbs for what every scene needs. */
export interface Scene extends Game<Scene> {
  /** Begins an action scene with its distinctions. */
  actionScene(distinctions: string[]): Scene;
  /** Begins a transition scene with its distinctions. */
  transitionScene(distinctions: string[]): Scene;
  /** Names the next character to act. */
  next(character: string): Scene;
  /** Begins an attack. */
  attack(actor: string, target: string): Scene;
  /** Rolls the pool that waits to be rolled. */
  roll(options: { seed: string | number }): Scene;
  /** Ends the scene. */
  endScene(): Scene;
  /** Returns everything that lies on the table. */
  view(): View[];
}

/** Starts a scene with its cast. */
export function scene(cast: { heroes: Datafile[]; villains?: Datafile[] }, options?: OpenOptions): Scene;

/** Opens a scene from the text that {@link Game.save} or {@link Game.store} returned, here or in Java. */
export function openScene(log: string, options?: OpenOptions): Scene;
