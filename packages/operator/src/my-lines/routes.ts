import { lineNumber, lineUsage, myLines, ping } from "@tribun/api-client/contract";
import { and, asc, eq } from "drizzle-orm";
import { tariffs } from "../db/schema/catalogue.ts";
import { lines, sims } from "../db/schema/lines.ts";
import { orders } from "../db/schema/orders.ts";
import { Problem } from "../base/problem.ts";
import { route } from "../http/route.ts";
import { standingOf } from "../orders/standing.ts";
import { callerOf } from "../numbers/holder.ts";
import { isCurrent } from "../lines/sims/store.ts";
import { usageMonths } from "../lines/usage/history.ts";
import { changeNumber } from "../lines/change-number.ts";
import { lineFacts } from "./line-facts.ts";
import { lineView } from "./line-view.ts";
import { ownerOf, ownLine, runningLine } from "../lines/own-line.ts";

export const lineRoutes = [
  route(myLines, async ({ ctx }) => {
    const rows = await ctx.db
      .select({ line: lines, tariff: tariffs, sim: sims, order: { payment: orders.payment } })
      .from(lines)
      .innerJoin(tariffs, eq(tariffs.id, lines.tariffId))
      .leftJoin(sims, and(eq(sims.lineId, lines.id), isCurrent))
      .leftJoin(orders, eq(orders.id, lines.orderId))
      .where(eq(lines.userId, ctx.user.id))
      .orderBy(asc(lines.createdAt));
    // The partner's system cannot manage lines of a fan that it does not know as a customer.
    if (rows.length > 0 && ctx.user.partnerCustomerId === null) throw Problem.notPartnerCustomer();
    // A fan with an active order has a contract, so answer with an error instead of an empty list.
    const given = and(eq(orders.userId, ctx.user.id), eq(orders.state, "active"));
    if (rows.length === 0 && (await ctx.db.$count(orders, given)) > 0) throw Problem.noContract();
    const now = ctx.clock.now();
    const facts = await lineFacts(
      ctx.db,
      rows.map(({ line }) => line),
      now,
    );
    return rows.map((row) => lineView(row, facts(row.line.id), now, ctx.language));
  }),
  route(lineUsage, async ({ params, ctx }) => {
    const { line } = await ownLine(ctx.db, params.id, ownerOf(ctx));
    return usageMonths(ctx.db, line.id, ctx.clock.now());
  }),
  route(lineNumber, async ({ params, body, ctx }) => {
    const { line } = await runningLine(ctx.db, params.id, ownerOf(ctx));
    const fan = { team: ctx.team, user: ctx.user, caller: callerOf(ctx) };
    const { id, msisdn } = await changeNumber(ctx.deps, ctx.db, line, fan, body);
    return { lineId: id, msisdn };
  }),
  route(ping, ({ ctx }) => standingOf(ctx.db, ctx.user, ctx.clock.now())),
];
