import { BEACON_SOURCES, GIVEAWAY_STATES } from "@tribun/domain";
import * as v from "valibot";
import { id, instant, picture } from "./common.ts";

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
  /** The round of a public beacon whose value the draw takes, and when that comes out. Absent from draws of before values were taken. */
  outside: v.optional(
    v.object({
      chain: v.string(),
      round: v.number(),
      at: instant,
      source: v.picklist(BEACON_SOURCES),
      /** Where anybody may see the value without us; the sandbox's is nowhere else. */
      url: v.optional(v.string()),
    }),
  ),
  /** Since when the list is closed, with how many entries, and its SHA-256: public before the value is out. */
  sealed: v.optional(v.object({ at: instant, entries: v.number(), entriesHash: v.string() })),
  /** Protocol of the draw: with seed, value and the list of entries anybody can repeat it (`checkDraw`). */
  draw: v.optional(
    v.object({
      drawnAt: instant,
      entries: v.number(),
      entriesHash: v.string(),
      seed: v.string(),
      /** The value from outside, and the beacon's signature by which anybody can tell that it is. */
      value: v.optional(v.object({ randomness: v.string(), signature: v.string() })),
      /** Initials only of who agreed to them. */
      winners: v.array(v.object({ entryId: id, prizeId: id, prize: v.string(), name: v.optional(v.string()) })),
    }),
  ),
});
export type Giveaway = v.InferOutput<typeof giveaway>;

/** The same with the list that was drawn from, once it was: too long for a list of giveaways. */
export const giveawayWithEntries = v.object({ ...giveaway.entries, entryIds: v.optional(v.array(id)) });
