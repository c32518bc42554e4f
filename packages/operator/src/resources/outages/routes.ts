import { type Outage, outages as outagesCall, saveOutage } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { and, desc, eq, lte } from "drizzle-orm";
import { type OutageRow, outages } from "../../db/schema/outages.ts";
import { route } from "../../http/route.ts";

/** What fans are told when the network fails; what staff plan is told once it has begun. */
export const outageRoutes = [
  route(outagesCall, async ({ ctx }) => {
    const rows = await ctx.db
      .select()
      .from(outages)
      .where(and(eq(outages.teamId, ctx.team.id), eq(outages.over, false), lte(outages.since, ctx.clock.now())))
      .orderBy(desc(outages.since), outages.id);
    return rows.map((row) => outageView(row, ctx.language, ctx.clock.now()));
  }),
  route(saveOutage, async ({ params, body, ctx }) => {
    const { since, place, expectedEnd, over = false } = body;
    const set = { since: new Date(since), place, expectedEnd: expectedEnd === undefined ? null : new Date(expectedEnd), over };
    const [saved] = await ctx.db
      .insert(outages)
      .values({ ...set, ...params, teamId: ctx.team.id })
      .onConflictDoUpdate({ target: [outages.teamId, outages.id], set })
      .returning();
    if (!saved) throw new Error("outage was not written");
    ctx.log.info({ team: ctx.team.id, outage: params.id, over }, "outage saved");
    return outageView(saved, ctx.language, ctx.clock.now());
  }),
];

/** An hour that has come and gone is promised no more: what is not over by then ends nobody knows when. */
function outageView({ id, since, place, expectedEnd }: OutageRow, language: Language, now: Date): Outage {
  const ahead = expectedEnd !== null && expectedEnd > now;
  return { id, since: since.toISOString(), place: place[language], ...(ahead && { expectedEnd: expectedEnd.toISOString() }) };
}
