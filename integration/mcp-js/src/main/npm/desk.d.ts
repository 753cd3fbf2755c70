import type { Game, Options } from "./game.js";
export type { Answers, Choice, Field, Game, Options, RefusedError } from "./game.js";

/** A table of text, also laid out with columns. */
export interface View {
  title: string;
  headings: string[];
  rows: string[][];
  text: string;
}

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
