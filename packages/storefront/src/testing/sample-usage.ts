import type { UsageMonth } from "@tribun/api-client/contract";

const data = { kind: "data", zone: "de", total: 25, unit: "GB" } as const;
const calls = { kind: "voice", zone: "de", total: -1, unit: "min" } as const;
const asOf = "2026-11-21T09:30:00.000Z";

/** Three months of a line, as the operator returns them: the current one first. */
export const sampleUsage: readonly UsageMonth[] = [
  { ...data, period: "2026-11", used: 13.2, asOf },
  { ...calls, period: "2026-11", used: 40, asOf },
  { ...data, period: "2026-10", used: 21.4 },
  { ...calls, period: "2026-10", used: 263 },
  { kind: "voice", zone: "tr", total: 100, unit: "min", period: "2026-10", used: 88 },
  { ...data, period: "2026-09", used: 9.7 },
  { ...calls, period: "2026-09", used: 74 },
];

/** `count` months of data, the current one first, as for a line of many years; the usage varies. */
export function usageMonths(count: number): readonly UsageMonth[] {
  return Array.from({ length: count }, (_, back): UsageMonth => {
    const month = 2026 * 12 + 10 - back;
    const period = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
    return { ...data, period, used: 8 + ((back * 7) % 17), ...(back === 0 && { asOf }) };
  });
}
