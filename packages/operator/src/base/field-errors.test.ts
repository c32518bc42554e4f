import { contract } from "@tribun/api-client/contract";
import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parsePart } from "./field-errors.ts";

const schema = v.object({
  name: v.string("name.required"),
  inner: v.optional(
    v.object({ city: v.pipe(v.string("city.required"), v.maxLength(3, "text.tooLong")), list: v.array(v.number("date.invalid")) }),
  ),
  plain: v.optional(v.number()),
});

test("names each broken rule by dotted path, missing ones too", () => {
  expect(parsePart(schema, { inner: { city: "Berlin", list: [1, "x"] }, plain: "x" })).toEqual({
    errors: [
      { field: "name", rule: "name.required" },
      { field: "inner.city", rule: "text.tooLong" },
      { field: "inner.list.1", rule: "date.invalid" },
      { field: "plain", rule: "invalid" },
    ],
  });
  expect(parsePart(schema, { name: "x", inner: {} })).toEqual({
    errors: [
      { field: "inner.city", rule: "city.required" },
      { field: "inner.list", rule: "invalid" },
    ],
  });
  expect(parsePart(schema, 7)).toEqual({ errors: [{ field: "", rule: "invalid" }] });
});

test.each(["a\0b", "half a pair: \ud83d", "\udc00"])("what no column can hold is refused, whatever the schema says: %j", (text) => {
  const any = v.record(v.string(), v.unknown());
  expect(parsePart(any, { note: { de: text } })).toEqual({ errors: [{ field: "note.de", rule: "text.unprintable" }] });
  expect(parsePart(any, { note: { [text]: 1 } })).toEqual({ errors: [{ field: "note", rule: "text.unprintable" }] });
});

test("whatever is sent, no body schema of the contract throws or lets the value into the rules", () => {
  const bodies = Object.values(contract).flatMap((call) => ("body" in call ? [call.body] : []));
  fc.assert(
    fc.property(fc.constantFrom(...bodies), fc.jsonValue(), (body, value) => {
      const result = parsePart(body, value);
      if ("errors" in result) for (const { rule } of result.errors) expect(rule).toMatch(/^[A-Za-z0-9.]+$/);
    }),
    { numRuns: 300 },
  );
});
