import { TARIFF_TYPES } from "@tribun/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleCatalogue } from "../../testing/sample-catalogue.ts";
import { isFew, rowsOf, type TariffGroup } from "./catalogue.ts";

const [tariff] = sampleCatalogue;
const groupOf = (type: TariffGroup["type"], size: number): TariffGroup => ({
  type,
  tariffs: tariff ? Array.from({ length: size }, () => tariff) : [],
});
const isSmall = ({ tariffs }: TariffGroup) => isFew(tariffs);
const typesIn = (rows: readonly (readonly TariffGroup[])[]) => rows.map((row) => row.map(({ type }) => type));

test("two small groups that follow each other share a row, a third has one of its own", () => {
  const groups = [groupOf("flex", 3), groupOf("single", 4), groupOf("partner24", 2), groupOf("kids24", 2), groupOf("business", 2)];
  expect(typesIn(rowsOf(groups))).toEqual([["flex"], ["single"], ["partner24", "kids24"], ["business"]]);
});

test("each group stands once, in its order; none that is large shares a row, and no two small ones are kept apart", () => {
  const groups = fc.array(fc.tuple(fc.constantFrom(...TARIFF_TYPES), fc.nat(6)).map(([type, size]) => groupOf(type, size)));
  fc.assert(
    fc.property(groups, (given) => {
      const rows = rowsOf(given);
      expect(rows.flat()).toEqual(given);
      for (const [index, row] of rows.entries()) {
        expect(row.length === 1 || (row.length === 2 && row.every(isSmall))).toBe(true);
        const next = rows[index + 1];
        if (next && row.length === 1) expect([...row, ...next].slice(0, 2).every(isSmall)).toBe(false);
      }
    }),
  );
});
