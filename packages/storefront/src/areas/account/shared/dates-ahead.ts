import type { Line } from "@tribun/api-client/contract";

/** The future dates of a contract. Once its end is set there is no last day of notice and no renewal after that day. */
export function datesAhead({ cancelBy, endsOn, renewalDate }: Line): {
  readonly cancelBy?: string | undefined;
  readonly renewal?: string | undefined;
} {
  if (endsOn === undefined) return { cancelBy, renewal: renewalDate };
  return renewalDate !== undefined && renewalDate <= endsOn ? { renewal: renewalDate } : {};
}
