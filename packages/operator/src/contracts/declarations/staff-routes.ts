import { type CallPayload, decideDeclaration, declarationsToReview } from "@tribun/api-client/contract";
import { and, asc, eq, or } from "drizzle-orm";
import { declarations } from "../../db/schema/operations.ts";
import { route } from "../../http/route.ts";
import { returnView } from "./goods-return.ts";
import { decideByPerson } from "./review.ts";
import type { DeclarationRow } from "./store.ts";

const MOST = 200;

/** Staff routes for declarations that no rule could decide, and for jerseys that do not come back. */
export const reviewRoutes = [
  route(declarationsToReview, async ({ ctx }) => {
    const rows = await ctx.db
      .select()
      .from(declarations)
      .where(and(eq(declarations.teamId, ctx.team.id), or(eq(declarations.state, "review"), eq(declarations.returnState, "overdue"))))
      .orderBy(asc(declarations.receivedAt), asc(declarations.id))
      .limit(MOST);
    return rows.map(declarationView);
  }),
  // Accepting a withdrawal from a jersey calls the merchandise provider, to learn whether the jersey was sent.
  route(
    decideDeclaration,
    { asks: ({ body }) => (body.decision === "accept" ? "merchandise" : undefined) },
    async ({ params, body, ctx }) => {
      ctx.log.info({ staff: ctx.user.id, declaration: params.id, decision: body.decision }, "declaration decided");
      return declarationView(await decideByPerson(ctx.deps, ctx.db, ctx.team.id, params.id, body));
    },
  ),
];

function declarationView(row: DeclarationRow): CallPayload<typeof decideDeclaration> {
  const { id, kind, part, state, name, contract, email } = row;
  return {
    ...{ id, kind, part, state, name, contract, email },
    ...(row.reviewReason !== null && { reviewReason: row.reviewReason }),
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.wantedDate !== null && { wantedDate: row.wantedDate }),
    receivedAt: row.receivedAt.toISOString(),
    ...(row.confirmedBy !== null && row.confirmedAt !== null && { confirmed: { by: row.confirmedBy, at: row.confirmedAt.toISOString() } }),
    ...(row.orderId !== null && { orderId: row.orderId }),
    ...(row.lineId !== null && { lineId: row.lineId }),
    ...(row.endsOn !== null && { endsOn: row.endsOn }),
    ...(row.returnState !== null && { goodsReturn: returnView(row) }),
  };
}
