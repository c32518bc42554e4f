import { email, firstName, GIVEAWAY_STATES, GOAL_ZONES, isoDate, lastName, mobilePhone, PLAY_STATES } from "@tribun/domain";
import * as v from "valibot";
import { id, instant } from "./common.ts";
import { picture } from "./content.ts";

const prize = v.object({ id, name: v.string(), quantity: v.number() });

/** A giveaway with all that a fan must know before entering (L30). */
export const giveaway = v.object({
  key: id,
  state: v.picklist(GIVEAWAY_STATES),
  title: v.string(),
  description: v.string(),
  image: picture,
  opensAt: instant,
  closesAt: instant,
  drawAt: instant,
  prizes: v.array(prize),
  organiser: v.object({ name: v.string(), address: v.string(), email: v.string() }),
  terms: v.string(),
  minAge: v.number(),
  /** The words a fan agrees to with `consentMarketing`, and the version to send along. */
  consentText: v.string(),
  consentTextVersion: v.string(),
  /** SHA-256 of the draw's seed, and since when it is public: laid down before anybody could know who enters. */
  commitment: v.optional(v.object({ hash: v.string(), at: instant })),
  /** Protocol of the draw: with the seed and the list of entries anybody can repeat it (`checkDraw`). */
  draw: v.optional(
    v.object({
      drawnAt: instant,
      entries: v.number(),
      entriesHash: v.string(),
      seed: v.string(),
      /** Initials only of who agreed to them. */
      winners: v.array(v.object({ entryId: id, prizeId: id, prize: v.string(), name: v.optional(v.string()) })),
    }),
  ),
});
export type Giveaway = v.InferOutput<typeof giveaway>;

/** The same with the list that was drawn from, once it was: too long for a list of giveaways. */
export const giveawayWithEntries = v.object({ ...giveaway.entries, entryIds: v.optional(v.array(id)) });

export const giveawayEntry = v.object({
  giveawayKey: id,
  firstName,
  lastName,
  email,
  phone: v.optional(mobilePhone),
  birthday: isoDate,
  consentMarketing: v.literal(true, "consentMarketing.required"),
  consentTextVersion: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  terms: v.literal(true, "giveawayTerms.required"),
  /** The initials may stand in the protocol beside the number, should the entry win. */
  consentName: v.optional(v.boolean()),
  /** A field that people do not see. Whoever fills it in is a program and gets the usual answer for nothing. */
  website: v.optional(v.pipe(v.string(), v.maxLength(500))),
});
export type GiveawayEntryInput = v.InferInput<typeof giveawayEntry>;

const zone = v.picklist(GOAL_ZONES);
export const playedKick = v.object({ zone, power: v.number(), keeper: zone, outcome: v.picklist(["goal", "saved", "missed"]) });

/** The result of a fan's turn. `seed` lets the browser replay it with the same function. */
export const gameResult = v.object({
  id,
  gameId: id,
  state: v.picklist(PLAY_STATES),
  outcome: v.picklist(["win", "lose"]),
  goals: v.number(),
  goalsToWin: v.number(),
  kicks: v.array(playedKick),
  seed: v.string(),
  playedAt: instant,
  rewardId: v.optional(id),
});
export type GameResult = v.InferOutput<typeof gameResult>;

export const game = v.object({
  id,
  title: v.string(),
  description: v.string(),
  image: picture,
  kicks: v.number(),
  goalsToWin: v.number(),
  rewardIds: v.array(id),
  /** Only for a signed-in fan: `ready` also before the first start. */
  state: v.optional(v.picklist(PLAY_STATES)),
  result: v.optional(gameResult),
});
export type Game = v.InferOutput<typeof game>;

/** What a signed-in fan has of a reward. */
export const rewardBooking = v.object({
  resultId: id,
  state: v.picklist(["booked", "parked", "forfeited"]),
  lineId: v.optional(id),
  rewardedAt: instant,
  /** End of the volume on the line, or of the wait for a line. */
  expiresAt: instant,
});
export const reward = v.object({
  id,
  title: v.string(),
  gb: v.number(),
  validDays: v.number(),
  gameIds: v.array(id),
  bookings: v.array(rewardBooking),
});
export type Reward = v.InferOutput<typeof reward>;
