import { matchPhase } from "@tribun/domain";
import { isNull } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type MatchRow, matches } from "../db/schema/matches.ts";
import { SEED_BRANDS } from "../base/clubs/brands.ts";
import { overwrite } from "./upsert.ts";

type SeasonOptions = { readonly now: Date; readonly demo: boolean };

/**
 * Seeds the season of every club from its brand. Each start overwrites a match until staff edit it. In the sandbox, matches that are over
 * get a result.
 */
export async function seedMatches(db: Db, options: SeasonOptions): Promise<void> {
  await db
    .insert(matches)
    .values(SEED_BRANDS.flatMap(({ brand }) => seasonOf(brand.teamId, options)))
    .onConflictDoUpdate({
      target: [matches.teamId, matches.id],
      set: overwrite(matches, "teamId", "id", "editedAt"),
      setWhere: isNull(matches.editedAt),
    });
}

/** Returns all matches of a club. @throws for a club without a season */
export function seasonOf(teamId: number, { now, demo }: SeasonOptions): MatchRow[] {
  const season = SEED_BRANDS.find(({ brand }) => brand.teamId === teamId)?.season;
  if (!season) throw new Error(`club ${teamId} has no season`);
  return season.matches.map(({ round, opponent, venue, kickOff }): MatchRow => {
    const state = "scheduled" as const;
    // Outside the sandbox staff enter the results.
    const over = demo && matchPhase({ kickOff, state }, now.getTime()) === "over";
    return {
      teamId,
      id: `${season.id}-${String(round).padStart(2, "0")}`,
      round,
      opponent,
      venue,
      kickOff: new Date(kickOff),
      state,
      ownGoals: over ? (round * 7 + teamId * 3) % 4 : null,
      theirGoals: over ? (round * 5 + teamId) % 3 : null,
      editedAt: null,
    };
  });
}
