import type { Api } from "@tribun/api-client";
import { type BrokenRules, type CodeFields, type Later, later } from "@tribun/forms";
import { createContext } from "react";
import type * as v from "valibot";

/** The server's answer to a no-script form: what the fan typed, and the mistakes or the result. */
export type Answered<V, R> = {
  /** Undefined when the operator could not say what the form asks for. */
  readonly values?: V;
  readonly rules: BrokenRules;
  readonly failure?: unknown;
  readonly result?: R;
};

/** Texts as typed and boxes as ticked. */
export type NoScriptValues<K extends string, B extends string> = Readonly<Record<K, string>> & Readonly<Record<B, boolean>>;

/** The fields of a form. */
export type Asked<K extends string, B extends string> = {
  readonly initial: Readonly<Record<K, string>>;
  /** Checkboxes; none is ticked at first. */
  readonly boxes: Readonly<Record<B, boolean>>;
};

/** The schema that checks a form, and the call that sends it. */
export type Sending<O, R> = {
  readonly schema: v.GenericSchema<unknown, O>;
  /** @param keyOf returns the idempotency key for a body, so that sending the same again counts once */
  readonly send: (api: Api, output: O, keyOf: (body: object) => string) => Promise<R>;
};

/** A form of texts and checkboxes that React fills in, and that the club's server answers without JavaScript. */
export type NoScriptFields<K extends string, B extends string, O, R> = Asked<K, B> & {
  /** Value of the submit button named `form`, which distinguishes the forms of one address. */
  readonly name: string;
  readonly codes: CodeFields;
  readonly sending: Later<Sending<O, R>>;
  /** Context with the answer of the club's server; undefined when JavaScript runs. */
  readonly answered: React.Context<Answered<NoScriptValues<K, B>, R> | undefined>;
};

type Definition<K extends string, B extends string, O, R> = Asked<K, B> & {
  readonly name: string;
  readonly codes?: CodeFields;
  /** Loads the schema and the call: once the fan begins to type, or on the club's server. */
  readonly sending: () => Promise<Sending<O, R>>;
};

/**
 * Creates a form that also works without JavaScript. Its rules and its call load only when they are needed, in the browser and on the
 * server.
 */
export function createNoScriptForm<K extends string, B extends string, O, R>({
  codes = {},
  sending,
  ...fields
}: Definition<K, B, O, R>): NoScriptFields<K, B, O, R> {
  return { ...fields, codes, sending: later(sending), answered: createContext<Answered<NoScriptValues<K, B>, R> | undefined>(undefined) };
}
