import fc from "fast-check";
import { expect, test } from "vitest";
import { numbers } from "../../testing/samples.ts";
import { PART, partsOf, SEATS, seatBeside, seatsOf } from "./seats.ts";

test("a block has a hundred seats in the order of their ends; what is not offered is taken", () => {
  const seats = seatsOf(numbers);
  expect(seats).toHaveLength(SEATS);
  expect(seats.map(({ ending }) => ending)).toEqual(seats.map(({ ending }) => ending).toSorted());
  // The fourth sample number is in another block.
  expect(seats.filter(({ number }) => number).map(({ ending }) => ending)).toEqual(["07", "21", "33"]);
  expect(seatsOf([])).toEqual([]);
  expect(partsOf(seats).map((part) => [part[0]?.ending, part.at(-1)?.ending, part.length])).toEqual([
    ["00", "19", PART],
    ["20", "39", PART],
    ["40", "59", PART],
    ["60", "79", PART],
    ["80", "99", PART],
  ]);
});

/** Rows of seats; some are taken and cannot be focused. */
const grid = fc
  .record({ columns: fc.integer({ min: 1, max: 12 }), free: fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1 }) })
  .map(({ columns, free }) => free.toSorted((a, b) => a - b).map((at) => ({ x: (at % columns) * 50, y: Math.floor(at / columns) * 60 })));

test("a key always leads to a seat, a row up or down is the very next one with a seat, and no seat there is nearer", () => {
  fc.assert(
    fc.property(grid, fc.nat(), (spots, seed) => {
      const from = seed % spots.length;
      const here = spots[from];
      for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Home", "End"]) {
        expect(spots[seatBeside(spots, from, key) ?? -1]).toBeDefined();
      }
      const below = spots[seatBeside(spots, from, "ArrowDown") ?? -1];
      if (!here || !below) throw new Error("a key led nowhere");
      const lower = spots.filter(({ y }) => y > here.y);
      if (lower.length === 0) {
        expect(below).toBe(here);
        return;
      }
      const row = lower.filter(({ y }) => y === Math.min(...lower.map((spot) => spot.y)));
      expect(row).toContain(below);
      expect(Math.abs(below.x - here.x)).toBe(Math.min(...row.map(({ x }) => Math.abs(x - here.x))));
    }),
  );
});

test("whoever goes on to the right comes to every seat, and back", () => {
  fc.assert(
    fc.property(grid, (spots) => {
      let at = 0;
      for (let steps = 0; steps < spots.length; steps += 1) at = seatBeside(spots, at, "ArrowRight") ?? -1;
      expect(at).toBe(spots.length - 1);
      for (let steps = 0; steps < spots.length; steps += 1) at = seatBeside(spots, at, "ArrowLeft") ?? -1;
      expect(at).toBe(0);
    }),
  );
});

test("other keys are not the map's", () => {
  expect(seatBeside([{ x: 0, y: 0 }], 0, "Tab")).toBeUndefined();
});
