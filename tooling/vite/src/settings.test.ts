import { expect, test } from "vitest";
import { readCompression, readOrigin } from "./settings.ts";

const brand = { id: "muster", hotline: { shortCode: "1907", freeNumber: "0800 1234567" } } as const;

test("each club has its own origin in one build, or that of the build, or this machine's", () => {
  const env = { SITE_ORIGINS: "other=https://other.example, muster=https://muster.example" };
  expect(readOrigin(brand, { ...env, SITE_ORIGIN: "https://club.example" })).toBe("https://muster.example");
  expect(readOrigin(brand, { SITE_ORIGINS: "", SITE_ORIGIN: "https://club.example" })).toBe("https://club.example");
  expect(readOrigin(brand, {})).toBe("http://localhost:1907");
});

test.each(["https://", "muster.example", "https://muster.example/", "https://muster.example/tr"])("%s is refused by name", (given) => {
  expect(() => readOrigin(brand, { SITE_ORIGINS: `muster=${given}` })).toThrow("SITE_ORIGINS");
  expect(() => readOrigin(brand, { SITE_ORIGIN: given })).toThrow("SITE_ORIGIN");
});

test("a list of origins without the club is refused, because the club would be built for this machine", () => {
  expect(() => readOrigin(brand, { SITE_ORIGINS: "other=https://other.example" })).toThrow("leaves out the club muster");
});

test("a build compresses for fans unless it is told to be quick, and refuses a word that it does not know", () => {
  expect(readCompression({})).toBe("best");
  expect(readCompression({ COMPRESSION: "quick" })).toBe("quick");
  expect(() => readCompression({ COMPRESSION: "fast" })).toThrow("COMPRESSION");
});
