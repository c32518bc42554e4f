import { ApiError, type Api } from "@tribun/api-client";
import { brokenRules, checked, type CodeFields, rulesFromServer } from "@tribun/forms";
import { ERRORS } from "@tribun/domain";
import type { Context, ReactNode } from "react";
import type { Answered, Asked, PaperFields, PaperValues, Sending } from "./create-paper-form.ts";

/**
 * An answer as the club's server gives it: its status and what the page is drawn in so that the form finds it, or, for a search, the
 * page that holds what was looked for.
 */
export type PaperAnswer = Drawn | { readonly status: 303; readonly location: string };
type Drawn = { readonly status: 200 | 422 | 429 | 503; readonly within: (page: ReactNode) => ReactNode };

/** A form as the club's server answers it. */
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

/** A form whose fields the operator names, as it names the questions of a survey. */
type LateFields<Q, K extends string, B extends string, O, R> = {
  readonly name: string;
  readonly codes?: CodeFields;
  readonly answered: Context<Answered<PaperValues<K, B>, R> | undefined>;
  readonly ask: (api: Api) => Promise<Q>;
  readonly of: (told: Q) => Asked<K, B> & Sending<O, R>;
};

/**
 * Answers a form where no script runs: it posts its fields to the page's own address and gets the page again, with the receipt or with
 * the mistakes beside the fields and all that was typed.
 */
export function answerPaper<K extends string, B extends string, O, R>(form: PaperFields<K, B, O, R>): PaperForm {
  return answerLatePaper({ ...form, ask: form.sending.load, of: (sending) => ({ ...form, ...sending }) });
}

/** The same for a form whose fields are known once the operator has told them. */
export function answerLatePaper<Q, K extends string, B extends string, O, R>({
  name,
  codes = {},
  answered: Answer,
  ask,
  of,
}: LateFields<Q, K, B, O, R>): PaperForm {
  type Known = Answered<PaperValues<K, B>, R>;
  const drawn = (status: Drawn["status"], known: Known): Drawn => ({ status, within: (page) => <Answer value={known}>{page}</Answer> });
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
    const result = checked(schema, values);
    if (result.issues) return drawn(422, { values, rules: brokenRules(schema, values) });
    try {
      return drawn(200, { values, rules: {}, result: await send(api, result.value, () => key) });
    } catch (failure) {
      return refused(failure, values);
    }
  };
  return { name, answer };
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
