import { type Match, matches as matchesCall, saveMatch } from "@tribun/api-client/contract";
import { addMonths, germanDay, matchesAhead, startOfGermanDay } from "@tribun/domain";
import { and, asc, eq, gte } from "drizzle-orm";
import { type MatchRow, matches } from "../../db/schema/matches.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { route } from "../../http/route.ts";
import { moveMatchPacks } from "../../packs/start.ts";

/** Months of past matches: the range of a line's usage history, with the current month. */
const MONTHS_BACK = 13;
const NEXT = 6;

export const matchRoutes = [
  route(matchesCall, async ({ query, ctx }) => {
    const now = ctx.clock.nowMs();
    const from = new Date(startOfGermanDay(addMonths(germanDay(now), -MONTHS_BACK)));
    const rows = await ctx.db
      .select()
      .from(matches)
      .where(and(eq(matches.teamId, ctx.team.id), query.id === undefined ? gte(matches.kickOff, from) : eq(matches.id, query.id)))
      .orderBy(asc(matches.kickOff), asc(matches.id));
    const all = rows.map(matchView);
    if (query.show === undefined) return all;
    const last = all.findLast(({ result }) => result !== undefined);
    return [
      ...(last ? [last] : []),
      ...matchesAhead(all, now)
        .filter(({ id }) => id !== last?.id)
        .slice(0, NEXT),
    ];
  }),
  route(saveMatch, async ({ params, body, ctx }) => {
    const { result, kickOff, ...facts } = body;
    // A match that has not begun cannot have a result.
    if (result && Date.parse(kickOff) > ctx.clock.nowMs()) throw validationProblem([{ field: "result", rule: "invalid" }]);
    const set = {
      ...facts,
      kickOff: new Date(kickOff),
      ownGoals: result?.own ?? null,
      theirGoals: result?.theirs ?? null,
      editedAt: ctx.clock.now(),
    };
    const saved = await ctx.db.transaction(async (db) => {
      const [row] = await db
        .insert(matches)
        .values({ ...set, ...params, teamId: ctx.team.id })
        .onConflictDoUpdate({ target: [matches.teamId, matches.id], set })
        .returning();
      if (!row) throw new Error("match was not written");
      await ctx.deps.outbox.enqueue(db, moveMatchPacks, { teamId: row.teamId, matchId: row.id });
      return row;
    });
    ctx.log.info({ team: ctx.team.id, match: params.id, state: body.state }, "match saved");
    return matchView(saved);
  }),
];

function matchView({ id, round, opponent, venue, kickOff, state, ownGoals, theirGoals }: MatchRow): Match {
  const result = ownGoals === null || theirGoals === null ? undefined : { own: ownGoals, theirs: theirGoals };
  return { ...{ id, round, opponent, venue, state }, kickOff: kickOff.toISOString(), ...(result && { result }) };
}
