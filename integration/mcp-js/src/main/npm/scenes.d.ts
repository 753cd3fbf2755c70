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

/** A type of stress and trauma. */
export type StressType = "physical" | "mental" | "emotional";

/** The source of a die in a pool. Stress and trauma are those of the opposition; ownStress is used in the character's favour. */
export type Trait =
  | { kind: "affiliation"; name: "solo" | "buddy" | "team" }
  | { kind: "distinction" | "sceneDistinction" | "power" | "specialty" | "asset" | "resource" | "complication" | "push" | "stunt"; name: string }
  | { kind: "stress" | "trauma" | "ownStress"; name: StressType }
  | { kind: "doom"; name: Die };

/** A use of an effect die. */
export type EffectUse =
  | { kind: "stress"; name: StressType }
  | { kind: "complication"; name: string }
  | { kind: "asset"; name: string; holder: string }
  | { kind: "recovery" }
  | { kind: "doom" };

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
  /** Begins help for a character. */
  help(actor: string, target: string): Scene;
  /** Begins the treatment of stress or trauma. */
  heal(actor: string, target: string, ailment: { kind: "stress" | "trauma"; name: StressType }): Scene;
  /** Takes a turn with an unopposed action, without a roll. */
  act(character: string, what: string): Scene;
  /** Adds traits to the pool of the character who is to roll. */
  pool(traits: Trait[]): Scene;
  /** Rolls the pool that waits to be rolled: with the faces that the dice show, in pool order, or from a seed. */
  roll(roll: number[] | { seed: string | number }): Scene;
  /** Chooses the highest total, or the largest effect die with a total to reach, and declares the result. */
  chooseDice(reach?: number): Scene;
  /** Uses the next effect die. */
  use(effect: EffectUse): Scene;
  /** Strikes back with a won reaction: a hero for a plot point, a villain or the Watcher for a doom die. */
  strikeBack(doomDie?: Die): Scene;
  /** Keeps an asset of a hero till the end of the scene for a plot point. */
  keep(hero: string, asset: string): Scene;
  /** Ends the action and gives up everything that is still unused. */
  endAction(): Scene;
  /** Makes a villain act next, or first, for a doom die. */
  interrupt(villain: string, doomDie: Die): Scene;
  /** Creates a scene distinction for a doom die. */
  distinction(name: string, doomDie: Die): Scene;
  /** Uses a character's own limit, or activates that of a hero, who declines the plot point, for a doom die. */
  limit(character: string, limit: string, doomDie?: Die): Scene;
  /** Ends the scene for two D12 doom dice. */
  endSceneWithDoom(): Scene;
  /** Ends the scene. */
  endScene(): Scene;
  /** Returns everything that lies on the table. */
  view(): View[];
}

/** Starts a scene with its cast. */
export function scene(cast: { heroes: Datafile[]; villains?: Datafile[] }, options?: OpenOptions): Scene;

/** Opens a scene from the text that {@link Game.save} or {@link Game.store} returned, here or in Java. */
export function openScene(log: string, options?: OpenOptions): Scene;
