import { ROAMING_CAPS_CENTS } from "@tribun/domain";
import * as v from "valibot";
import { id, instant, money } from "./common.ts";

/** What a fan can set on a line (L10, L13, L34, L35). */
export const lineSettings = v.object({
  lineId: id,
  usageNotice: v.boolean(),
  /** `roamingData`: none outside the EU but what a pack covers. */
  blocks: v.object({ premiumNumbers: v.boolean(), thirdPartyBilling: v.boolean(), roamingData: v.boolean() }),
  evn: v.object({
    mode: v.picklist(["off", "full", "shortened"]),
    since: v.optional(instant),
    /** What is declared by switching it on, in the caller's language. */
    declaration: v.string(),
  }),
  costShield: v.object({
    enabled: v.boolean(),
    cap: money,
    spent: money,
    /** `capped`: data roaming outside the EU stands still. `continued`: the fan asked to go on this month. */
    state: v.picklist(["off", "open", "warned", "capped", "continued"]),
    caps: v.array(money),
  }),
  /** From when on the number may be changed again; absent where it may be now. */
  numberFixedUntil: v.optional(instant),
});
export type LineSettings = v.InferOutput<typeof lineSettings>;

export const costShieldInput = v.object({
  enabled: v.optional(v.boolean()),
  /** Gross cents, one of those that are offered. */
  capCents: v.optional(v.picklist(ROAMING_CAPS_CENTS)),
  /** Goes on beyond the cap until the month is over. */
  continueThisMonth: v.optional(v.literal(true)),
});

export const evnInput = v.object({
  mode: v.picklist(["off", "full", "shortened"]),
  /** Everybody who uses the line has been told (§ 11(1) TDDDG); required to switch it on. */
  declaration: v.optional(v.boolean()),
});

/** An eSIM profile: its code until a device has loaded it, afterwards only when that was. */
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
