import { ApiError } from "@tribun/api-client";
import type { ErrorCode } from "@tribun/domain";
import type * as v from "valibot";

/** The raw values of a form: typed text and ticked boxes. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** Broken rules by field name. A rule is a key of the namespace `validation`, or an error code with its reason before it. */
export type BrokenRules = Readonly<Record<string, string>>;

/** The fields of a form's schema, in its order; empty if the schema is not an object schema. */
function fieldsOf(schema: v.GenericSchema): readonly string[] {
  return "entries" in schema && typeof schema.entries === "object" && schema.entries !== null ? Object.keys(schema.entries) : [];
}

/**
 * Validates values through the schema's own `~standard` interface, so that a form loads its rules without the valibot library.
 * @throws TypeError if the schema validates asynchronously, which a form's schema never does
 */
export function checked<O>(schema: v.GenericSchema<unknown, O>, values: unknown) {
  const result = schema["~standard"].validate(values);
  if (result instanceof Promise) throw new TypeError("a form's rules do not wait");
  return result;
}

/** The first broken rule of each field, in the schema's order; empty when all rules hold. */
export function brokenRules(schema: v.GenericSchema, values: FormValues): BrokenRules {
  const { issues } = checked(schema, values);
  const broken: Record<string, string> = {};
  for (const issue of issues ?? []) {
    // Use the key itself, because a field name may contain a dot, as the operator's names do.
    const part = issue.path?.[0];
    const key = typeof part === "object" ? part.key : part;
    const name = typeof key === "string" ? key : "";
    broken[name] ??= issue.message;
  }
  // The schema reports a rule about two fields after all single-field rules, so sort by the fields' order.
  const order = fieldsOf(schema);
  return Object.fromEntries(Object.entries(broken).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

/** Maps an error code to its field, such as 1048 to the e-mail. */
export type CodeFields = Partial<Record<ErrorCode, string>>;

/**
 * The fields that a failed call reports: its `fieldErrors`, else the field its code belongs to. A nested field such as `userInfo.street` is
 * matched by its last part. Empty when the failure concerns no field of the form.
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
