import fc from "fast-check";
import * as v from "valibot";
import { hostile, hostileText } from "./hostile.ts";

/** Values that pass common rules, by the name of the rule or the field. */
const GOOD = [
  "tribun-m",
  "elif@example.com",
  "0171 39200 33",
  "Berlin",
  "12045",
  "1990-01-01",
  "2030-01-01",
  "123456",
  "12 a",
  "Abc#1234",
  "DE89370400440532013000",
  "8949990000190700015",
  "2181508150",
  "https://example.com/",
  "x",
] as const;

/**
 * Builds an arbitrary from a valibot schema: values of the expected shape, valid often enough to pass the first rule and invalid often
 * enough to test the others.
 */
export function like(schema: unknown): fc.Arbitrary<unknown> {
  if (!isRecord(schema)) return hostile;
  const bad = { weight: 1, arbitrary: hostile };
  if (isRecord(schema["wrapped"])) return fc.oneof(fc.constant(undefined), { weight: 2, arbitrary: like(schema["wrapped"]) });
  if (isRecord(schema["entries"])) {
    const entries = Object.entries(schema["entries"]).map(([key, entry]) => [key, like(entry)] as const);
    return fc.oneof({ weight: 12, arbitrary: fc.record(Object.fromEntries(entries)) }, bad);
  }
  if (isRecord(schema["item"])) return fc.oneof({ weight: 6, arbitrary: fc.array(like(schema["item"]), { maxLength: 3 }) }, bad);
  if ("literal" in schema) return fc.oneof({ weight: 8, arbitrary: fc.constant(schema["literal"]) }, bad);
  if (Array.isArray(schema["options"])) {
    const options: readonly unknown[] = schema["options"];
    return fc.oneof(
      { weight: 8, arbitrary: fc.oneof(...options.map((option) => (isRecord(option) ? like(option) : fc.constant(option)))) },
      bad,
    );
  }
  if (schema["type"] === "boolean") return fc.oneof({ weight: 5, arbitrary: fc.boolean() }, bad);
  if (schema["type"] === "number")
    return fc.oneof({ weight: 3, arbitrary: fc.integer({ min: -5, max: 200 }) }, fc.integer(), fc.double(), bad);
  return text(schema);
}

function text(schema: Record<string, unknown>): fc.Arbitrary<unknown> {
  const accepted = isSchema(schema) ? GOOD.filter((value) => v.is(schema, value)) : GOOD;
  const good = accepted.length > 0 ? fc.constantFrom(...accepted) : fc.constantFrom(...GOOD);
  return fc.oneof({ weight: 6, arbitrary: good }, fc.uuid(), fc.integer().map(String), hostileText, hostile);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value["kind"] === "schema";
}
