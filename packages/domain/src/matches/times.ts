import { DAY_MS, MINUTE_MS } from "../values/constants.ts";

/** Minutes from kick-off to the final whistle: two halves, half-time and stoppage time. */
export const MATCH_MINUTES = 120;
/** Days before kick-off from which pages announce a match. */
export const MATCH_AHEAD_DAYS = 14;

type Planned = { readonly kickOff: string };

/** The latest end of a match, as an instant. */
export function matchEnd({ kickOff }: Planned): string {
  return new Date(Date.parse(kickOff) + MATCH_MINUTES * MINUTE_MS).toISOString();
}

/** The instant from which pages announce a match. */
export function matchShownFrom({ kickOff }: Planned): string {
  return new Date(Date.parse(kickOff) - MATCH_AHEAD_DAYS * DAY_MS).toISOString();
}
