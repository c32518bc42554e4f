import { ApiError, type Api } from "@tribun/api-client";
import { type BrokenRules, brokenRules, type CodeFields, rulesFromServer } from "@tribun/forms";
import { ERRORS } from "@tribun/domain";
import { createContext, type ReactNode } from "react";
import * as v from "valibot";

/** What became of a form that went out by itself: what was typed, and what was wrong with it or what came of it. */
export type Answered<R> = {
  readonly values: Readonly<Record<string, string>>;
  readonly rules: BrokenRules;
  readonly failure?: unknown;
  readonly result?: R;
};

/**
 * An answer as the club's server gives it: its status and what the page is drawn in so that the form finds it, or, for a search, the
 * page that holds what was looked for.
 */
export type PaperAnswer = Drawn | { readonly status: 303; readonly location: string };
type Drawn = { readonly status: 200 | 422 | 429 | 503; readonly within: (page: ReactNode) => ReactNode };

/** A form that works without any script, too. Its rules and its call stand here once, for React and for the club's server. */
export type PaperForm = {
  /** Value of the submit button called `form`, which tells the forms of one address apart. */
  readonly name: string;
  /** Checks and sends what a browser posted. Never throws: a failure is an answer too. */
  readonly answer: (api: Api, fields: URLSearchParams, idempotencyKey: string) => Promise<PaperAnswer>;
};

type Definition<K extends string, O, R> = {
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, O>;
  readonly initial: Readonly<Record<K, string>>;
  readonly codes?: CodeFields;
  /** @param keyOf the idempotency key for a body, so that sending the same again counts once */
  readonly send: (api: Api, output: O, keyOf: (body: object) => string) => Promise<R>;
};

/**
 * Makes a form of text fields that the club's server can answer where no script runs: it posts the same fields to the page's own
 * address and gets the page again, with the receipt or with the mistakes beside the fields and all that was typed.
 */
export function createPaperForm<K extends string, O, R>(definition: Definition<K, O, R>) {
  const { name, schema, initial, codes = {}, send } = definition;
  const Context = createContext<Answered<R> | undefined>(undefined);
  const drawn = (status: Drawn["status"], answered: Answered<R>): Drawn => ({
    status,
    within: (page) => <Context value={answered}>{page}</Context>,
  });
  const answer: PaperForm["answer"] = async (api, fields, key) => {
    const values = { ...initial, ...Object.fromEntries(Object.keys(initial).map((field) => [field, fields.get(field) ?? ""])) };
    const parsed = v.safeParse(schema, values);
    if (!parsed.success) return drawn(422, { values, rules: brokenRules(schema, values) });
    try {
      return drawn(200, { values, rules: {}, result: await send(api, parsed.output, () => key) });
    } catch (failure) {
      const rules = rulesFromServer(failure, values, codes);
      if (Object.keys(rules).length > 0) return drawn(422, { values, rules });
      const status = failure instanceof ApiError && ERRORS[failure.code].status === 429 ? 429 : 503;
      return drawn(status, { values, rules: {}, failure });
    }
  };
  return {
    ...definition,
    name,
    codes,
    answer,
    /** What the club's server has to say of this form; undefined wherever a script runs. */
    answered: Context,
  };
}
