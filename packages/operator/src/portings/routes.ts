import { cancelPorting, correctPorting, donorMessages, myPortings, portingNewNumber } from "@tribun/api-client/contract";
import { portingTransition } from "@tribun/domain";
import { and, desc, eq } from "drizzle-orm";
import { portings } from "../db/schema/portings.ts";
import { Problem } from "../base/problem.ts";
import { route } from "../http/route.ts";
import { DONOR_SIGNATURE_HEADER } from "../ports/donor.ts";
import { restOf } from "../orders/pay-back.ts";
import { callerOf } from "../numbers/holder.ts";
import { correctData } from "./correct.ts";
import { waitForDecision } from "./decision.ts";
import { callOff } from "./end.ts";
import { tellFan } from "./mail.ts";
import { activateWithNewNumber } from "./new-number.ts";
import { receiveDonorMessage, refuseForgedMessage } from "./receive.ts";
import { lockOwnPorting } from "./store.ts";
import { canCancel, portingView } from "./view.ts";

/** Routes of portings; the order that starts one is among the order routes. */
export const portingRoutes = [
  route(myPortings, async ({ ctx }) => {
    const rows = await ctx.db
      .select()
      .from(portings)
      .where(and(eq(portings.userId, ctx.user.id), eq(portings.teamId, ctx.team.id)))
      .orderBy(desc(portings.createdAt))
      .limit(50);
    return rows.map((row) => portingView(row, ctx.clock.now()));
  }),
  route(correctPorting, ({ params, body, ctx }) =>
    ctx.db.transaction(async (tx) => {
      const locked = await lockOwnPorting(tx, params.id, ctx.user);
      return portingView(await correctData(ctx.deps, tx, locked, body), ctx.clock.now());
    }),
  ),
  route(cancelPorting, ({ params, ctx }) =>
    ctx.db.transaction(async (tx) => {
      const { order, porting } = await lockOwnPorting(tx, params.id, ctx.user);
      const now = ctx.clock.now();
      if (portingTransition(porting.state, "cancel") === undefined)
        throw Problem.failed({ status: 409, reason: `porting.${porting.state}` });
      if (!canCancel(porting, now)) throw Problem.failed({ status: 409, reason: "porting.tooLate" });
      const cancelled = await callOff(ctx.deps, tx, porting, "fan");
      await waitForDecision(ctx.deps, tx, cancelled);
      await tellFan(ctx.deps, tx, porting.id, "cancelled", { refundCents: await restOf(tx, order) });
      return portingView(cancelled, now);
    }),
  ),
  route(portingNewNumber, async ({ params, body, ctx }) => {
    const locked = await lockOwnPorting(ctx.db, params.id, ctx.user);
    return activateWithNewNumber(ctx.deps, ctx.db, locked, body, callerOf(ctx));
  }),
  route(donorMessages, { signed: (sent) => refuseForgedMessage(sent.deps, sent.rawBody, signatureIn(sent)) }, async ({ ctx }) => {
    await ctx.db.transaction((tx) => receiveDonorMessage(ctx.deps, tx, ctx.rawBody, signatureIn(ctx)));
    return { received: true as const };
  }),
];

function signatureIn({ headers }: { readonly headers: Headers }): string | null {
  return headers.get(DONOR_SIGNATURE_HEADER);
}
