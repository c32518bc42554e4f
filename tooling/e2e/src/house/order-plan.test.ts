import { TARIFF_TYPES } from "@tribun/domain";
import { describe, expect, test } from "vitest";
import { VIEWS } from "./clubs.ts";
import { EVERY_ORDER, ORDER_PLAN, type OrderRow, tariffOf, wordsOf } from "./order-plan.ts";
import { everyRow, fewest, pairsOf } from "./pairwise.ts";

const shown = (rows: readonly OrderRow[]) => new Set(rows.flatMap(pairsOf));

describe("choosing by pairs", () => {
  const factors = { a: ["1", "2", "3"], b: ["1", "2"], c: ["1", "2"] } as const;

  test("every pair that can be is shown, and one that cannot be is not", () => {
    const rows = everyRow(factors, ({ a, b }) => a !== "1" || b !== "2");
    expect(rows).toHaveLength(10);
    const chosen = fewest(rows, pairsOf);
    expect(chosen).toHaveLength(6);
    const pairs = new Set(chosen.flatMap(pairsOf));
    expect([...pairs].toSorted()).toEqual([...new Set(rows.flatMap(pairsOf))].toSorted());
    expect(pairs).not.toContain("a=1 b=2");
    expect(pairs.size).toBe(3 * 2 + 3 * 2 + 2 * 2 - 1);
  });

  test("a short choice begins as the whole one does", () => {
    const rows = everyRow(factors, () => true);
    expect(fewest(rows, pairsOf, 2)).toEqual(fewest(rows, pairsOf).slice(0, 2));
  });
});

describe("the plan of orders", () => {
  test("each two choices that can meet do meet, and no row is without need", () => {
    expect(shown(ORDER_PLAN)).toEqual(shown(EVERY_ORDER));
    for (const row of ORDER_PLAN)
      expect(shown(ORDER_PLAN.filter((other) => other !== row)).size, wordsOf(row)).toBeLessThan(shown(EVERY_ORDER).size);
    // Each tariff type meets each club in a row of its own, and few rows come on top.
    expect(ORDER_PLAN.length).toBeLessThanOrEqual(TARIFF_TYPES.length * VIEWS.length + 4);
  });

  test("what the shop does not sell is in no row", () => {
    const buyersOf = (type: string) => [...new Set(EVERY_ORDER.filter(({ tariff }) => tariff === type).map(({ buyer }) => buyer))];
    expect(buyersOf("partner24")).toEqual(["known"]);
    expect(buyersOf("business")).toEqual(["company"]);
    expect(buyersOf("kids24")).toEqual(["guest", "known"]);
  });

  test("nobody who is known to a club orders one tariff twice", () => {
    const ordered = ORDER_PLAN.filter(({ buyer }) => buyer === "known").map((row) => `${row.club} ${tariffOf(row).slug}`);
    expect(new Set(ordered).size).toBe(ordered.length);
  });
});
