import type { Game, OpenOptions, Options, View } from "./game.js";
export type { Answers, Choice, Field, Game, OpenOptions, Options, RefusedError, View } from "./game.js";

/** An event as its organizer runs it. Players are given by name. */
export interface Desk extends Game<Desk> {
  /** Registers players by name. */
  register(names: string[]): Desk;
  /** Keeps two players apart where possible. */
  exclude(one: string, other: string): Desk;
  /** Gives a player a rating for the first round. */
  rate(player: string, rating: number): Desk;
  /** Closes the registration. */
  open(): Desk;
  /** Pairs the next round. */
  pairRound(): Desk;
  /** Reports a match; the player with more VPs wins. */
  report(one: string, vps: number, other: string, otherVps: number): Desk;
  /** Reports a match with its winner. */
  reportWin(winner: string, vps: number, loser: string, loserVps: number): Desk;
  /** Reports a match that ended on time. */
  time(one: string, vps: number, other: string, otherVps: number): Desk;
  /** Reports a drawn match. */
  draw(one: string, vps: number, other: string, otherVps: number): Desk;
  /** Reports that neither player wants to play on. */
  bothDecline(one: string, other: string): Desk;
  /** Reports a concession. */
  concede(conceding: string): Desk;
  /** Corrects the result of a match. */
  amend(round: number, one: string, vps: number, other: string, otherVps: number): Desk;
  /** Takes a player out of the event. */
  drop(player: string): Desk;
  /** Takes a player out who did not appear. */
  noShow(player: string): Desk;
  /** Lets a player return. */
  rejoin(player: string): Desk;
  /** Registers a late player. */
  enterLate(name: string): Desk;
  /** Does what is due: pairs the next round, makes the cut, pairs the next final round, or closes the event. */
  next(): Desk;
  /** Makes the progression cut. */
  cut(): Desk;
  /** Closes the event. */
  close(): Desk;
  /** Ends the event early, for a reason. */
  end(reason: string): Desk;
  announcement(): View;
  pairings(): View;
  seating(): View;
  results(): View;
  standings(): View;
  bracket(): View;
  finalRanks(): View;
  /** Returns the names of all players, including those who have left. */
  players(): string[];
  /**
   * Returns the document that is published once the event is over: everything that was shown, the seed with the salt of its commitment, and the
   * log. {@link verify} checks it.
   */
  publish(salt?: string): string;
  /** Returns the matches of the current round without a result. */
  openMatches(): { first: string; second: string }[];
  /** Returns the name of the champion, or null. */
  champion(): string | null;
  /** Explains the opponent or the bye of a player. */
  whyOpponent(player: string): string;
  /** Explains the rank of a player. */
  whyRank(player: string): string;
}

/** Opens the registration of a Challenger Event. */
export function challenger(name: string, options: Options): Desk;

/** Opens the registration of a Timeline Event. */
export function timeline(name: string, options: Options): Desk;

/** Opens an event from the text that {@link Game.save} or {@link Game.store} returned, here or in Java. */
export function open(log: string, options?: OpenOptions): Desk;

/** What was found when an event was played again. */
export interface Verification {
  /** Whether every pairing, bye and lot follows from the seed, every standing from the results, and the seed from its commitment. */
  verified: boolean;
  kind: "log" | "packet";
  /** One sentence for people. */
  message: string;
  /** The name of the event, or "" if the document cannot be read. */
  title: string;
  /** The 32 digits of the seed, or "". */
  seed: string;
  /** Whether the seed is the one that was committed to; "unchecked" if the salt is not known. */
  commitment: "none" | "unchecked" | "matches" | "differs";
  /** How each round was paired. */
  rounds: { round: number; source: "seed" | "hand" }[];
  /** The places, as JSON pointers, where the document says something else than follows. */
  faults: { place: string; message: string; rules: string[] }[];
}

/** Verifies a log or a published document. A log does not hold the salt of its commitment. */
export function verify(document: string, options?: { salt?: string; language?: "en" | "es" }): Verification;
