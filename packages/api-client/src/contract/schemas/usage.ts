import { ALLOWANCE_KINDS, ALLOWANCE_UNITS, USAGE_ZONES } from "@tribun/domain";
import * as v from "valibot";
import { instant } from "./common.ts";

/** A line's usage in a month, as the network reported it; for the running month up to `asOf`. */
export const usageMonth = v.object({
  /** `2026-11` */
  period: v.string(),
  kind: v.picklist(ALLOWANCE_KINDS),
  zone: v.picklist(USAGE_ZONES),
  used: v.number(),
  /** -1 means unlimited. */
  total: v.number(),
  unit: v.picklist(ALLOWANCE_UNITS),
  /** Only in the running month. */
  asOf: v.optional(instant),
});
export type UsageMonth = v.InferOutput<typeof usageMonth>;
