import { randomUUID } from "node:crypto";
import type { PaymentIntent } from "@tribun/api-client/contract";
import {
  germanDay,
  isBusiness,
  type Language,
  type PackSpan,
  type PaymentMethodType,
  type PaymentVersion,
  reachesMatch,
  runsBeside,
  UNLIMITED,
  withdrawalEnd,
} from "@tribun/domain";
import { and, eq, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { lineEnds } from "../db/schema/account.ts";
import { lines } from "../db/schema/lines.ts";
import { type OptionRow, type PackOrderRow, packOrders, packs } from "../db/schema/packs.ts";
import type { UserRow } from "../db/schema/users.ts";
import { isUuid } from "../db/uuid.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import type { Team } from "../base/teams.ts";
import { ownLine } from "../lines/own-line.ts";
import { transactionId } from "../base/ids.ts";
import { openPayment } from "../payments/open.ts";
import { LIVING_PACKS } from "./end-pack.ts";
import { packNumber } from "./ids.ts";
import { expirePackOrder, IDLE_MS } from "./jobs.ts";
import { factsOf, guardWorking, matchFor, spanOf } from "./span.ts";
import { advancePackOrder, findOption } from "./store.ts";

export type PackPurchase = {
  readonly deps: Deps;
  /** The transaction that also stores the answer for the idempotency key. */
  readonly db: Db;
  readonly team: Team;
  readonly user: UserRow;
  readonly language: Language;
  readonly optionId: string;
  readonly lineId: string;
  readonly paymentMethodId?: string | undefined;
  readonly paymentVersion: PaymentVersion;
  readonly paymentMethod?: PaymentMethodType | undefined;
  readonly earlyStart: boolean;
  readonly matchId?: string | undefined;
  /** The price that the fan saw. */
  readonly price?: { readonly amount: number } | undefined;
};

/**
 * Buys a pack for a fan's own line. It reuses an unpaid purchase of the same pack for the same line, so that two devices do not buy twice.
 * @throws Problem 1023 without a running line, 1020 without a customer in the partner's system, 1024, 1032, 1037, 1038, -1 with status 403
 * for another fan's line and 409 for a pack that adds nothing to one that runs already, cannot reach its match, would begin after the
 * line's last day, is for a blocked SIM, or has another price than the fan saw
 */
export async function buyPack(purchase: PackPurchase): Promise<PaymentIntent> {
  const { deps, db, team, user, lineId, paymentMethodId, paymentMethod, paymentVersion } = purchase;
  const option = await findOption(db, purchase.optionId);
  if (!option.onSale) throw Problem.optionNotFound({ reason: "notOnSale" });
  if (purchase.price && purchase.price.amount !== option.priceCents) throw Problem.failed({ status: 409, reason: "option.price" });
  await guardContract(db, user);
  const { line } = await ownLine(db, lineId, { teamId: team.id, userId: user.id });
  // Serialises two devices. It does not lock the line's row, because the result of a payment locks the purchase before the line.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('packPurchase'), hashtext(${line.id}))`);
  await guardWorking(db, line);
  // A company has no right of withdrawal, so no period delays the start.
  const earlyStart = purchase.earlyStart || isBusiness(user.customerType);
  const now = deps.clock.now();
  const match = await matchFor(db, { teamId: team.id, matchId: purchase.matchId ?? null });
  const span = spanOf(now, option, { earlyStart, kickOff: match?.kickOff.toISOString() });
  if (purchase.matchId !== undefined && !(match && earlyStart && reachesMatch(factsOf(match), span, now.getTime())))
    throw Problem.failed({ status: 409, reason: "option.match" });
  await guardRunning(db, line.id, option, span);
  if (!earlyStart) await guardEnd(db, line.id, now);
  const order = await openOrder(purchase, option, earlyStart);
  if (paymentMethodId !== undefined && !isUuid(paymentMethodId)) throw Problem.paymentMethodNotFound();
  // After success the fan sees the bought pack in the list; after a cancellation the pack's page offers another payment method.
  const successUrl = `${team.origin}/dashboard/options`;
  const wish = {
    paymentVersion,
    method: paymentMethod,
    paymentMethodId,
    successUrl,
    cancelUrl: `${successUrl}/${encodeURIComponent(option.id)}?line=${encodeURIComponent(line.id)}`,
  };
  return openPayment({ deps, db, team }, { purpose: "option", subjectId: order.id, ...wish });
}

/** @throws Problem 1023 without a line that has not ended, 1020 when the partner's system does not know the fan */
export async function guardContract(db: Db, user: UserRow): Promise<void> {
  const [line] = await db
    .select({ id: lines.id })
    .from(lines)
    .where(and(eq(lines.userId, user.id), eq(lines.teamId, user.teamId), ne(lines.state, "ended")))
    .limit(1);
  if (!line) throw Problem.noContract();
  if (user.partnerCustomerId === null) throw Problem.notPartnerCustomer();
}

/** A second pack that renews itself or has no limit would add nothing to the first. */
async function guardRunning(db: Db, lineId: string, option: OptionRow, span: PackSpan): Promise<void> {
  const auto = option.renewal === "auto";
  if (!auto && option.dataMb !== UNLIMITED) return;
  const running = await db
    .select({ startsAt: packs.startsAt, endsAt: packs.endsAt })
    .from(packs)
    .where(and(eq(packs.lineId, lineId), eq(packs.optionId, option.id), inArray(packs.state, [...LIVING_PACKS])));
  const beside = running.some(({ startsAt, endsAt }) => runsBeside(span, { startMs: startsAt.getTime(), endMs: endsAt.getTime() }));
  if (auto ? running.length > 0 : beside) throw Problem.failed({ status: 409, reason: "option.running" });
}

/** A pack that starts after the withdrawal period would never start on a line that ends by then. */
async function guardEnd(db: Db, lineId: string, now: Date): Promise<void> {
  const [end] = await db
    .select({ lineId: lineEnds.lineId })
    .from(lineEnds)
    .where(and(eq(lineEnds.lineId, lineId), lte(lineEnds.endsOn, withdrawalEnd(germanDay(now.getTime())))));
  if (end) throw Problem.failed({ status: 409, reason: "line.ended" });
}

async function openOrder(
  { deps, db, user, language, lineId, paymentVersion, matchId }: PackPurchase,
  option: OptionRow,
  earlyStart: boolean,
): Promise<PackOrderRow> {
  const now = deps.clock.now();
  const changes = { priceCents: option.priceCents, paymentVersion, earlyStart, matchId: matchId ?? null, language };
  const [open] = await db
    .select()
    .from(packOrders)
    .where(
      and(
        eq(packOrders.lineId, lineId),
        eq(packOrders.optionId, option.id),
        isNull(packOrders.renewsPackId),
        inArray(packOrders.state, ["open", "processing", "failed"]),
      ),
    )
    .for("update");
  if (open?.state === "processing") throw Problem.failed({ status: 409, reason: "option.paymentUnderWay" });
  if (open) return advancePackOrder(db, open, "openPayment", now, { ...changes, reason: null });
  const [row] = await db
    .insert(packOrders)
    .values({
      ...changes,
      id: randomUUID(),
      number: packNumber(),
      transactionId: transactionId(),
      teamId: user.teamId,
      userId: user.id,
      lineId,
      optionId: option.id,
      state: "open",
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error("purchase was not written");
  await deps.outbox.enqueue(db, expirePackOrder, { packOrderId: row.id }, { dueAt: new Date(now.getTime() + IDLE_MS) });
  return row;
}
