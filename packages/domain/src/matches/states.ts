/** Postponed: it will be played, nobody knows when. Cancelled: it will not. Both keep the kick-off that was planned. */
export const MATCH_STATES = ["scheduled", "postponed", "cancelled"] as const;
export type MatchState = (typeof MATCH_STATES)[number];
export const MATCH_VENUES = ["home", "away"] as const;
export type MatchVenue = (typeof MATCH_VENUES)[number];
