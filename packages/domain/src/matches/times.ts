import { DAY_MS, MINUTE_MS } from "../values/constants.ts";

/** From kick-off to the last whistle: two halves, the break, and what is added. */
export const MATCH_MINUTES = 120;
/** How long before its kick-off a match is spoken of, in days; before that all is quiet. */
export const MATCH_AHEAD_DAYS = 14;

type Planned = { readonly kickOff: string };

/** When a match is over at the latest, as an instant. */
export function matchEnd({ kickOff }: Planned): string {
  return new Date(Date.parse(kickOff) + MATCH_MINUTES * MINUTE_MS).toISOString();
}

/** When a match begins to be spoken of, as an instant. */
export function matchShownFrom({ kickOff }: Planned): string {
  return new Date(Date.parse(kickOff) - MATCH_AHEAD_DAYS * DAY_MS).toISOString();
}
