/** Sources of beacon values: drand, or the sandbox, whose values prove nothing. */
export const BEACON_SOURCES = ["drand", "sandbox"] as const;
export type BeaconSource = (typeof BEACON_SOURCES)[number];

/** State of a giveaway; it follows from its dates and from whether the draw has happened (flows §4.6). */
export const GIVEAWAY_STATES = ["upcoming", "open", "closed", "drawn"] as const;
export type GiveawayState = (typeof GIVEAWAY_STATES)[number];

/** Instants of a giveaway in milliseconds; `drawnAt` is absent until the draw. */
export type GiveawayDates = { readonly opensAt: number; readonly closesAt: number; readonly drawnAt?: number | undefined };

/** The state at an instant. At `closesAt` itself the giveaway is closed. */
export function giveawayState(dates: GiveawayDates, now: number): GiveawayState {
  if (dates.drawnAt !== undefined) return "drawn";
  if (now < dates.opensAt) return "upcoming";
  return now < dates.closesAt ? "open" : "closed";
}

/** States of one entry. `form`: the fan is filling it in; never stored. `lapsed`: never confirmed in time. */
export const ENTRY_STATES = ["form", "pendingConfirmation", "confirmed", "won", "notWon", "lapsed"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export const ENTRY_EVENTS = ["submit", "confirm", "lapse", "drawWinner", "drawOther"] as const;
export type EntryEvent = (typeof ENTRY_EVENTS)[number];

/**
 * The state that each event leads to; a missing event is not allowed. Withdrawing the consent to advertising is no event: the entry stays
 * as it is (L30). Submitting again creates another entry; per mailbox the first confirmed entry counts.
 */
export const ENTRY_TRANSITIONS: Record<EntryState, Partial<Record<EntryEvent, EntryState>>> = {
  form: { submit: "pendingConfirmation" },
  pendingConfirmation: { confirm: "confirmed", lapse: "lapsed" },
  confirmed: { drawWinner: "won", drawOther: "notWon" },
  won: {},
  notWon: {},
  lapsed: {},
};

/** The state an event leads to, or undefined where it is not allowed. */
export function entryTransition(state: EntryState, event: EntryEvent): EntryState | undefined {
  return ENTRY_TRANSITIONS[state][event];
}
