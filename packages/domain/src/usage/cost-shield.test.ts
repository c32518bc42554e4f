import fc from "fast-check";
import { expect, test } from "vitest";
import { ROAMING_CAP_DEFAULT_CENTS } from "../values/constants.ts";
import { addRoamingCost, type Shield, shieldState } from "./cost-shield.ts";
import { nextRenewal, usagePeriod } from "./period.ts";

const fresh: Shield = { enabled: true, capCents: ROAMING_CAP_DEFAULT_CENTS, spentCents: 0, continued: false };

test("with the shield nobody ever pays more than the cap, and both alerts come once", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3000), { maxLength: 40 }), (costs) => {
      let shield = fresh;
      const alerts: string[] = [];
      for (const cost of costs) {
        const step = addRoamingCost(shield, cost);
        alerts.push(...step.alerts);
        ({ shield } = step);
        expect(shield.spentCents).toBeLessThanOrEqual(shield.capCents);
      }
      const total = costs.reduce((sum, cost) => sum + cost, 0);
      expect(alerts).toEqual([...(total >= 4760 ? ["80"] : []), ...(total >= 5950 ? ["100"] : [])]);
    }),
  );
});

test("without it, or after going on, cost is not held back", () => {
  expect(addRoamingCost({ ...fresh, enabled: false }, 9000)).toMatchObject({ shield: { spentCents: 9000 }, refusedCents: 0, alerts: [] });
  expect(addRoamingCost({ ...fresh, spentCents: 5950, continued: true }, 100)).toMatchObject({ shield: { spentCents: 6050 }, alerts: [] });
  expect(addRoamingCost(fresh, 6000)).toMatchObject({ shield: { spentCents: 5950 }, refusedCents: 50, alerts: ["80", "100"] });
  expect(shieldState({ ...fresh, spentCents: 5950 })).toBe("capped");
});

test("the month is Germany's", () => {
  expect(usagePeriod(Date.parse("2026-10-31T22:59:59Z"))).toBe("2026-10");
  expect(usagePeriod(Date.parse("2026-10-31T23:00:00Z"))).toBe("2026-11");
  expect(nextRenewal(Date.parse("2026-12-15T12:00:00Z"))).toBe("2027-01-01");
});
