import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type CompareRow, splitRows } from "./split-rows.ts";

const table = (width: number): fc.Arbitrary<CompareRow[]> =>
  fc.uniqueArray(
    fc.record({ label: fc.string(), values: fc.array(fc.constantFrom("a", "b", ""), { minLength: width, maxLength: width }) }),
    {
      selector: ({ label }) => label,
    },
  );
const tables = fc.integer({ min: 1, max: 3 }).chain(table);

test("every row stands in one of the two parts, once and in its order", () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const { differing, shared } = splitRows(rows);
      const place = (row: CompareRow) => rows.indexOf(row);
      expect([...differing, ...shared].toSorted((one, other) => place(one) - place(other))).toEqual(rows);
      for (const part of [differing, shared]) expect(part.map(place)).toEqual(part.map(place).toSorted((one, other) => one - other));
    }),
  );
});

test("what is shared has one value, what differs has two, unless there is one column only", () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const { differing, shared } = splitRows(rows);
      for (const { values } of shared) expect([values.length > 1, new Set(values).size]).toEqual([true, 1]);
      for (const { values } of differing) expect(values.length === 1 || new Set(values).size > 1).toBe(true);
    }),
  );
});

test("the order of the columns changes nothing", () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const turned = rows.map(({ label, values }) => ({ label, values: values.toReversed() }));
      const labels = ({ shared }: ReturnType<typeof splitRows>) => shared.map(({ label }) => label);
      expect(labels(splitRows(turned))).toEqual(labels(splitRows(rows)));
    }),
  );
});
