import type { Match } from "@tribun/api-client/contract";

const match = (round: number, opponent: string, kickOff: string, more: Partial<Match> = {}): Match => ({
  id: `2026-27-${round}`,
  ...{ round, opponent, kickOff, venue: round % 2 === 0 ? "away" : "home", state: "scheduled" },
  ...more,
});

/** Round 17 is the derby of the sample club's events. */
export const sampleDerby = match(17, "Kaptanlar 1919", "2026-12-12T17:30:00.000Z");
export const sampleMatch = match(14, "Yakamoz SK", "2026-11-28T15:00:00.000Z");
export const sampleTurna = match(15, "Turna SK", "2026-12-05T17:30:00.000Z");
export const sampleResult = match(13, "Lodos 1931", "2026-11-14T14:00:00.000Z", { result: { own: 2, theirs: 1 } });

/** The answer to `show=next`. */
export const sampleMatches: readonly Match[] = [sampleResult, sampleMatch, match(15, "Turna SK", "2026-12-05T17:30:00.000Z"), sampleDerby];

/** On the day of the sample clock, in the evening. */
export const sampleToday = match(14, "Yakamoz SK", "2026-11-21T17:00:00.000Z");

/** The months of the sample usage, with one match that was never played. */
export const sampleSeason: readonly Match[] = [
  match(8, "Kervan SK", "2026-10-03T16:30:00.000Z", { result: { own: 0, theirs: 0 } }),
  match(9, "Zümrüt SK", "2026-10-10T13:00:00.000Z", { state: "cancelled" }),
  match(10, "Uçurtma FK", "2026-10-31T23:30:00.000Z", { result: { own: 1, theirs: 3 } }),
  match(11, "Deniz Feneri SK", "2026-11-07T17:00:00.000Z", { result: { own: 4, theirs: 0 } }),
  ...sampleMatches,
];
