import {
  confirmGiveaway,
  enterGiveaway,
  giveawayDetail,
  giveaways as giveawaysCall,
  revokeGiveawayConsent,
} from "@tribun/api-client/contract";
import { desc, eq } from "drizzle-orm";
import { giveaways } from "../../db/schema/giveaways.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { unsubscribeToken } from "../../reach/advertising/links.ts";
import { revokeByEntry } from "../advertising/revoke.ts";
import { confirmEntry } from "./confirm.ts";
import { enter } from "./enter.ts";
import { drawnIds, entriesOf, findGiveaway } from "./store.ts";
import { giveawayView } from "./views.ts";

const ORDER = ["open", "upcoming", "closed", "drawn"] as const;

export const giveawayRoutes = [
  route(giveawaysCall, async ({ ctx }) => {
    const rows = await ctx.db
      .select()
      .from(giveaways)
      .where(eq(giveaways.teamId, ctx.team.id))
      .orderBy(desc(giveaways.drawAt), giveaways.key);
    const now = ctx.clock.now();
    const seen = { ...ctx, chain: ctx.deps.providers.beacon.chain };
    const views = await Promise.all(rows.map(async (row) => giveawayView(row, seen, await entriesOf(ctx.db, row, "won"), now)));
    return ORDER.flatMap((wanted) => views.filter(({ state }) => state === wanted));
  }),
  route(confirmGiveaway, async ({ body, ctx }) => {
    const { giveaway, confirmedAt, entryId } = await confirmEntry(ctx.deps, ctx.team.id, body.token);
    return {
      giveawayKey: giveaway.key,
      confirmedAt: confirmedAt.toISOString(),
      drawAt: giveaway.drawAt.toISOString(),
      entryId,
      revokeToken: await unsubscribeToken(ctx.db, { kind: "entry", id: entryId }),
    };
  }),
  route(revokeGiveawayConsent, async ({ body, ctx }) => {
    const { giveawayKey, revokedAt } = await revokeByEntry(ctx.deps, ctx.team.id, body.token);
    return { giveawayKey, revokedAt: revokedAt.toISOString() };
  }),
  route(giveawayDetail, async ({ params, ctx }) => {
    const row = await findGiveaway(ctx.db, ctx.team.id, params.key);
    if (!row) throw Problem.failed({ status: 404, reason: "unknownGiveaway" });
    const seen = { ...ctx, chain: ctx.deps.providers.beacon.chain };
    const view = giveawayView(row, seen, await entriesOf(ctx.db, row, "won"), ctx.clock.now());
    return view.draw ? { ...view, entryIds: await drawnIds(ctx.db, row) } : view;
  }),
  route(enterGiveaway, async ({ body, ctx }) => {
    const { deps, db, team, language } = ctx;
    await enter({ deps, db, teamId: team.id, language }, body);
    return { status: "confirmationSent" as const };
  }),
];
