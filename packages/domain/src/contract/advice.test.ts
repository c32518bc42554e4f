import fc from "fast-check";
import { expect, test } from "vitest";
import { bestTariff } from "./advice.ts";

const s = { id: "s", monthlyCents: 999, dataGb: 10, minutesTr: 50 };
const m = { id: "m", monthlyCents: 1499, dataGb: 25, minutesTr: 100 };
const l = { id: "l", monthlyCents: 1999, dataGb: 50, minutesTr: 300 };
const offered = [s, m, l];
const best = (present: typeof s, dataGb: number, minutesTr = 0) => bestTariff(present, offered, { dataGb, minutesTr }).id;

test("little use leads down, much use leads up, fitting use stays", () => {
  expect(best(m, 4)).toBe("s");
  expect(best(m, 18)).toBe("m");
  expect(best(m, 18, 200)).toBe("l");
  expect(best(s, 24)).toBe("m");
  expect(best(m, 90)).toBe("l");
});

test("an old price that is better than every offer stays, and equal offers are no reason to change", () => {
  expect(best({ ...m, id: "old", monthlyCents: 899 }, 4)).toBe("old");
  expect(best({ ...m, id: "twin" }, 18)).toBe("twin");
});

test("the advice covers the use whenever anything does, and nothing that covers it is cheaper", () => {
  const tariff = fc.record({
    id: fc.uuid(),
    monthlyCents: fc.nat(5000),
    dataGb: fc.nat(100),
    minutesTr: fc.oneof(fc.constant(-1), fc.nat(1000)),
  });
  fc.assert(
    fc.property(tariff, fc.array(tariff, { maxLength: 8 }), fc.nat(120), fc.nat(1200), (present, others, dataGb, minutesTr) => {
      const advised = bestTariff(present, others, { dataGb, minutesTr });
      const fits = (one: typeof present) => one.dataGb >= dataGb && (one.minutesTr < 0 || one.minutesTr >= minutesTr);
      const fitting = [present, ...others].filter(fits);
      if (fitting.length === 0) return;
      expect(fits(advised)).toBe(true);
      expect(advised.monthlyCents).toBe(Math.min(...fitting.map(({ monthlyCents }) => monthlyCents)));
    }),
  );
});
