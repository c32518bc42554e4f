/** Postponed: the match will be played at a date not known yet. Cancelled: it will not be played. Both keep the planned kick-off. */
export const MATCH_STATES = ["scheduled", "postponed", "cancelled"] as const;
export type MatchState = (typeof MATCH_STATES)[number];
export const MATCH_VENUES = ["home", "away"] as const;
export type MatchVenue = (typeof MATCH_VENUES)[number];
