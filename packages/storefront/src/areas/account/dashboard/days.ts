import type { Line } from "@tribun/api-client/contract";

type Usage = Line["usage"][number];

/** Remaining volume of one kind of usage; `total` -1 means flat. */
export type Left = { readonly flat: true } | { readonly flat: false; readonly left: number; readonly total: number };

export function leftOf(line: Line, kind: Usage["kind"], zone: Usage["zone"]): Left | undefined {
  const usage = line.usage.find((entry) => entry.kind === kind && entry.zone === zone);
  if (usage === undefined) return undefined;
  return usage.total < 0 ? { flat: true } : { flat: false, left: Math.max(0, usage.total - usage.used), total: usage.total };
}

/** Instant of the oldest usage figure, which is the age of all of them. */
export function asOf(line: Line): string | undefined {
  return line.usage
    .map((entry) => entry.asOf)
    .toSorted()
    .at(0);
}
