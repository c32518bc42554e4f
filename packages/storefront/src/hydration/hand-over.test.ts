import fc from "fast-check";
import { expect, test } from "vitest";
import { queryOf } from "./hand-over.ts";

test.each([
  ["", ""],
  ["?", ""],
  ["?utm_source=x&gclid=1&fbclid=2", ""],
  ["?type=flex&term=12", "?term=12&type=flex"],
  ["?term=12&utm_campaign=a&type=flex", "?term=12&type=flex"],
  ["?iCode=FAN-19", "?iCode=FAN-19"],
])("%s asks for %s", (search, query) => expect(queryOf(search)).toBe(query));

test("whatever is asked, the order of its parts and the marks of campaigns change nothing", () => {
  const names = fc.uniqueArray(fc.constantFrom("type", "term", "compare", "page", "q"));
  fc.assert(
    fc.property(names, fc.string(), (parts, value) => {
      const write = (list: readonly string[]) => `?${list.map((name) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
      expect(queryOf(write(parts.toReversed()))).toBe(queryOf(`${write(parts)}&utm_medium=mail`));
    }),
  );
});
