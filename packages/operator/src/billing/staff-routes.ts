import { decideObjection, objectionsToReview } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";
import { and, asc, eq } from "drizzle-orm";
import { invoices } from "../db/schema/billing.ts";
import { users } from "../db/schema/users.ts";
import { isUuid } from "../db/uuid.ts";
import { Problem } from "../base/problem.ts";
import { route } from "../http/route.ts";
import { decideObjectionOf } from "./decide.ts";
import { itemsOf } from "./store.ts";
import { invoiceView } from "./view.ts";

const MOST = 200;

/** Staff routes for objections to invoices. */
export const objectionRoutes = [
  route(objectionsToReview, async ({ ctx }) => {
    const rows = await ctx.db
      .select({ invoice: invoices, firstName: users.firstName, lastName: users.lastName, email: users.email })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(and(eq(invoices.teamId, ctx.team.id), eq(invoices.state, "disputed")))
      .orderBy(asc(invoices.disputedAt), asc(invoices.id))
      .limit(MOST);
    const items = await itemsOf(
      ctx.db,
      rows.map(({ invoice }) => invoice.id),
    );
    const today = germanDay(ctx.clock.nowMs());
    return rows.map(({ invoice, firstName, lastName, email }) => ({
      invoice: invoiceView(invoice, items, ctx.language, today),
      fan: { name: `${firstName} ${lastName}`, email },
    }));
  }),
  route(decideObjection, async ({ params, body, ctx }) => {
    if (!isUuid(params.id)) throw Problem.failed({ status: 403, reason: "objection.unknown" });
    ctx.log.info({ staff: ctx.user.id, invoice: params.id, decision: body.decision }, "objection decided");
    const invoice = await decideObjectionOf(ctx.deps, ctx.db, ctx.team.id, params.id, body.decision);
    return invoiceView(invoice, await itemsOf(ctx.db, [invoice.id]), ctx.language, germanDay(ctx.clock.nowMs()));
  }),
];
