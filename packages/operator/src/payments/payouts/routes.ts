import { namePayoutAccount, openPayouts, type Payout, settlePayout } from "@tribun/api-client/contract";
import { accountHolder, euro } from "@tribun/domain";
import { sepaIban } from "@tribun/domain/bank";
import { and, asc, eq, ne } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { type PayoutRow, payouts } from "../../db/schema/payments.ts";
import { isUuid } from "../../db/uuid.ts";
import type { Deps } from "../../kernel/deps.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { ibanSealer } from "../../security/iban.ts";
import { ownerOfPayout } from "./inform.ts";
import { accountOf, payoutPaid, sendTo } from "./send.ts";
import { lockPayout } from "./store.ts";

const MOST = 200;

/** Routes with which staff handle credits that have no payment to refund. */
export const payoutRoutes = [
  route(openPayouts, async ({ ctx }) => {
    const rows = await ctx.db
      .select()
      .from(payouts)
      .where(and(eq(payouts.teamId, ctx.team.id), ne(payouts.state, "paid")))
      .orderBy(asc(payouts.createdAt), asc(payouts.id))
      .limit(MOST);
    ctx.log.info({ staff: ctx.user.id, payouts: rows.length }, "open payouts read");
    return Promise.all(rows.map((row) => payoutView(ctx.deps, ctx.db, row)));
  }),
  route(namePayoutAccount, async ({ params, body, ctx }) => {
    const iban = v.safeParse(sepaIban, body.iban);
    const holder = v.safeParse(accountHolder, body.holder);
    if (!iban.success || !holder.success) {
      throw validationProblem([
        ...(iban.success ? [] : [{ field: "iban", rule: iban.issues[0].message }]),
        ...(holder.success ? [] : [{ field: "holder", rule: holder.issues[0].message }]),
      ]);
    }
    const row = await waiting(ctx.db, ctx.team.id, params.id);
    ctx.log.info({ staff: ctx.user.id, payout: row.id }, "payout account named");
    const account = { ibanSealed: ibanSealer(ctx.deps.config).seal(iban.output), holder: holder.output };
    return payoutView(ctx.deps, ctx.db, await sendTo(ctx.deps, ctx.db, row, account));
  }),
  route(settlePayout, async ({ params, body, ctx }) => {
    const row = await waiting(ctx.db, ctx.team.id, params.id);
    ctx.log.info({ staff: ctx.user.id, payout: row.id }, "payout made by hand");
    return payoutView(ctx.deps, ctx.db, await payoutPaid(ctx.deps, ctx.db, row, body.reference));
  }),
];

/**
 * A payout of this club that staff may handle.
 * @throws Problem -1 with status 403 for one that this club does not have, 409 while the provider processes it
 */
async function waiting(db: Db, teamId: number, id: string): Promise<PayoutRow> {
  const row = isUuid(id) ? await lockPayout(db, id, teamId) : undefined;
  if (!row) throw Problem.failed({ status: 403, reason: "payout.unknown" });
  if (row.state === "sending") throw Problem.failed({ status: 409, reason: "payout.sending" });
  return row;
}

async function payoutView(deps: Deps, db: Db, row: PayoutRow): Promise<Payout> {
  const { fan, number } = await ownerOfPayout(db, row);
  return {
    ...{ id: row.id, number, state: row.state, amount: euro(row.amountCents), createdAt: row.createdAt.toISOString() },
    fan: { name: `${fan.firstName} ${fan.lastName}`, email: fan.email },
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.state === "byHand" && { account: accountOf(deps, row) }),
  };
}
