import { expect, test } from "vitest";
import { drawWinners } from "./draw.ts";
import { checkDraw, drawnList, type DrawProtocol, ticketNumber } from "./protocol.ts";

/** Stands for a hash: what is compared is equal or is not. */
const hash = (text: string) => Promise.resolve(`hash of ${text}`);
const prizes = [
  { id: "tickets", quantity: 1 },
  { id: "jersey", quantity: 2 },
];
const entryIds = ["b", "a", "e", "d", "c"];
const seed = "5eed";
const protocol: DrawProtocol = {
  ...{ seed, entryIds, prizes, winners: drawWinners(seed, entryIds, prizes) },
  ...{ commitment: "hash of 5eed", entriesHash: "hash of a\nb\nc\nd\ne" },
};

test("a draw that was as it says is found to be, however its list and its winners are ordered", async () => {
  const good = { commitment: true, list: true, winners: true };
  expect(await checkDraw(protocol, hash)).toEqual(good);
  expect(await checkDraw({ ...protocol, entryIds: entryIds.toReversed(), winners: protocol.winners.toReversed() }, hash)).toEqual(good);
});

test("another seed, another list and another winner are found", async () => {
  expect(await checkDraw({ ...protocol, seed: "other" }, hash)).toMatchObject({ commitment: false, list: true });
  expect(await checkDraw({ ...protocol, entryIds: [...entryIds, "f"] }, hash)).toMatchObject({ commitment: true, list: false });
  const [first, ...others] = protocol.winners;
  const loser = entryIds.find((id) => !protocol.winners.some(({ entryId }) => entryId === id)) ?? "";
  for (const winners of [others, [{ entryId: loser, prizeId: first?.prizeId ?? "" }, ...others]]) {
    expect(await checkDraw({ ...protocol, winners }, hash)).toEqual({ commitment: true, list: true, winners: false });
  }
});

test("a draw of before anything was laid down says so", async () => {
  expect(await checkDraw({ ...protocol, commitment: undefined }, hash)).toEqual({ commitment: undefined, list: true, winners: true });
});

test("an empty draw is checked like any other", async () => {
  const empty = { ...protocol, entryIds: [], winners: [], entriesHash: "hash of " };
  expect(await checkDraw(empty, hash)).toEqual({ commitment: true, list: true, winners: true });
});

test("a list is one text, and a number is short enough to compare", () => {
  expect(drawnList(["b", "a"])).toBe("a\nb");
  expect(ticketNumber("3f2a91c0-1111-4222-8333-444455556666")).toBe("3F2A 91C0");
});
