import { outages as outagesCall, saveOutage } from "@tribun/api-client/contract";
import { outages } from "../../db/schema/outages.ts";
import { route } from "../../http/route.ts";
import { outagesNow, outageView } from "./outages-now.ts";

/** Routes of network outages: fans read current ones, staff save them, also ahead. Planned ones appear once they have begun. */
export const outageRoutes = [
  route(outagesCall, ({ ctx }) => outagesNow(ctx.db, ctx.team.id, ctx.language, ctx.clock.now())),
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
