import type { Line } from "@tribun/api-client/contract";

/** What a contract still has before it: once its end is set, no last day of notice, and no new volume after that day. */
export function datesAhead({ cancelBy, endsOn, renewalDate }: Line): {
  readonly cancelBy?: string | undefined;
  readonly renewal?: string | undefined;
} {
  if (endsOn === undefined) return { cancelBy, renewal: renewalDate };
  return renewalDate !== undefined && renewalDate <= endsOn ? { renewal: renewalDate } : {};
}
