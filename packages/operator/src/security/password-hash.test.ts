import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { readConfig } from "../base/config/config.ts";
import { hashSecret, secretMatches } from "./password-hash.ts";

const full = readConfig({});
const quick = readConfig({ PASSWORD_COST: "quick" });

test("unless told otherwise, a password costs what OWASP advises", async () => {
  expect(await hashSecret(full, "Zeytin-Dalı-9")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashSecret(quick, "Zeytin-Dalı-9")).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
});

test.each([
  ["full", full],
  ["quick", quick],
] as const)("a %s hash knows its password alone, whatever the cost is now", async (_, cost) => {
  const stored = await hashSecret(cost, "Zeytin-Dalı-9");
  expect(stored).not.toContain("Zeytin");
  for (const now of [full, quick]) {
    expect(await secretMatches(now, stored, "Zeytin-Dalı-9")).toBe(true);
    expect(await secretMatches(now, stored, "Zeytin-Dalı-8")).toBe(false);
  }
});

test("a password is the same however a keyboard writes its accents, also against a hash of before", async () => {
  const [composed, apart] = ["Zeytin-Dağı-9", "Zeytin-Dag\u0306ı-9"];
  const old = [await hash(composed, { memoryCost: 8, timeCost: 1 }), await hash(apart, { memoryCost: 8, timeCost: 1 })];
  for (const stored of [...old, await hashSecret(quick, composed), await hashSecret(quick, apart)]) {
    for (const typed of [composed, apart]) expect(await secretMatches(quick, stored, typed)).toBe(true);
    expect(await secretMatches(quick, stored, "Zeytin-Dagı-9")).toBe(false);
  }
});

test.each([null, undefined])("no password opens an account that has none (%s)", async (stored) => {
  for (const secret of ["", "an account that nobody has"]) expect(await secretMatches(quick, stored, secret)).toBe(false);
});
