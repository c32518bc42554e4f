import * as v from "valibot";
import { instant } from "./common.ts";

/** What a line used in a month, as the network told it; the running month up to its `asOf`. */
export const usageMonth = v.object({
  /** `2026-11` */
  period: v.string(),
  kind: v.picklist(["data", "voice", "sms"]),
  zone: v.picklist(["de", "eu", "tr"]),
  used: v.number(),
  /** -1 without limit. */
  total: v.number(),
  unit: v.picklist(["GB", "min", "sms"]),
  /** In the running month only. */
  asOf: v.optional(instant),
});
export type UsageMonth = v.InferOutput<typeof usageMonth>;
