import fc from "fast-check";
import { expect, test } from "vitest";
import { readLink, signLink } from "./link-token.ts";

const SECRET = "s".repeat(40);
const OTHER = "t".repeat(40);

test("gives back the id it was made for, and for nothing else", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w.-]{1,40}$/), (id) => {
      const token = signLink(id, "a", SECRET);
      expect(readLink(token, "a", SECRET)).toBe(id);
      expect(readLink(token, "a", OTHER)).toBeUndefined();
      expect(readLink(token, "b", SECRET)).toBeUndefined();
    }),
  );
});

test("an altered id or anything else is no token", () => {
  const mark = signLink("one", "a", SECRET).slice("one".length);
  for (const token of [`two${mark}`, mark, "one", "one.", ".", "", `one${mark.slice(0, -4)}`, `one${mark}AAAA`]) {
    expect(readLink(token, "a", SECRET), token).toBeUndefined();
  }
});
