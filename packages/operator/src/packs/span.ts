import { type MatchFacts, packEnd, type PackSpan, packStart, type PackStartWish } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type LineRow, sims } from "../db/schema/lines.ts";
import { type MatchRow, matches } from "../db/schema/matches.ts";
import type { OptionRow, PackOrderRow } from "../db/schema/packs.ts";
import { Problem } from "../base/problem.ts";
import { isCurrent } from "../lines/sims/store.ts";

/** The match that a pack is bought for; undefined without one. */
export async function matchFor(db: Db, { teamId, matchId }: Pick<PackOrderRow, "teamId" | "matchId">): Promise<MatchRow | undefined> {
  if (matchId === null) return undefined;
  const [match] = await db
    .select()
    .from(matches)
    .where(and(eq(matches.teamId, teamId), eq(matches.id, matchId)));
  return match;
}

/** The fields of a match that the rules need. */
export const factsOf = ({ kickOff, state }: MatchRow): MatchFacts => ({ kickOff: kickOff.toISOString(), state });

/** Start and end of a pack that is paid or started at a moment. */
export function spanOf(now: Date, { validity }: OptionRow, wish: PackStartWish): PackSpan {
  const startMs = packStart(now.getTime(), wish);
  return { startMs, endMs: packEnd(startMs, validity) };
}

/**
 * Requires an active line without a blocked SIM, because a pack could not be used otherwise.
 * @throws Problem 1023 for the line, -1 with status 409 for its SIM
 */
export async function guardWorking(db: Db, line: LineRow): Promise<void> {
  if (line.state !== "active") throw Problem.noContract({ reason: `line.${line.state}` });
  const [sim] = await db
    .select({ state: sims.state })
    .from(sims)
    .where(and(eq(sims.lineId, line.id), isCurrent));
  if (sim && sim.state !== "active") throw Problem.failed({ status: 409, reason: `sim.${sim.state}` });
}
