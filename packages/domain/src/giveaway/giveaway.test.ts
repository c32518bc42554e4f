import fc from "fast-check";
import { expect, test } from "vitest";
import { drawWinners } from "./draw.ts";
import { ENTRY_EVENTS, ENTRY_STATES, type EntryState, entryTransition, giveawayState } from "./states.ts";

const prizes = fc.array(fc.record({ id: fc.string({ minLength: 1 }), quantity: fc.integer({ min: 0, max: 5 }) }), { maxLength: 4 });
const entries = fc.uniqueArray(fc.uuid(), { maxLength: 40 });

test("a draw gives every prize once while there are entries, and nobody wins twice", () => {
  fc.assert(
    fc.property(fc.string(), entries, prizes, (seed, ids, list) => {
      const winners = drawWinners(seed, ids, list);
      const places = list.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(winners).toHaveLength(Math.min(places, ids.length));
      expect(new Set(winners.map(({ entryId }) => entryId)).size).toBe(winners.length);
      for (const { entryId } of winners) expect(ids).toContain(entryId);
    }),
  );
});

test("the order in which entries arrive, or an entry named twice, changes nothing", () => {
  fc.assert(
    fc.property(fc.string(), entries, prizes, (seed, ids, list) => {
      expect(drawWinners(seed, [...ids].reverse().concat(ids.slice(0, 3)), list)).toEqual(drawWinners(seed, ids, list));
    }),
  );
});

test("everybody has about the same chance", () => {
  const ids = ["a", "b", "c", "d", "e"];
  const wins = new Map<string, number>();
  for (let n = 0; n < 5000; n++) {
    const [winner] = drawWinners(`seed ${n}`, ids, [{ id: "prize", quantity: 1 }]);
    wins.set(winner?.entryId ?? "", (wins.get(winner?.entryId ?? "") ?? 0) + 1);
  }
  for (const id of ids) expect(Math.abs((wins.get(id) ?? 0) - 1000)).toBeLessThan(150);
});

test("the dates decide the state until the draw does", () => {
  const dates = { opensAt: 100, closesAt: 200 };
  expect([99, 100, 199, 200, 999].map((now) => giveawayState(dates, now))).toEqual(["upcoming", "open", "open", "closed", "closed"]);
  expect(giveawayState({ ...dates, drawnAt: 300 }, 150)).toBe("drawn");
});

test("no entry wins that was not confirmed, and an end stays", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ENTRY_EVENTS), { maxLength: 30 }), (path) => {
      const states: EntryState[] = ["form"];
      for (const event of path) states.push(entryTransition(states.at(-1) ?? "form", event) ?? states.at(-1) ?? "form");
      const end = states.findIndex((state) => state === "won" || state === "notWon");
      if (end < 0) return;
      expect(states.slice(0, end)).toContain("confirmed");
      expect(new Set(states.slice(end)).size).toBe(1);
    }),
  );
  expect(entryTransition("lapsed", "confirm")).toBeUndefined();
  expect(entryTransition("pendingConfirmation", "drawWinner")).toBeUndefined();
  expect(entryTransition("confirmed", "lapse")).toBeUndefined();
});

test("every state can be reached", () => {
  const seen = new Set<EntryState>(["form"]);
  for (const state of seen) for (const event of ENTRY_EVENTS) seen.add(entryTransition(state, event) ?? state);
  expect([...seen].toSorted()).toEqual([...ENTRY_STATES].toSorted());
});
