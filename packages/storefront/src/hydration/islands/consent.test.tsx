import { expect, test } from "vitest";
import { CONSENT, savedConsent } from "./consent.ts";

/** Exactly as fans' browsers have stored it: if it could no longer be read, every fan would be asked again. */
const WRITTEN = '{"version":3,"choice":"granted","at":"2026-11-21T10:00:00.000Z"}';

test("an answer that lies in a browser is known again", () => {
  localStorage.setItem(CONSENT.key, WRITTEN);
  expect(savedConsent()).toEqual({ version: 3, choice: "granted", at: "2026-11-21T10:00:00.000Z" });
});

test.each([
  ["another question", WRITTEN.replace("3", "2")],
  ["another word", WRITTEN.replace("granted", "maybe")],
  ["no time", WRITTEN.replace(/2026[^"]+/, "once")],
  ["something in front of it", `[${WRITTEN}`],
  ["nothing", ""],
])("an answer with %s is none, and nobody is measured by it", (_, saved) => {
  localStorage.setItem(CONSENT.key, saved);
  expect(savedConsent()).toBeUndefined();
});
