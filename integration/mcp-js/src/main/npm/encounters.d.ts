import type { Game, OpenOptions, Options, View } from "./game.js";
export type { Answers, Choice, Field, Game, OpenOptions, Options, RefusedError, View } from "./game.js";

/** The characters of one player, each with its threat and its stamina while healthy and while injured. */
export interface Squad {
  player: string;
  characters: { name: string; threat: number; healthy: number; injured: number }[];
}

/** The face of a Crisis die, by its name or letter. */
export type Face = "critical" | "wild" | "hit" | "block" | "blank" | "failure" | "C" | "W" | "H" | "B" | "-" | "F";

/** The result of an attack: its damage, or the faces of both rolls, such as "CHH-F + W against B---F-". */
export type AttackResult = number | string;

/** An encounter: driven by its choices, or by a verb for each thing that is done at the table. Characters are given by name. */
export interface Encounter<G> extends Game<G> {
  /** Describes the state in sentences. */
  state(): string;
  /** Returns everything that lies on the table. */
  view(): View[];
  /** Returns whether the encounter is over. */
  isOver(): boolean;
  /** Begins the first round. */
  beginFirstRound(): G;
  /** Begins the activation of a character. */
  activate(character: string): G;
  /** Ends the activation in progress. A turn ends by itself with its last activation. */
  endActivation(): G;
  /** Resolves an effect of the current step, such as that of a Status card. */
  resolveEffect(effect: string): G;
  /** Passes for the side that may act. */
  pass(): G;
  /** Advances a character that did not act, in Cleanup. */
  advance(character: string): G;
  /** Reports damage that an effect deals to a character. */
  sufferDamage(character: string, damage: number): G;
  /** Reports that an effect removes damage from a character. */
  removeDamage(character: string, damage: number): G;
  /** Reports that a character gains Power. */
  gainPower(character: string, power: number): G;
  /** Reports that a character spends Power. */
  spendPower(character: string, power: number): G;
  /** Reports that a character gains a special condition, such as "Stun". */
  gainCondition(character: string, condition: string): G;
  /** Reports that a character loses a special condition. */
  loseCondition(character: string, condition: string): G;
  /** Begins an effect for this round, on a character if one is named. */
  beginEffect(effect: string, character?: string): G;
  /** Discards a Status card. */
  discardStatus(card: string): G;
  /** Plays a Team Tactic card on characters, with the affiliation that it names, if any. Other verbs report its effects. */
  playTactic(player: string, card: string, targets: string[], affiliation?: string): G;
  /** Applies the leadership of a player's squad to characters. Other verbs report its effects. */
  useLeadership(player: string, targets: string[]): G;
}

/** What a throw hit. */
export interface ThrowReport {
  /** The characters that suffered a collision. */
  collisions?: { character: string; damage: number }[];
  /** The sizes of other terrain features that were destroyed. */
  destroyed?: number[];
}

/** An encounter with the Unstoppable Colossus. Towers are given by number. */
export interface ColossusTable extends Encounter<ColossusTable> {
  /** Places a Disruption Beam token of the active character on a tower, pointing toward another. */
  placeBeam(character: string, tower: number, toward: number): ColossusTable;
  /** Reports an attack on the Colossus, or the damage of a collision, before Organic Steel. */
  damageColossus(result: AttackResult): ColossusTable;
  /** Reports an effect of a character that would move the Colossus. */
  moveColossus(by: string): ColossusTable;
  /** Reports that the push touched interactive terrain of a size. */
  touchTerrain(size: number): ColossusTable;
  /** Reports that the push touched a character. */
  touchCharacter(character: string): ColossusTable;
  /** Reports that the push crossed the link between two towers. */
  crossLink(firstTower: number, secondTower: number): ColossusTable;
  /** Reports that the push touched a tower, which ends it, with the characters within range 1 of the tower. */
  touchTower(tower: number, nearbyCharacters: string[]): ColossusTable;
  /** Reports that the push ended without touching a tower. */
  endPush(): ColossusTable;
  /** Reports the die for the Rampage chart. */
  rollChart(face: Face): ColossusTable;
  /** Throws a character. */
  throwCharacter(character: string, report?: ThrowReport): ColossusTable;
  /** Throws a terrain feature of a size. */
  throwTerrain(size: number, report?: ThrowReport): ColossusTable;
  /** Reports a Bare Metal Hands attack on all its targets. */
  attackWithBareMetalHands(targets: { target: string; result: AttackResult }[]): ColossusTable;
  /** Reports a Hurl Debris attack. */
  hurlDebris(target: string, result: AttackResult): ColossusTable;
  /** Reports that the result of the chart has no target. */
  reportNoTarget(): ColossusTable;
  /** Declines further throws after Bare Metal Hands. */
  forgoThrows(): ColossusTable;
  /** Continues a long chain of Rampages. */
  continueRampages(): ColossusTable;
  /** Stops a long chain of Rampages. */
  stopRampages(): ColossusTable;
}

