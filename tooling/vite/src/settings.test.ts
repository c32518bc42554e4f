import { expect, test } from "vitest";
import { readCompression, readOrigin } from "./settings.ts";

const brand = { id: "kanarya", hotline: { shortCode: "1907", freeNumber: "0800 1234567" } } as const;

test("each club has its own origin in one build, or that of the build, or this machine's", () => {
  const env = { SITE_ORIGIN_KANARYA: "https://kanarya.example", SITE_ORIGIN_ASLAN: "https://aslan.example" };
  expect(readOrigin(brand, { ...env, SITE_ORIGIN: "https://club.example" })).toBe("https://kanarya.example");
  expect(readOrigin(brand, { SITE_ORIGIN_KANARYA: "", SITE_ORIGIN: "https://club.example" })).toBe("https://club.example");
  expect(readOrigin(brand, {})).toBe("http://localhost:1907");
});

test.each(["https://", "kanarya.example", "https://kanarya.example/", "https://kanarya.example/tr"])("%s is refused by name", (given) => {
  expect(() => readOrigin(brand, { SITE_ORIGIN_KANARYA: given })).toThrow("SITE_ORIGIN_KANARYA");
});

test("a build compresses for fans unless it is told to be quick, and refuses a word that it does not know", () => {
  expect(readCompression({})).toBe("best");
  expect(readCompression({ COMPRESSION: "quick" })).toBe("quick");
  expect(() => readCompression({ COMPRESSION: "fast" })).toThrow("COMPRESSION");
});
