import fc from "fast-check";
import { expect, test } from "vitest";
import { drawWinners } from "./draw.ts";
import { OUTSIDE_WAIT_MS, outsideRound, QUICKNET } from "./outside.ts";
import { checkDraw, drawnList, type DrawProtocol, drawStart } from "./protocol.ts";
import { ticketNumber } from "./ticket.ts";

/** Mock of a hash: the code under test only compares hashes for equality. */
const sha256 = (text: string) => Promise.resolve(`hash of ${text}`);
const means = { sha256, isOutside: () => true };
const prizes = [
  { id: "tickets", quantity: 1 },
  { id: "jersey", quantity: 2 },
];
const entryIds = ["b", "a", "e", "d", "c"];
const seed = "5eed";
const old: DrawProtocol = {
  ...{ seed, entryIds, prizes, winners: drawWinners(seed, entryIds, prizes) },
  ...{ commitment: "hash of 5eed", entriesHash: "hash of a\nb\nc\nd\ne" },
};
const drawAt = Date.parse("2026-12-06T08:00:00Z");
const outside = {
  ...{ chain: QUICKNET.id, round: outsideRound(QUICKNET, drawAt), randomness: "fe29", signature: "b446" },
  ...{ drawAt, sealedAt: drawAt + 60_000 },
};
const start = await drawStart(seed, old.entriesHash, outside.randomness, sha256);
const protocol: DrawProtocol = { ...old, outside, winners: drawWinners(start, entryIds, prizes) };
const good = { commitment: true, list: true, outside: true, winners: true };

test("a draw that was as it says is found to be, however its list and its winners are ordered", async () => {
  expect(await checkDraw(protocol, means)).toEqual(good);
  const turned = { ...protocol, entryIds: entryIds.toReversed(), winners: protocol.winners.toReversed() };
  expect(await checkDraw(turned, means)).toEqual(good);
});

test("another seed, another list, another value and another winner are found", async () => {
  expect(await checkDraw({ ...protocol, seed: "other" }, means)).toMatchObject({ commitment: false, list: true, outside: true });
  expect(await checkDraw({ ...protocol, entryIds: [...entryIds, "f"] }, means)).toMatchObject({ commitment: true, list: false });
  expect(await checkDraw(protocol, { ...means, isOutside: () => false })).toEqual({ ...good, outside: false });
  const [first, ...others] = protocol.winners;
  const loser = entryIds.find((id) => !protocol.winners.some(({ entryId }) => entryId === id)) ?? "";
  for (const winners of [others, [{ entryId: loser, prizeId: first?.prizeId ?? "" }, ...others]]) {
    expect(await checkDraw({ ...protocol, winners }, means)).toEqual({ ...good, winners: false });
  }
});

test("a round that nobody had to take, one of a list that closed too late and one of an unknown chain are found", async () => {
  for (const wrong of [
    { round: outside.round + 1 },
    { sealedAt: drawAt + OUTSIDE_WAIT_MS },
    { drawAt: drawAt + OUTSIDE_WAIT_MS },
    { chain: "nobody's" },
  ]) {
    expect(await checkDraw({ ...protocol, outside: { ...outside, ...wrong } }, means)).toEqual({ ...good, outside: false });
  }
});

test("a draw of before anything was laid down, or taken from outside, says so", async () => {
  expect(await checkDraw({ ...protocol, commitment: undefined }, means)).toEqual({ ...good, commitment: undefined });
  expect(await checkDraw(old, means)).toEqual({ ...good, outside: undefined });
});

test("an empty draw is checked like any other", async () => {
  const empty = { ...protocol, entryIds: [], winners: [], entriesHash: "hash of " };
  expect(await checkDraw(empty, means)).toEqual(good);
});

test("what a draw begins with changes with each of its three parts, and none can stand for another", async () => {
  const word = fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 1, maxLength: 4 });
  const parts = fc.tuple(word, word, word);
  await fc.assert(
    fc.asyncProperty(parts, parts, async (one, other) => {
      const [a, b] = await Promise.all([drawStart(...one, sha256), drawStart(...other, sha256)]);
      expect(a === b).toBe(one.join() === other.join());
    }),
  );
  expect(await drawStart(seed, "list", undefined, sha256), "draws of before begin with the seed alone").toBe(seed);
});

test("a list is one text, and a number is short enough to compare", () => {
  expect(drawnList(["b", "a"])).toBe("a\nb");
  expect(ticketNumber("3f2a91c0-1111-4222-8333-444455556666")).toBe("3F2A 91C0");
});
