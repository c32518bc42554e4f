import { BEACON_SOURCES, GIVEAWAY_STATES } from "@tribun/domain";
import * as v from "valibot";
import { id, instant, picture } from "./common.ts";

const prize = v.object({ id, name: v.string(), quantity: v.number() });

/** A giveaway with everything a fan must know before entering (L30). */
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
  /** Text that a fan agrees to with `consentMarketing`, and its version to send along. */
  consentText: v.string(),
  consentTextVersion: v.string(),
  /** SHA-256 of the draw's seed and its time of publication: published before anyone could know the entries. */
  commitment: v.optional(v.object({ hash: v.string(), at: instant })),
  /**
   * The round of a public beacon whose value the draw uses, and the time of its release. Absent for draws from before beacons were used.
   */
  outside: v.optional(
    v.object({
      chain: v.string(),
      round: v.number(),
      at: instant,
      source: v.picklist(BEACON_SOURCES),
      /** Public address of the value, independent of the operator; the sandbox's value has none. */
      url: v.optional(v.string()),
    }),
  ),
  /** Closing time of the list, its number of entries and its SHA-256: published before the beacon's value is released. */
  sealed: v.optional(v.object({ at: instant, entries: v.number(), entriesHash: v.string() })),
  /** Protocol of the draw: with seed, value and list of entries anyone can repeat it (`checkDraw`). */
  draw: v.optional(
    v.object({
      drawnAt: instant,
      entries: v.number(),
      entriesHash: v.string(),
      seed: v.string(),
      /** The beacon's value, and the signature that proves it. */
      value: v.optional(v.object({ randomness: v.string(), signature: v.string() })),
      /** `name` holds initials, only of winners who agreed to show them. */
      winners: v.array(v.object({ entryId: id, prizeId: id, prize: v.string(), name: v.optional(v.string()) })),
    }),
  ),
});
export type Giveaway = v.InferOutput<typeof giveaway>;

/** The same with the list of entries after the draw; the list is too long for an overview of giveaways. */
export const giveawayWithEntries = v.object({ ...giveaway.entries, entryIds: v.optional(v.array(id)) });
