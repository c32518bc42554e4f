import { ApiError, type Api } from "@tribun/api-client";
import { type BrokenRules, brokenRules, type CodeFields, rulesFromServer } from "@tribun/forms";
import { ERRORS } from "@tribun/domain";
import { createContext, type ReactNode } from "react";
import * as v from "valibot";

/** What became of a form that went out by itself: what was typed, and what was wrong with it or what came of it. */
export type Answered<V, R> = {
  /** Missing where the operator could not say what the form asks for. */
  readonly values?: V;
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
  /**
   * Checks and sends what a browser posted. Never throws: a failure is an answer too.
   * @param search what the address carries, as the token of a mail's link. It is no field: whoever made the link has filled in nothing
   * and agreed to nothing for the fan
   */
  readonly answer: (api: Api, fields: URLSearchParams, idempotencyKey: string, search: URLSearchParams) => Promise<PaperAnswer>;
};

/** Text as typed and boxes as ticked. */
export type PaperValues<K extends string, B extends string> = Readonly<Record<K, string>> & Readonly<Record<B, boolean>>;

/** What a form asks for and whom it goes to. */
export type Asked<K extends string, B extends string, O, R> = {
  readonly schema: v.GenericSchema<unknown, O>;
  readonly initial: Readonly<Record<K, string>>;
  /** Fields that are ticked; none is at first. */
  readonly boxes: Readonly<Record<B, boolean>>;
  /** @param keyOf the idempotency key for a body, so that sending the same again counts once */
  readonly send: (api: Api, output: O, keyOf: (body: object) => string) => Promise<R>;
};
type Named = { readonly name: string; readonly codes?: CodeFields };
type Definition<K extends string, B extends string, O, R> = Named & Asked<K, B, O, R>;

/** One whose fields the operator names, as it names the questions of a survey. */
type LateDefinition<Q, K extends string, B extends string, O, R> = Named & {
  readonly ask: (api: Api) => Promise<Q>;
  readonly of: (told: Q) => Asked<K, B, O, R>;
};

/**
 * Makes a form of text fields and boxes that the club's server can answer where no script runs: it posts the same fields to the page's own
 * address and gets the page again, with the receipt or with the mistakes beside the fields and all that was typed.
 */
export function createPaperForm<K extends string, B extends string, O, R>(definition: Definition<K, B, O, R>) {
  const { codes, ...late } = createLatePaperForm({ ...definition, ask: () => Promise.resolve(definition), of: (own) => own });
  return { ...definition, codes, answer: late.answer, answered: late.answered };
}

/** The same for a form whose fields are known once the operator has told them. */
export function createLatePaperForm<Q, K extends string, B extends string, O, R>({
  name,
  codes = {},
  ask,
  of,
}: LateDefinition<Q, K, B, O, R>) {
  type Known = Answered<PaperValues<K, B>, R>;
  const Context = createContext<Known | undefined>(undefined);
  const drawn = (status: Drawn["status"], answered: Known): Drawn => ({
    status,
    within: (page) => <Context value={answered}>{page}</Context>,
  });
  const refused = (failure: unknown, values?: PaperValues<K, B>): Drawn => {
    const rules = rulesFromServer(failure, values ?? {}, codes);
    const kept = { rules, ...(values && { values }) };
    if (Object.keys(rules).length > 0) return drawn(422, kept);
    return drawn(statusOf(failure), { ...kept, failure });
  };
  const answer: PaperForm["answer"] = async (api, fields, key) => {
    const asked = await ask(api).then(of, (failure: unknown) => ({ failure }));
    if ("failure" in asked) return refused(asked.failure);
    const { schema, initial, boxes, send } = asked;
    const values = { ...typed(initial, fields), ...ticked(boxes, fields) };
    const parsed = v.safeParse(schema, values);
    if (!parsed.success) return drawn(422, { values, rules: brokenRules(schema, values) });
    try {
      return drawn(200, { values, rules: {}, result: await send(api, parsed.output, () => key) });
    } catch (failure) {
      return refused(failure, values);
    }
  };
  /** `answered`: what the club's server has to say of this form; undefined wherever a script runs. */
  return { name, codes, of, answer, answered: Context };
}

/** Status of a page that says why a form was not taken, where none of its fields is to blame: too many attempts, or nobody to take it. */
export function statusOf(failure: unknown): 429 | 503 {
  return failure instanceof ApiError && ERRORS[failure.code].status === 429 ? 429 : 503;
}

function typed<K extends string>(initial: Readonly<Record<K, string>>, fields: URLSearchParams): Record<K, string> {
  const values: Record<K, string> = { ...initial };
  for (const name in values) values[name] = fields.get(name) ?? "";
  return values;
}

/** A browser leaves a box out that is not ticked. */
function ticked<B extends string>(boxes: Readonly<Record<B, boolean>>, fields: URLSearchParams): Record<B, boolean> {
  const values: Record<B, boolean> = { ...boxes };
  for (const name in values) values[name] = fields.has(name);
  return values;
}
