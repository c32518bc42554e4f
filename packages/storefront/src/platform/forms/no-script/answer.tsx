import type { Api } from "@tribun/api-client";
import { brokenRules, checked, type CodeFields, rulesFromServer } from "@tribun/forms";
import type { Context } from "react";
import { type DrawnAnswer, type NoScriptForm, statusOf } from "../../page/no-script-form.ts";
import type { Answered, Asked, NoScriptFields, NoScriptValues, Sending } from "../create-no-script-form.ts";

/** A form whose fields the operator defines, such as the questions of a survey. */
type LateFields<Q, K extends string, B extends string, O, R> = {
  readonly name: string;
  readonly codes?: CodeFields;
  readonly answered: Context<Answered<NoScriptValues<K, B>, R> | undefined>;
  readonly ask: (api: Api) => Promise<Q>;
  readonly of: (told: Q) => Asked<K, B> & Sending<O, R>;
};

/**
 * Answers a no-script form. The browser posts its fields to the page's own address, and gets the page again: with the receipt, or with the
 * mistakes beside the fields and everything that the fan typed.
 */
export function answerNoScript<K extends string, B extends string, O, R>(form: NoScriptFields<K, B, O, R>): NoScriptForm {
  return answerLateForm({ ...form, ask: form.sending.load, of: (sending) => ({ ...form, ...sending }) });
}

/** The same for a form whose fields the operator must name first. */
export function answerLateForm<Q, K extends string, B extends string, O, R>({
  name,
  codes = {},
  answered: Answer,
  ask,
  of,
}: LateFields<Q, K, B, O, R>): NoScriptForm {
  type Known = Answered<NoScriptValues<K, B>, R>;
  const drawn = (status: DrawnAnswer["status"], known: Known): DrawnAnswer => ({
    status,
    within: (page) => <Answer value={known}>{page}</Answer>,
  });
  const refused = (failure: unknown, values?: NoScriptValues<K, B>): DrawnAnswer => {
    const rules = rulesFromServer(failure, values ?? {}, codes);
    const kept = { rules, ...(values && { values }) };
    if (Object.keys(rules).length > 0) return drawn(422, kept);
    return drawn(statusOf(failure), { ...kept, failure });
  };
  const answer: NoScriptForm["answer"] = async (api, fields, key) => {
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

function typed<K extends string>(initial: Readonly<Record<K, string>>, fields: URLSearchParams): Record<K, string> {
  const values: Record<K, string> = { ...initial };
  for (const name in values) values[name] = fields.get(name) ?? "";
  return values;
}

/** A browser does not send a box that is not ticked. */
function ticked<B extends string>(boxes: Readonly<Record<B, boolean>>, fields: URLSearchParams): Record<B, boolean> {
  const values: Record<B, boolean> = { ...boxes };
  for (const name in values) values[name] = fields.has(name);
  return values;
}
