import { CUSTOMER_TYPES } from "@tribun/domain";
import * as v from "valibot";
import { day, id, instant, language } from "./common.ts";

export const consents = v.object({ email: v.boolean(), sms: v.boolean(), phone: v.boolean(), push: v.boolean(), profiling: v.boolean() });

/** What others see of a fan who chose to be seen (A9). */
export const fanProfile = v.object({
  nickname: v.optional(v.string()),
  avatar: v.optional(v.string()),
  /** True when the fan stands in the public list. */
  listed: v.boolean(),
  points: v.number(),
  /** Only for who stands in it; who has as many points has the same. */
  rank: v.optional(v.number()),
});

/** What a fan's invitation code brought. */
export const invited = v.object({
  /** Friends who have got their first line by it. */
  friends: v.number(),
  /** Booked on the fan's lines. */
  gb: v.number(),
  /** Waits for a line of the fan. */
  waitingGb: v.number(),
  /** Until when the first of it waits. */
  waitingUntil: v.optional(instant),
});
export type Invited = v.InferOutput<typeof invited>;

/** What changes when something of the fan's does. */
export const standing = v.object({
  /** Grows with every change of lines, orders, bills and of the fan. */
  revision: v.number(),
  /** Waiting for payment or for their line. */
  pendingOrders: v.number(),
  /** False where the fan's open orders need not be asked for, as there is none, nor a card in the post. */
  hasOrders: v.boolean(),
  activatedAt: v.optional(instant),
});
export type Standing = v.InferOutput<typeof standing>;

/** What may keep a fan from ordering a tariff, so that their lines are asked for only where that can be. */
export const ordering = v.object({
  /** Ids of tariffs that are had once and that the fan has, has ordered or is to have, each with its twin of the other term. */
  taken: v.array(v.string()),
  /** True where the fan has a line that a partner tariff may hang on. */
  hasMainLine: v.boolean(),
});
export type Ordering = v.InferOutput<typeof ordering>;

/** Where a link that waits to be opened was sent, and until when it works. */
const waitingLink = v.object({ email: v.string(), until: instant });

export const user = v.object({
  id,
  customerType: v.picklist(CUSTOMER_TYPES),
  /** Empty once the mailbox's owner has proven it for another account, until the fan gives another one. */
  email: v.string(),
  emailVerified: v.boolean(),
  /** Where the fan asks for the own account: the new address that waits for its link to be opened, and until when that works. */
  pendingEmail: v.optional(waitingLink),
  /** Missing once the number went to somebody else, until another one is proven. */
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
  /** True where a passkey can stand for the password. */
  hasPasskey: v.optional(v.boolean()),
  /** Where the fan was asked for by its own session: until when its orders need no new code for `phoneNumber`. */
  phoneProvenUntil: v.optional(instant),
  consents,
  /** Where the fan asks for the own account: advertising by mail was agreed to, and counts once the link there is opened (L29). */
  pendingConsent: v.optional(waitingLink),
  invitationCode: v.string(),
  badges: v.array(v.object({ id: v.string(), earnedAt: v.string() })),
  /** Badges that are missing and cannot be earned now, where the fan asks for the own account. */
  closedBadges: v.optional(v.array(v.string())),
  /** The public side, where the fan asks for the own account. */
  profile: v.optional(fanProfile),
  /** What came of the invitation code, where the fan asks for the own account. */
  invited: v.optional(invited),
  /** Where the fan asks for the own account. */
  ordering: v.optional(ordering),
  /** What the revision is asked for, where the fan asks for the own account: nobody has to ask at once again. */
  standing: v.optional(standing),
  /** Raised by every change of the profile; send it back with a change to be told when somebody else was faster. */
  version: v.optional(v.number()),
});
export type User = v.InferOutput<typeof user>;

export const tokens = v.object({ accessToken: v.string(), refreshToken: v.string() });
export type Tokens = v.InferOutput<typeof tokens>;
