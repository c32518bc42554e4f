import { matchPhase } from "@tribun/domain";
import { isNull } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type MatchRow, matches } from "../db/schema/matches.ts";
import { SEED_BRANDS } from "./brands.ts";
import { overwrite } from "./upsert.ts";

type SeasonOptions = { readonly now: Date; readonly demo: boolean };

/**
 * The season of every club as its brand has it, which each start writes anew until staff edit a match. In the sandbox what was played when
 * it is seeded has a result.
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

/** All matches of a club. @throws for a club without a season */
export function seasonOf(teamId: number, { now, demo }: SeasonOptions): MatchRow[] {
  const season = SEED_BRANDS.find(({ brand }) => brand.teamId === teamId)?.season;
  if (!season) throw new Error(`club ${teamId} has no season`);
  return season.matches.map(({ round, opponent, venue, kickOff }): MatchRow => {
    const state = "scheduled" as const;
    // Elsewhere staff tell how a match ended.
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
