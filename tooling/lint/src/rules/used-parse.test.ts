import { describe, expect, test } from "vitest";
import { usedParse } from "./used-parse.ts";

describe("a check of valibot that nobody reads", () => {
  const file = "packages/storefront/src/x.ts";
  test.each(["  v.parse(schema, given);", "  await v.parseAsync(schema, given);", "v.assert(schema, given);"])("%s is found", (line) =>
    expect(usedParse.check(file, line)).toMatchObject([{ rule: "used-parse", line: 1 }]),
  );
  test.each(["  return v.parse(schema, given);", "const known = v.parse(schema, given);", "  v.string(),", "  v.pipe("])(
    "%s is read",
    (line) => expect(usedParse.check(file, line)).toEqual([]),
  );
  test("is kept by the operator, which no build goes over", () => expect(usedParse.applies("packages/operator/src/x.ts")).toBe(false));
});
