import type { Api } from "@tribun/api-client";
import { type BrokenRules, type CodeFields, type Later, later } from "@tribun/forms";
import { createContext } from "react";
import type * as v from "valibot";

/** What became of a form that went out by itself: what was typed, and what was wrong with it or what came of it. */
export type Answered<V, R> = {
  /** Missing where the operator could not say what the form asks for. */
  readonly values?: V;
  readonly rules: BrokenRules;
  readonly failure?: unknown;
  readonly result?: R;
};

/** Text as typed and boxes as ticked. */
export type NoScriptValues<K extends string, B extends string> = Readonly<Record<K, string>> & Readonly<Record<B, boolean>>;

/** What a form asks for. */
export type Asked<K extends string, B extends string> = {
  readonly initial: Readonly<Record<K, string>>;
  /** Fields that are ticked; none is at first. */
  readonly boxes: Readonly<Record<B, boolean>>;
};

/** What a form is checked with and sent by. */
export type Sending<O, R> = {
  readonly schema: v.GenericSchema<unknown, O>;
  /** @param keyOf the idempotency key for a body, so that sending the same again counts once */
  readonly send: (api: Api, output: O, keyOf: (body: object) => string) => Promise<R>;
};

/** A form of text fields and boxes as React fills it in and as the club's server answers it where no script runs. */
export type NoScriptFields<K extends string, B extends string, O, R> = Asked<K, B> & {
  /** Value of the submit button called `form`, which tells the forms of one address apart. */
  readonly name: string;
  readonly codes: CodeFields;
  readonly sending: Later<Sending<O, R>>;
  /** What the club's server has to say of it; undefined wherever a script runs. */
  readonly answered: React.Context<Answered<NoScriptValues<K, B>, R> | undefined>;
};

type Definition<K extends string, B extends string, O, R> = Asked<K, B> & {
  readonly name: string;
  readonly codes?: CodeFields;
  /** Fetches what it is checked with and sent by: once somebody begins to type, or on the club's server. */
  readonly sending: () => Promise<Sending<O, R>>;
};

/** Makes a form that works without any script, too. Its rules and its call come once they are wanted, here and there. */
export function createNoScriptForm<K extends string, B extends string, O, R>({
  codes = {},
  sending,
  ...fields
}: Definition<K, B, O, R>): NoScriptFields<K, B, O, R> {
  return { ...fields, codes, sending: later(sending), answered: createContext<Answered<NoScriptValues<K, B>, R> | undefined>(undefined) };
}
