import { type ErrorCode, PASSWORD_RULES } from "@tribun/domain";
import * as v from "valibot";
import { type FieldError, Problem } from "./problem.ts";

const RULE_KEY = /^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)+$/;

/** Parses one part of a request and reports every broken rule at once. */
export function parsePart<S extends v.GenericSchema>(schema: S, value: unknown): { output: v.InferOutput<S> } | { errors: FieldError[] } {
  const broken = unstorable(value, []);
  if (broken.length > 0) return { errors: broken };
  const result = v.safeParse(schema, value);
  if (result.success) return { output: result.output };
  const errors = result.issues.flatMap((issue) => errorsOf(schema, issue));
  const seen = new Set<string>();
  return {
    errors: errors.filter(({ field, rule }) => {
      const key = `${field}\n${rule}`;
      return !seen.has(key) && seen.add(key);
    }),
  };
}

/** Rules, other than the password's, with their own code (spec §8). */
const CODE_OF_RULE: Readonly<Record<string, ErrorCode>> = { "paymentType.invalid": "1032" };

/** Builds the refusal for broken rules: code -1, or the code of the first rule with its own code, if the call declares it (spec §8). */
export function validationProblem(fieldErrors: readonly FieldError[], codes: readonly ErrorCode[] = []): Problem {
  const password = PASSWORD_RULES.find(({ rule, code }) => codes.includes(code) && fieldErrors.some((error) => error.rule === rule));
  const other = fieldErrors.map(({ rule }) => CODE_OF_RULE[rule]).find((code) => code !== undefined && codes.includes(code));
  const code = password?.code ?? other;
  const facts = { status: 400, reason: "validation", fieldErrors } as const;
  return code === undefined ? Problem.failed(facts) : Problem.of(code, facts);
}

function errorsOf(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): FieldError[] {
  if (issue.type === "union" && issue.issues) return issue.issues.flatMap((inner) => errorsOf(schema, inner));
  const field = v.getDotPath(issue) ?? "";
  const keys = issue.path?.map((item) => item.key) ?? [];
  // The object's schema reports a missing key, but the field's own schema holds the rule's name.
  const missing = issue.path?.at(-1)?.origin === "key" ? ruleWhenMissing(schema, keys) : undefined;
  return [{ field, rule: missing ?? ruleOf(issue.message) }];
}

/** Finds U+0000 and half surrogate pairs, which PostgreSQL's text cannot hold and no input needs; checked before the schema. */
export function unstorable(value: unknown, path: readonly string[]): FieldError[] {
  if (typeof value === "string") return isStorable(value) ? [] : [{ field: path.join("."), rule: "text.unprintable" }];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (isStorable(key) ? unstorable(inner, [...path, key]) : unstorable(key, path)));
}

/** True for a text that PostgreSQL can store; no row can match any other. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

function ruleOf(message: string): string {
  return RULE_KEY.test(message) ? message : "invalid";
}

function ruleWhenMissing(schema: v.GenericSchema, keys: readonly unknown[]): string | undefined {
  let at: unknown = schema;
  for (const key of keys) at = childOf(at, key);
  if (!isSchema(at)) return undefined;
  const result = v.safeParse(at, undefined);
  return result.success ? undefined : ruleOf(result.issues[0].message);
}

function childOf(schema: unknown, key: unknown): unknown {
  const inner = isRecord(schema) && isRecord(schema["wrapped"]) ? schema["wrapped"] : schema;
  if (!isRecord(inner)) return undefined;
  if (isRecord(inner["entries"]) && typeof key === "string") return inner["entries"][key];
  if (Array.isArray(inner["options"])) return inner["options"].map((option) => childOf(option, key)).find((found) => found !== undefined);
  return inner["item"];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value["kind"] === "schema";
}
