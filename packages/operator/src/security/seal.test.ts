import fc from "fast-check";
import { expect, test } from "vitest";
import { createSealer } from "./seal.ts";

const SECRET = "s".repeat(40);

test("opens what it sealed, for the same purpose and secret only", () => {
  const sealer = createSealer(SECRET, "a");
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => sealer.open(sealer.seal(text)) === text));
  expect(sealer.seal("x")).not.toBe(sealer.seal("x"));
  expect(() => createSealer(SECRET, "b").open(sealer.seal("x"))).toThrow();
  expect(() => createSealer("t".repeat(40), "a").open(sealer.seal("x"))).toThrow();
});

test("refuses anything altered", () => {
  const sealer = createSealer(SECRET, "a");
  const bytes = Buffer.from(sealer.seal("secret"), "base64url");
  for (let i = 0; i < bytes.length; i++) {
    const copy = Buffer.from(bytes);
    copy[i] = (copy[i] ?? 0) ^ 1;
    expect(() => sealer.open(copy.toString("base64url"))).toThrow();
  }
});
