import { ROAMING_CAPS_CENTS, ITEMISED_BILL_MODES } from "@tribun/domain";
import * as v from "valibot";
import { id, instant, money } from "./common.ts";

/** Settings of a line that the fan can change (L10, L13, L34, L35). */
export const lineSettings = v.object({
  lineId: id,
  usageNotice: v.boolean(),
  /** `roamingData` blocks data outside the EU, except data that a pack covers. */
  blocks: v.object({ premiumNumbers: v.boolean(), thirdPartyBilling: v.boolean(), roamingData: v.boolean() }),
  evn: v.object({
    mode: v.picklist(ITEMISED_BILL_MODES),
    since: v.optional(instant),
    /** Declaration that the fan makes by switching it on, in the caller's language. */
    declaration: v.string(),
  }),
  costShield: v.object({
    enabled: v.boolean(),
    cap: money,
    spent: money,
    /** `capped`: data roaming outside the EU is stopped. `continued`: the fan asked to continue this month. */
    state: v.picklist(["off", "open", "warned", "capped", "continued"]),
    caps: v.array(money),
  }),
  /** Time from which the number may change again; absent if it may change now. */
  numberFixedUntil: v.optional(instant),
});
export type LineSettings = v.InferOutput<typeof lineSettings>;

export const costShieldInput = v.object({
  enabled: v.optional(v.boolean()),
  /** Gross cents, one of the offered caps. */
  capCents: v.optional(v.picklist(ROAMING_CAPS_CENTS)),
  /** Continues beyond the cap until the end of the month. */
  continueThisMonth: v.optional(v.literal(true)),
});

export const evnInput = v.object({
  mode: v.picklist(ITEMISED_BILL_MODES),
  /** The fan declares that all users of the line are informed (§ 11(1) TDDDG); required to switch it on. */
  declaration: v.optional(v.boolean()),
});

/** An eSIM profile: its code until a device has loaded it, afterwards only the time of loading. */
export const esimProfile = v.object({
  state: v.picklist(["ready", "downloaded"]),
  iccidMasked: v.string(),
  downloadedAt: v.optional(instant),
  lpa: v.optional(v.string()),
  smdpAddress: v.optional(v.string()),
  matchingId: v.optional(v.string()),
  appleUrl: v.optional(v.string()),
  androidUrl: v.optional(v.string()),
});
export type EsimProfile = v.InferOutput<typeof esimProfile>;
