import { randomBytes } from "node:crypto";
import { termination, withdrawal } from "@tribun/api-client/contract";
import { germanDay, isIsoDate } from "@tribun/domain";
import { declarations } from "../../db/schema/operations.ts";
import type { BaseContext } from "../../http/context.ts";
import { validationProblem } from "../../http/field-errors.ts";
import { route } from "../../http/route.ts";
import type { Team } from "../../teams.ts";
import { processDeclaration } from "./process.ts";
import { sendReceipt } from "./receipt.ts";

type Ctx = BaseContext & { readonly team: Team };
type Declaration = { readonly name: string; readonly contract: string; readonly email: string };

/** The two buttons of the law (L23, L24). Whether there is such a contract is looked up later, so the answer is always the same. */
export const declarationRoutes = [
  route(withdrawal, async ({ body, ctx }) => {
    const { part, ...declared } = body;
    const receipt = await record(ctx, declared, { kind: "withdrawal", part });
    return { receiptId: receipt.id, receivedAt: receipt.receivedAt.toISOString() };
  }),

  route(termination, async ({ body, ctx }) => {
    const reason = body.reason?.trim();
    if (body.kind === "extraordinary" && !reason) throw validationProblem([{ field: "reason", rule: "terminationReason.required" }]);
    const wantedDate = body.date === undefined ? undefined : wantedDay(body.date, germanDay(ctx.clock.nowMs()));
    const receipt = await record(ctx, body, { kind: body.kind, reason: reason ?? null, wantedDate: wantedDate ?? null });
    return { receiptId: receipt.id, receivedAt: receipt.receivedAt.toISOString(), ...(wantedDate && { wantedDate }) };
  }),
];

/** Keeps the declaration with the time it arrived, which is what counts in law, whether or not the contract is found. */
async function record(
  ctx: Ctx,
  { name, contract, email }: Declaration,
  more: Pick<typeof declarations.$inferInsert, "kind" | "part" | "reason" | "wantedDate">,
) {
  const id = `${more.kind === "withdrawal" ? "W" : "K"}-${randomBytes(5).toString("hex").toUpperCase()}`;
  const receivedAt = ctx.clock.now();
  await ctx.db.insert(declarations).values({ id, teamId: ctx.team.id, name, contract, email, language: ctx.language, receivedAt, ...more });
  await ctx.deps.outbox.enqueue(ctx.db, sendReceipt, { declarationId: id });
  await ctx.deps.outbox.enqueue(ctx.db, processDeclaration, { declarationId: id });
  return { id, receivedAt };
}

function wantedDay(date: string, today: string): string {
  if (!isIsoDate(date) || date < today) throw validationProblem([{ field: "date", rule: "date.invalid" }]);
  return date;
}
