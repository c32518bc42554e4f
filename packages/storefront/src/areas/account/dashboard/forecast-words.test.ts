import { monthAsMatch } from "@tribun/domain";
import { formatsFor } from "@tribun/i18n";
import { expect, test } from "vitest";
import { sampleLine } from "../../../testing/samples.ts";
import { forecastWords } from "./forecast-words.ts";

const today = "2026-11-21";
/** The text key with its values. */
const said = (line: Partial<typeof sampleLine>) => {
  const t = (key: string, values = {}) => [key, ...Object.values(values)].join(" ");
  return forecastWords({ ...sampleLine, ...line }, { today, month: monthAsMatch(today, "2026-12-01"), t, format: formatsFor("de") });
};
const own = (facts: object) => ({ usage: [{ ...sampleLine.usage[0], ...facts }] }) as Partial<typeof sampleLine>;
const pack = { id: "a1", source: "pack", name: "Ek 10", kind: "data", zone: "de", unit: "GB", total: 10 } as const;
const asOf = "2026-11-21T09:30:00.000Z";

test.each([
  ["lasts", {}, /^forecast\.lasts 6,1\sGB 3/],
  [
    "a pack that is used up first counts for the pace",
    { allowances: [{ ...pack, used: 9, startsAt: "2026-11-10T00:00:00.000Z", endsAt: "2026-12-10T00:00:00.000Z", asOf }] },
    /^forecast\.lasts 2,3/,
  ],
  ["ends", { remainingGb: 2 }, /^forecast\.ends 24\.11\.2026 6/],
  ["used up", { remainingGb: 0 }, /^forecast\.throttled 30\.11\.2026 64/],
  ["throttled", { throttled: true }, /^forecast\.throttled/],
  ["without limit for a while", { unlimitedDataUntil: "2026-11-22T10:00:00.000Z" }, /^forecast\.unlimited 22\.11\.2026/],
  ["flat", own({ total: -1 }), /^forecast\.flat$/],
  ["nothing counted", { usage: [] }, /^forecast\.flat$/],
  ["just begun", { activatedAt: "2026-11-20T10:00:00.000Z" }, /^forecast\.earlyLine$/],
  ["figures of the first days, late in the month", own({ asOf: "2026-11-02T09:30:00.000Z" }), /^forecast\.stale 02\.11\.2026$/],
  ["figures of three days ago", own({ asOf: "2026-11-18T09:30:00.000Z" }), /^forecast\.lasts 5,2/],
])("%s", (_, line, words) => {
  expect(said(line)).toMatch(words);
});

test("it is too early in the month at its first two days alone, whatever is counted", () => {
  const tooEarly: number[][] = [];
  for (let day = 3; day <= 30; day += 1) {
    const at = `2026-11-${String(day).padStart(2, "0")}`;
    const month = monthAsMatch(at, "2026-12-01");
    for (const counted of [1, 2, day]) {
      const usage = own({ asOf: `2026-11-${String(counted).padStart(2, "0")}T09:30:00.000Z` });
      const words = forecastWords({ ...sampleLine, ...usage }, { today: at, month, t: (key: string) => key, format: formatsFor("de") });
      if (words === "forecast.early") tooEarly.push([day, counted]);
    }
  }
  expect(tooEarly).toEqual([]);
});
