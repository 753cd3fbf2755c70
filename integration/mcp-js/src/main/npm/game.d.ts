/** Options of every start: a seed, and the language of all sentences (English unless another is named). */
export interface Options {
  seed: string | number;
  language?: "en" | "es";
}

/** Options of a game that is opened, or that needs no seed. */
export interface OpenOptions {
  language?: "en" | "es";
}

/** A table of text, also laid out with columns. */
export interface View {
  title: string;
  headings: string[];
  rows: string[][];
  text: string;
}

/** A field of a choice: one option, some options, a number, a text or several lines. Options are answered by their index. */
export interface Field {
  name: string;
  label: string;
  kind: "one" | "some" | "number" | "text" | "lines";
  options?: string[];
  min?: number;
  max?: number;
}

/** Something that may be done now. Without fields it is complete. */
export interface Choice {
  label: string;
  fields: Field[];
}

/** The texts of fields by name. An option is given by its index, and several as an array. */
export type Answers = Record<string, string | number | (string | number)[]>;

/** Thrown as an Error with the name "RefusedError" if the rules refuse something. */
export interface RefusedError extends Error {
  name: "RefusedError";
  /** The ids of the rules that refuse it, as docs/RULES.md of the library lists them. */
  rules?: string[];
  /** What is wrong in which field, if the answers of a choice are refused. */
  faults?: { field: string; message: string }[];
}

/** A game. It never changes: everything that is done returns the next one. */
export interface Game<G> {
  /** Describes the step that the game waits for. */
  awaited(): string;
  /** Returns the sentences about what happened last. */
  lastSentences(): string[];
  /** Returns the sentences about everything that happened. */
  story(): string[];
  /** Returns everything that may be done now. */
  choices(): Choice[];
  /** Returns the fields of a choice once some are filled in: an answer may lead to further fields. */
  fields(choice: number, answers: Answers): Field[];
  /** Does what a choice offers. */
  choose(choice: number, answers?: Answers): G;
  /** Returns the whole log, as Java writes it: every command and its events. */
  save(): string;
  /** Returns the short log on one line: every command, and digests. */
  store(): string;
  /** Takes the last step back. */
  undo(): G;
}
