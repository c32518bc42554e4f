import type { House } from "./house.ts";

/** What was answered so far, by the name of the question. */
export type Answers = Readonly<Record<string, string>>;

/** One thing that a new club must say. Its name is also its flag: `--name "Pembe Mobil"`. */
export interface Question {
  readonly name: string;
  readonly ask: string;
  /** Taken when the answer is empty. Without one the question must be answered. */
  readonly usual?: (given: Answers, house: House) => string;
  /** Says what is wrong with an answer. */
  readonly fault?: (answer: string, house: House) => string | undefined;
  /** Left out of the dialogue: a flag or the file says it. */
  readonly quiet?: true;
}

/** Accepts one of some words. */
export const oneOf = (words: readonly string[]) => (answer: string) =>
  words.includes(answer) ? undefined : `must be one of ${words.join(", ")}`;
