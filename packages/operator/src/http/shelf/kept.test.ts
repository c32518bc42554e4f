import { expect, test } from "vitest";
import type { Entry } from "./entry.ts";
import { createKept } from "./kept.ts";

const KIB = 1024;
const answer = (bytes: number): Entry => ({
  ...{ call: "tariffs", etag: '"a"', headers: {}, body: new Uint8Array(bytes), json: true },
  ...{ keptAt: 0, offset: 0, renewed: false },
});

test("an answer above 128 KiB is never kept", () => {
  const kept = createKept(60_000);
  kept.set("small", answer(127 * KIB));
  kept.set("large", answer(129 * KIB));
  expect([...kept.keys()]).toEqual(["small"]);
});

test("however many questions there are, answers and keys take 16 MiB at most, and what was asked for last stays", () => {
  const kept = createKept(60_000);
  for (let nr = 0; nr < 200; nr += 1) kept.set(`${nr}`, answer(120 * KIB));
  expect(kept.calculatedSize).toBeLessThanOrEqual(16 * KIB * KIB);
  expect([kept.has("0"), kept.has("199")]).toEqual([false, true]);
  for (let nr = 0; nr < 200; nr += 1) kept.set("x".repeat(120 * KIB) + nr, answer(1));
  expect(kept.calculatedSize).toBeLessThanOrEqual(16 * KIB * KIB);
});

test("what is too old goes though nobody asks for it", async () => {
  const kept = createKept(20);
  kept.set("a", answer(KIB));
  expect(kept.size).toBe(1);
  await expect.poll(() => kept.size).toBe(0);
});
