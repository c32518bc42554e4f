import { CUSTOMER_TYPES } from "@tribun/domain";
import * as v from "valibot";
import { day, id, instant, language } from "./common.ts";

export const consents = v.object({ email: v.boolean(), sms: v.boolean(), phone: v.boolean(), push: v.boolean(), profiling: v.boolean() });

/** Public data of a fan who chose to be visible (A9). */
export const fanProfile = v.object({
  nickname: v.optional(v.string()),
  avatar: v.optional(v.string()),
  /** True if the fan is on the public leaderboard. */
  listed: v.boolean(),
  points: v.number(),
  /** Only for a listed fan; fans with equal points share a rank. */
  rank: v.optional(v.number()),
});

/** Results of a fan's invitation code. */
export const invited = v.object({
  /** Friends who got their first line with it. */
  friends: v.number(),
  /** Booked on the fan's lines. */
  gb: v.number(),
  /** Waits until the fan has a line. */
  waitingGb: v.number(),
  /** Time at which the first of it expires. */
  waitingUntil: v.optional(instant),
});
export type Invited = v.InferOutput<typeof invited>;

/** Values that change with the fan's data. */
export const standing = v.object({
  /** Increases with every change to the fan and their lines, orders and bills. */
  revision: v.number(),
  /** Number of orders that wait for payment or for their line. */
  pendingOrders: v.number(),
  /** False if the fan has neither an open order nor a card in the post, so a page need not fetch the open orders. */
  hasOrders: v.boolean(),
  activatedAt: v.optional(instant),
});
export type Standing = v.InferOutput<typeof standing>;

/** Facts that may prevent an order of a tariff, so that a page fetches the fan's lines only where needed. */
export const ordering = v.object({
  /** Ids of once-per-fan tariffs that the fan has, has ordered or will have, each with its twin of the other term. */
  taken: v.array(v.string()),
  /** True if the fan has a line that a partner tariff can attach to. */
  hasMainLine: v.boolean(),
});
export type Ordering = v.InferOutput<typeof ordering>;

/** Address that a confirmation link went to, and its expiry. */
const waitingLink = v.object({ email: v.string(), until: instant });

export const user = v.object({
  id,
  customerType: v.picklist(CUSTOMER_TYPES),
  /** Empty after another account has proven the mailbox, until the fan gives another address. */
  email: v.string(),
  emailVerified: v.boolean(),
  /** Only for the fan's own account: the new address that waits for its link, and the link's expiry. */
  pendingEmail: v.optional(waitingLink),
  /** Missing after the number went to another fan, until the fan proves a new one. */
  phoneNumber: v.optional(v.string()),
  firstName: v.string(),
  lastName: v.string(),
  salutation: v.string(),
  birthday: day,
  companyName: v.optional(v.string()),
  taxNumber: v.optional(v.string()),
  vatId: v.optional(v.string()),
  street: v.string(),
  houseNumber: v.string(),
  postalCode: v.string(),
  city: v.string(),
  deliveryAddress: v.optional(v.object({ street: v.string(), houseNumber: v.string(), postalCode: v.string(), city: v.string() })),
  language,
  hasLine: v.boolean(),
  partnerCustomerId: v.optional(v.string()),
  keywordSet: v.boolean(),
  /** True if a passkey can replace the password. */
  hasPasskey: v.optional(v.boolean()),
  /** Only for the fan's own session: time until which its orders need no new code for `phoneNumber`. */
  phoneProvenUntil: v.optional(instant),
  consents,
  /** Only for the fan's own account: a consent to advertising by mail that counts once the fan opens the link (L29). */
  pendingConsent: v.optional(waitingLink),
  invitationCode: v.string(),
  badges: v.array(v.object({ id: v.string(), earnedAt: v.string() })),
  /** Only for the fan's own account: missing badges that cannot be earned now. */
  closedBadges: v.optional(v.array(v.string())),
  /** Only for the fan's own account: the public profile. */
  profile: v.optional(fanProfile),
  /** Only for the fan's own account: results of the invitation code. */
  invited: v.optional(invited),
  /** Only for the fan's own account. */
  ordering: v.optional(ordering),
  /** Only for the fan's own account: the current standing, so a page need not fetch it right after the account. */
  standing: v.optional(standing),
  /** Increases with every change of the profile; send it with a change to get a conflict if the profile changed meanwhile. */
  version: v.optional(v.number()),
});
export type User = v.InferOutput<typeof user>;

export const tokens = v.object({ accessToken: v.string(), refreshToken: v.string() });
export type Tokens = v.InferOutput<typeof tokens>;
