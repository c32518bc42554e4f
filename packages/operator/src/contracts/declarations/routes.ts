import { randomBytes } from "node:crypto";
import { termination, withdrawal } from "@tribun/api-client/contract";
import { germanDay, isIsoDate } from "@tribun/domain";
import { declarations } from "../../db/schema/operations.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { BaseContext } from "../../http/context.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { route } from "../../http/route.ts";
import type { Team } from "../../base/teams.ts";
import { confirmRoute } from "./confirm.ts";
import { ownNamed } from "./owner.ts";
import { processDeclaration } from "./process.ts";
import { sendReceipt } from "./receipt.ts";
import type { DeclarationRow } from "./store.ts";
import { endAtOnce } from "./terminate.ts";

type Ctx = BaseContext & { readonly team: Team; readonly user: UserRow | undefined };
type Declaration = { readonly name: string; readonly contract: string; readonly email: string };

/** The two buttons that the law requires (L23, L24). The contract is looked up later, so the answer does not show whether it exists. */
export const declarationRoutes = [
  route(withdrawal, async ({ body, ctx }) => {
    const { part, ...declared } = body;
    return record(ctx, declared, { kind: "withdrawal", part });
  }),

  route(termination, async ({ body, ctx }) => {
    const reason = body.reason?.trim();
    if (body.kind === "extraordinary" && !reason) throw validationProblem([{ field: "reason", rule: "terminationReason.required" }]);
    const wantedDate = body.date === undefined ? undefined : wantedDay(body.date, germanDay(ctx.clock.nowMs()));
    const receipt = await record(ctx, body, { kind: body.kind, reason: reason ?? null, wantedDate: wantedDate ?? null });
    return { ...receipt, ...(wantedDate && { wantedDate }) };
  }),

  confirmRoute,
];

/**
 * Stores the declaration with its time of arrival, which counts in law, whether or not the contract is found. Only in a session of the
 * contract's owner is it confirmed at once.
 */
async function record(
  { db, deps, clock, team, language, user }: Ctx,
  { name, contract, email }: Declaration,
  more: Pick<typeof declarations.$inferInsert, "part" | "reason" | "wantedDate"> & Pick<DeclarationRow, "kind">,
) {
  const id = `${more.kind === "withdrawal" ? "W" : "K"}-${randomBytes(5).toString("hex").toUpperCase()}`;
  const receivedAt = clock.now();
  const declared = { ...{ teamId: team.id, name, contract, email, language, receivedAt }, ...more };
  const own = user && (await ownNamed(db, declared, user.id));
  const proven = own && ({ ...own, state: "confirmed", confirmedBy: "session", confirmedAt: receivedAt } as const);
  const [row] = await db
    .insert(declarations)
    .values({ id, ...declared, ...proven })
    .returning();
  const endsOn = row && (await endAtOnce(db, row));
  await deps.outbox.enqueue(db, sendReceipt, { declarationId: id });
  await deps.outbox.enqueue(db, processDeclaration, { declarationId: id });
  return { receiptId: id, receivedAt: receivedAt.toISOString(), toConfirm: !proven, ...(endsOn !== undefined && { endsOn }) };
}

function wantedDay(date: string, today: string): string {
  if (!isIsoDate(date)) throw validationProblem([{ field: "date", rule: "date.invalid" }]);
  if (date < today) throw validationProblem([{ field: "date", rule: "date.past" }]);
  return date;
}
