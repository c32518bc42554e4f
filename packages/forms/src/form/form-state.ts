import { ApiError } from "@tribun/api-client";
import type { ErrorCode } from "@tribun/domain";
import type * as v from "valibot";

/** What a form holds while it is typed: text as typed and boxes as ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** Broken rules by field name. A rule is a key of the namespace `validation`, or a code of the error catalogue with its reason before it. */
export type BrokenRules = Readonly<Record<string, string>>;

/** The fields of a form's schema in its order; none of a schema that is no object. */
function fieldsOf(schema: v.GenericSchema): readonly string[] {
  return "entries" in schema && typeof schema.entries === "object" && schema.entries !== null ? Object.keys(schema.entries) : [];
}

/**
 * What a schema says of values, asked of the schema itself: a form needs its rules for that and no library beside them.
 * @throws where its rules wait for something: a form's never do
 */
export function checked<O>(schema: v.GenericSchema<unknown, O>, values: unknown) {
  const result = schema["~standard"].validate(values);
  if (result instanceof Promise) throw new TypeError("a form's rules do not wait");
  return result;
}

/** The first broken rule of each field, in the schema's order; empty when all hold. */
export function brokenRules(schema: v.GenericSchema, values: FormValues): BrokenRules {
  const { issues } = checked(schema, values);
  const broken: Record<string, string> = {};
  for (const issue of issues ?? []) {
    // The key itself: a field may have a dot in its name, as the operator names it.
    const part = issue.path?.[0];
    const key = typeof part === "object" ? part.key : part;
    const name = typeof key === "string" ? key : "";
    broken[name] ??= issue.message;
  }
  // What two fields break together is found after all fields, wherever they stand.
  const order = fieldsOf(schema);
  return Object.fromEntries(Object.entries(broken).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

/** Which field a code speaks of, such as 1048 of the e-mail. */
export type CodeFields = Partial<Record<ErrorCode, string>>;

/**
 * The fields a failed call blames: its `fieldErrors`, else the field its code belongs to.
 * A nested field such as `userInfo.street` counts by its last part. Empty when the failure concerns no field of the form.
 */
export function rulesFromServer(error: unknown, values: FormValues, codes: CodeFields): BrokenRules {
  if (!(error instanceof ApiError)) return {};
  const broken: Record<string, string> = {};
  for (const { field, rule } of error.fieldErrors) {
    const name = field in values ? field : (field.split(".").at(-1) ?? "");
    if (name in values) broken[name] ??= rule;
  }
  const owner = codes[error.code];
  if (Object.keys(broken).length === 0 && owner !== undefined)
    broken[owner] = error.reason === undefined ? error.code : `${error.reason}.${error.code}`;
  return broken;
}
