import { and, desc, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { charges } from "../../db/schema/billing.ts";
import { supportMessages } from "../../db/schema/fan-service.ts";
import { refunds } from "../../db/schema/payments.ts";
import { users } from "../../db/schema/users.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import { writeReceipts } from "../../testing/books.ts";
import { type Contract, newContract, withdraw } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { returnedOrders } from "../../testing/returned-orders.ts";
import { refundCase } from "../../payments/failed-refunds.ts";
import { refundFailed } from "../../payments/refund.ts";
import { resolveTicket } from "../../desk/support/resolve.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

type Failed = { readonly contract: Contract; readonly refundId: string; readonly ticket: string };

/** The refund of a withdrawal that failed, so that staff have to transfer it. */
async function failedRefund(language: "de" | "tr" = "de"): Promise<Failed> {
  const { db } = operator.deps;
  const contract = await newContract(operator);
  await db.update(users).set({ language }).where(eq(users.id, contract.userId));
  await writeReceipts(operator);
  await withdraw(operator, contract);
  const payment = await returnedOrders(operator).paidFor(contract);
  const [refund] = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  const refundId = refund?.id ?? "";
  await db.transaction((tx) => refundFailed(operator.deps, tx, refundId));
  const [ticket] = await openOf(refundId);
  if (!ticket) throw new Error("nobody was asked");
  return { contract, refundId, ticket: ticket.id };
}
const openOf = (refundId: string) =>
  operator.deps.db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.reference, refundCase(refundId)), isNull(supportMessages.resolvedAt)))
    .orderBy(desc(supportMessages.receivedAt));
const creditsOf = (refundId: string) => operator.deps.db.$count(charges, eq(charges.sourceId, `refundFailed:${refundId}`));

test.each([
  ["de", "ziehen wir von deiner Rechnung ab"],
  ["tr", "iadeni faturandan düşüyoruz"],
] as const)("once the bank took the payment back, it is credited and nobody transfers it any more (%s)", async (language, words) => {
  const { contract, refundId, ticket } = await failedRefund(language);
  await returnedOrders(operator).bank(contract, "returned");
  expect(await creditsOf(refundId)).toBe(1);
  expect(await openOf(refundId)).toEqual([]);
  const mailsTo = (to: string) => listMessages(operator.deps.db, { to, channel: "mail" });
  expect((await mailsTo(clubOf(1).provider.email)).filter(({ body }) => body.includes("Bitte nicht mehr überweisen"))).toContainEqual(
    expect.objectContaining({ body: expect.stringContaining(ticket) }),
  );
  expect((await mailsTo(contract.email)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining(words));
});

test("what people have transferred is not credited", async () => {
  const { contract, refundId, ticket } = await failedRefund();
  await resolveTicket(operator.deps, ticket, { outage: false });
  await returnedOrders(operator).bank(contract, "returned");
  expect(await creditsOf(refundId)).toBe(0);
});