/** Interactive terrain, which can be thrown and destroyed. */
export interface Terrain {
  name: string;
  size: number;
}

/** An encounter with the Incredible Hulk. Terrain of the setup is given by name. */
export interface HulkTable extends Encounter<HulkTable> {
  /** Deploys the whole Crisis Team within range 3 of its edge. */
  deployTeam(): HulkTable;
  /** Deploys Hulk within range 3 of his edge. */
  deployHulk(): HulkTable;
  /** Reports the roll of the Gamma Aura, with the characters within range 3 of Hulk. */
  rollAura(face: Face, withinRange3: string[]): HulkTable;
  /** Declares an attack of Hulk on characters in range, with more dice than usual, or fewer if the number is negative. */
  declareAttack(attack: "strike" | "thunderClap" | "hulkSmash", targets: string[], otherDice?: number): HulkTable;
  /** Redirects Hulk's attack on one of its targets to another character, before its roll. */
  retargetAttack(from: string, to: string): HulkTable;
  /** Ends an attack before its roll, because of an effect. */
  withdrawAttack(): HulkTable;
  /** Reports Hulk's attack on the next target. */
  rollAttack(result: AttackResult): HulkTable;
  /** Pushes the target of Hulk's Strike, into a Gamma Absorber if one is named. */
  pushTarget(absorber?: string): HulkTable;
  /** Declines the push of the target of Hulk's Strike. */
  declinePush(): HulkTable;
  /** Pushes a Subdued character instead of dealing damage to it, into a Gamma Absorber if one is named. */
  pushSubdued(character: string, absorber?: string): HulkTable;
  /** Reports the characters that are near enough to be pushed by Hulk's new Rage. */
  reportRagePushTargets(characters: string[]): HulkTable;
  /** Pushes a character away because of new Rage, into a Gamma Absorber if one is named. */
  pushAway(character: string, absorber?: string): HulkTable;
  /** Uses Super Gamma Leap to a place within range 3. */
  leap(): HulkTable;
  /** Uses The Strongest One There Is. Other verbs report its effects. */
  useStrongestOneThereIs(): HulkTable;
  /** Declares an attack of a character on Hulk: its dice without the Gamma Aura, and whether the attacker is within range 3. */
  attackHulk(attacker: string, type: "physical" | "energy" | "mystic", strength: number, isWithinRange3: boolean): HulkTable;
  /** Uses or declines Puny against the attack or collision. */
  decidePuny(isUsed: boolean): HulkTable;
  /** Reports an attack on Hulk, before Puny, and whether its special rules push him. */
  rollAttackOnHulk(result: AttackResult, isHulkPushed?: boolean): HulkTable;
  /** Reports that Hulk would suffer a collision. */
  reportHulkCollision(damage: number): HulkTable;
  /** Throws terrain within range 2 with a Gamma Throw. Collisions are reported afterwards. */
  throwTerrain(thrower: string, terrain: string | Terrain, isWithinRange3: boolean): HulkTable;
  /** Reports that a character destroyed terrain, after that effect is resolved. */
  destroyTerrain(by: string, terrain: string | Terrain, isWithinRange3: boolean): HulkTable;
  /** Reports that a Subdued character came into a Gamma Absorber by any other effect. */
  enterAbsorber(character: string, absorber: string): HulkTable;
  /** Reports the Gamma Absorbers that the Crisis Team secures in Cleanup. */
  secureAbsorbers(absorbers: string[]): HulkTable;
  /** Reports the characters within range 1 of a Booster Serum in Cleanup. */
  useSerums(withinRange1: string[]): HulkTable;
}

/** Starts an encounter with the Unstoppable Colossus, with an invented Momentum track in place of the printed one. */
export function colossus(
  setup: { difficulty: "narrative" | "normal" | "hard" | "unstoppable"; squads: Squad[] },
  options: Options,
): ColossusTable;

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
    terrain: Terrain[];
  },
  options: Options,
): HulkTable;

/** Opens an encounter with the Colossus from the text that {@link Game.save} or {@link Game.store} returned, here or in Java. */
export function openColossus(log: string, options?: OpenOptions): ColossusTable;

/** Opens an encounter with the Hulk from the text that {@link Game.save} or {@link Game.store} returned, here or in Java. */
export function openHulk(log: string, options?: OpenOptions): HulkTable;
