import type { GoodsReturn, ReturnReport } from "@tribun/api-client/contract";
import {
  euro,
  germanDay,
  type Language,
  laterDay,
  releasesRefund,
  type ReturnEvent,
  returnDueOn,
  returnSendBy,
  returnTransition,
} from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { declarations } from "../../db/schema/operations.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { deskMail } from "../../words/support-texts.ts";
import { euros } from "../../words/written.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import { WITHDRAWN_JERSEY } from "../../ledger/labels.ts";
import { afterDay } from "../../lines/after-day.ts";
import { inform } from "./inform.ts";
import { contractOfOrder } from "./match.ts";
import { isSetOff } from "../../orders/order-money.ts";
import { payBack } from "../../orders/pay-back.ts";
import { type DeclarationRow, lockDeclaration, move } from "./store.ts";

const EVIDENCE = { arrived: "arrive", dispatched: "prove" } as const satisfies Record<ReturnReport["evidence"], ReturnEvent>;

/** The days of a return, counted from the withdrawal or from the arrival of the goods, whichever is later. */
export function returnDays(declaredOn: string, arrivesOn: string): { readonly sendBy: string; readonly dueOn: string } {
  const begin = laterDay(declaredOn, arrivesOn);
  return { sendBy: returnSendBy(begin), dueOn: returnDueOn(begin) };
}

/**
 * Accepts a withdrawal from goods that have been sent, and waits: the seller may refuse to pay until the goods are back or their dispatch
 * is proven, whichever comes first (§ 357(4) BGB). It fixes the refund now, so that no later declaration can refund the same money.
 */
export async function awaitReturn(
  deps: Deps,
  db: Db,
  row: DeclarationRow,
  { orderId, dueOn, refundCents }: { readonly orderId: string; readonly dueOn: string; readonly refundCents: number },
): Promise<void> {
  await move(db, row, "accept", { orderId, refundCents, owedCents: 0, returnState: "awaited", returnDueOn: dueOn });
  await deps.outbox.enqueue(db, missReturn, { declarationId: row.id }, { dueAt: afterDay(dueOn) });
}

/**
 * Processes a report of the warehouse or the carrier. The first arrival or proof refunds the goods. The same report again, and an arrival
 * after a proof, refund nothing.
 * @throws Problem -1 with status 404 for a receipt without goods on their way back
 */
export async function reportReturned(deps: Deps, db: Db, id: string, { evidence, reference }: ReturnReport): Promise<GoodsReturn> {
  const row = await lockDeclaration(db, id);
  if (!row || row.returnState === null) throw Problem.failed({ status: 404, reason: "return.unknown" });
  return returnView(
    returnTransition(row.returnState, EVIDENCE[evidence]) ? await carryOut(deps, db, row, EVIDENCE[evidence], reference) : row,
  );
}

/**
 * Carries out what staff decide about overdue goods: accept the proof that the fan sent, or wait no longer. Goods that arrive after all are
 * refunded.
 * @throws Problem -1 with status 409 where the state does not allow it
 */
export async function decideReturn(
  deps: Deps,
  db: Db,
  row: DeclarationRow,
  decision: { readonly decision: "accept" } | { readonly decision: "reject"; readonly reason: string },
): Promise<void> {
  await carryOut(deps, db, row, decision.decision === "accept" ? "prove" : "close", "staff");
  if (decision.decision === "accept") return;
  const { reason } = decision;
  await tell(deps, db, row, (mails, common) => mails.jerseyNotPaid({ ...common, reason }));
}

async function carryOut(deps: Deps, db: Db, row: DeclarationRow, event: ReturnEvent, proof?: string): Promise<DeclarationRow> {
  const { returnState: from } = row;
  const state = from === null ? undefined : returnTransition(from, event);
  if (from === null || state === undefined) throw Problem.failed({ status: 409, reason: `return.${from ?? "none"}` });
  const [moved] = await db
    .update(declarations)
    .set({ returnState: state, ...(proof !== undefined && { returnProof: proof }) })
    .where(and(eq(declarations.id, row.id), eq(declarations.returnState, from)))
    .returning();
  if (!moved) throw Problem.failed({ status: 409, reason: "return.stale" });
  if (!releasesRefund(from, event)) return moved;
  const contract = row.orderId === null ? undefined : await contractOfOrder(db, row.orderId);
  if (!contract) throw new Error(`return without an order: ${row.id}`);
  const cause = { reason: "withdrawal", sourceId: `withdrawal:${row.id}`, label: WITHDRAWN_JERSEY };
  await payBack(deps, db, contract.order, row.refundCents ?? 0, cause);
  const setOff = await isSetOff(db, contract.order.id);
  const settled = await move(db, moved, "settle", { settledAt: deps.clock.now() });
  const arrived = event === "arrive";
  await tell(deps, db, row, (mails, common, language) => mails.jerseyPaid({ ...common, arrived, refund: shown(row, language), setOff }));
  return settled;
}

/** Handles a return that is overdue: refunds nothing, reminds the fan, and informs customer care by mail. */
export const missReturn = defineJob("jersey.miss", v.object({ declarationId: v.string() }), async ({ declarationId }, { deps, db }) => {
  const row = await lockDeclaration(db, declarationId);
  if (row?.returnState !== "awaited") return;
  await carryOut(deps, db, row, "miss");
  const { name, address, email } = clubOf(row.teamId).provider;
  await tell(deps, db, row, (mails, common, language) =>
    mails.jerseyMissing({ ...common, returnTo: `${name}, ${address}`, refund: shown(row, language) }),
  );
  const team = deps.teams.get(row.teamId);
  if (!team) return;
  const waiting = euros(row.refundCents ?? 0, "de");
  const message = `Das Trikot zum Widerruf ${row.id} vom ${germanDay(row.receivedAt.getTime())} ist nicht zurückgekommen. ${waiting} werden erst erstattet, wenn es da ist oder der Versand belegt ist (§ 357 Abs. 4 BGB). Bitte mit der Kundin oder dem Kunden klären und unter den offenen Erklärungen entscheiden.`;
  const facts = { ticket: row.id, club: team.name, topic: "Trikot nicht zurück", name: row.name, email: row.email };
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: email, letter: deskMail({ ...facts, language: row.language, message }) });
});

/** Mails the owner of the contract. */
async function tell(deps: Deps, db: Db, row: DeclarationRow, write: Parameters<typeof inform>[4]): Promise<void> {
  const contract = row.orderId === null ? undefined : await contractOfOrder(db, row.orderId);
  if (contract) await inform(deps, db, row, contract, write);
}

const shown = ({ refundCents }: DeclarationRow, language: Language) => (refundCents ? euros(refundCents, language) : undefined);

/** A return in the form of the API contract. */
export function returnView(row: DeclarationRow): GoodsReturn {
  if (row.returnState === null || row.returnDueOn === null) throw new Error(`no return: ${row.id}`);
  return { state: row.returnState, dueOn: row.returnDueOn, refund: euro(row.refundCents ?? 0) };
}
