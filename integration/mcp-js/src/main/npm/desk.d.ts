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
  /** Corrects the name of a player. */
  rename(player: string, newName: string): Desk;
  /** Keeps the players of a club or team apart where possible. */
  club(club: string, players: string[]): Desk;
  /**
   * Submits the list of a player as text, one line for each card: "Character: Name / Alter ego / threat / size", "Tactic: Name",
   * "Secure: Name / threat" and "Extract: Name / threat". A line such as "Roster 2" begins each roster of a Timeline List.
   */
  submit(player: string, list: string): Desk;
  /** Fixes the table of a player from the next Swiss round on. */
  fixTable(player: string, table: number): Desk;
  /** Frees a player from a fixed table. */
  freeTable(player: string): Desk;
  /** Gives a player a bye in round 1, because the player asked for it or the organizer assigned it. */
  giveBye(player: string, why: "intentional" | "assigned"): Desk;
  /** Gives a player a bye in a Swiss round after the first. */
  requestBye(player: string, round: number): Desk;
  /** Takes a bye back from a player who has left. */
  takeBackBye(player: string, round: number): Desk;
  /** Closes the registration. */
  open(): Desk;
  /** Pairs the next round. */
  pairRound(): Desk;
  /** Starts the clock of the current round once enough players are seated. The time is a text such as "2026-11-21T10:00:00Z". */
  startClock(seated: number, now: string): Desk;
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
  /** Withdraws the result of a match of the current round. */
  unreport(one: string, other: string): Desk;
  /** Takes a player out of the event. */
  drop(player: string): Desk;
  /** Takes a player out who did not appear. */
  noShow(player: string): Desk;
  /** Lets a player return. */
  rejoin(player: string): Desk;
  /** Registers a late player. */
  enterLate(name: string): Desk;
  /** Pairs a late player with the player who has the bye. */
  pairWithBye(player: string): Desk;
  /** Replaces a Watcher by a person who does not play. */
  replaceWatcher(watcher: string, substitute: string): Desk;
  /** Records that players agreed to split their prizes, in their own words. */
  splitPrizes(terms: string, players: string[]): Desk;
  /** Does what is due: pairs the next round, makes the cut, pairs the next final round, or closes the event. */
  next(): Desk;
  /** Makes the progression cut. */
  cut(): Desk;
  /** Closes the event. */
  close(): Desk;
  /** Ends the event early, for a reason. */
  end(reason: string): Desk;
  /** Returns what was announced: the rules of the event, and the commitment to its seed. */
  announcement(): View;
  /** Returns the pairings by table, of the current round unless another is named. */
  pairings(round?: number): View;
  /** Returns the table of each player, by name. */
  seating(): View;
  /** Returns the results, of the current round unless another is named. */
  results(round?: number): View;
  /** Returns the standings, after the last round unless another is named. */
  standings(round?: number): View;
  /** Returns the bracket of the final rounds. */
  bracket(): View;
  /** Returns the final ranking. */
  finalRanks(): View;
  /** Returns the names of all players, including those who have left. */
  players(): string[];
  /**
   * Returns the document that is published once the event is over: everything that was shown, the seed with the salt of its commitment, and the
   * log. {@link verify} checks it. It is refused before the event is closed, and with a salt that does not match the commitment.
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

/** Options of a new event. */
export interface EventOptions extends Options {
  /**
   * A secret text. With it, the event is announced with a commitment to its seed, so that players can check at the end that the seed was not
   * chosen to suit a player. Keep it for {@link Desk.publish}.
   */
  salt?: string;
}

/** Opens the registration of a Challenger Event. */
export function challenger(name: string, options: EventOptions): Desk;

/** Opens the registration of a Timeline Event. */
export function timeline(name: string, options: EventOptions): Desk;

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
