import { addCalendarDays, germanDay, HOUR_MS, matchPhase, startOfGermanDay } from "@tribun/domain";
import { isNull } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type MatchRow, matches } from "../db/schema/matches.ts";
import { overwrite } from "./upsert.ts";

/** Clubs that do not exist; each is met once in either half. */
const OPPONENTS = [
  "Yakamoz SK",
  "Kızılçam FK",
  "Pusula 1924",
  "Değirmen SK",
  "Kehribar FK",
  "Çınaraltı SK",
  "Lodos 1931",
  "Ateşböceği FK",
  "Kervan SK",
  "Gökkuşağı FK",
  "Deniz Feneri SK",
  "Ayçiçeği 1928",
  "Samanyolu FK",
  "Turna SK",
  "Uçurtma FK",
  "Kaptanlar 1919",
  "Zümrüt SK",
] as const;

/** A club's derby ends the first half, at home, and so begins the second. These instants stand in its brand's events, too: change both. */
const SEASONS: readonly { readonly teamId: number; readonly derby: string; readonly secondHalf: string }[] = [
  { teamId: 1, derby: "2026-12-12T17:30:00Z", secondHalf: "2027-01-23T16:00:00Z" },
  { teamId: 2, derby: "2026-12-13T17:00:00Z", secondHalf: "2027-01-24T16:00:00Z" },
  { teamId: 3, derby: "2026-12-19T17:30:00Z", secondHalf: "2027-01-22T17:30:00Z" },
  { teamId: 4, derby: "2026-12-20T16:00:00Z", secondHalf: "2027-01-25T17:00:00Z" },
];
const SEASON = "2026-27";
const HALF = OPPONENTS.length;
/** Days from a round's Saturday and hours of the German clock, one round after another. */
const SLOTS = [
  [0, 15],
  [1, 17.5],
  [-1, 18],
  [0, 16],
  [1, 19],
] as const;

type SeasonOptions = { readonly now: Date; readonly demo: boolean };

/** The season of every club, which each start writes anew until staff edit a match. In the sandbox what was played when it is seeded has a result. */
export async function seedMatches(db: Db, options: SeasonOptions): Promise<void> {
  await db
    .insert(matches)
    .values(SEASONS.flatMap(({ teamId }) => seasonOf(teamId, options)))
    .onConflictDoUpdate({
      target: [matches.teamId, matches.id],
      set: overwrite(matches, "teamId", "id", "editedAt"),
      setWhere: isNull(matches.editedAt),
    });
}

/** All matches of a club. @throws for a club without a season */
export function seasonOf(teamId: number, { now, demo }: SeasonOptions): MatchRow[] {
  const season = SEASONS.find((one) => one.teamId === teamId);
  if (!season) throw new Error(`club ${teamId} has no season`);
  return Array.from({ length: 2 * HALF }, (_, index): MatchRow => {
    const round = index + 1;
    const first = round <= HALF;
    // The second half begins with the opponent of the second round, so that home and away take turns.
    const met = first ? index : (index - HALF + 1) % HALF;
    const atHomeFirst = met % 2 === 0;
    const anchor = first ? season.derby : season.secondHalf;
    const kickOff = kickOffOf(anchor, first ? round - HALF : round - HALF - 1, round);
    const state = "scheduled" as const;
    // Elsewhere staff tell how a match ended.
    const over = demo && matchPhase({ kickOff: kickOff.toISOString(), state }, now.getTime()) === "over";
    return {
      teamId,
      id: `${SEASON}-${String(round).padStart(2, "0")}`,
      round,
      opponent: OPPONENTS[(met + teamId * 4) % HALF] ?? OPPONENTS[0],
      venue: atHomeFirst === first ? "home" : "away",
      kickOff,
      state,
      ownGoals: over ? (round * 7 + teamId * 3) % 4 : null,
      theirGoals: over ? (round * 5 + teamId) % 3 : null,
      editedAt: null,
    };
  });
}

/** So many weeks after the anchor, which stands as it is. */
function kickOffOf(anchor: string, weeks: number, round: number): Date {
  if (weeks === 0) return new Date(anchor);
  const [days, hour] = SLOTS[round % SLOTS.length] ?? SLOTS[0];
  const weekday = new Date(anchor).getUTCDay();
  // The Saturday of the anchor's round, which may be played from Friday to Monday.
  const saturday = addCalendarDays(germanDay(Date.parse(anchor)), weekday === 6 ? 0 : weekday === 5 ? 1 : -1 - weekday);
  const day = addCalendarDays(saturday, weeks * 7 + days);
  // Counted back from midnight: clocks change in the night before.
  return new Date(startOfGermanDay(addCalendarDays(day, 1)) - (24 - hour) * HOUR_MS);
}
