import { decideDeclaration, type Invoice, login, myInvoices, termination } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lineEnds } from "../../db/schema/account.ts";
import { lines } from "../../db/schema/lines.ts";
import { STAFF_EMAIL, STAFF_PASSWORD } from "../../seed/staff.ts";
import { billAll, newSubscriber, sessionOf, type Subscriber } from "../../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { decide, object } from "../../testing/objections.ts";

let operator: TestOperator;
// Each begins on 3 November.
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterEach(() => operator.stop());

const invoicesOf = async (fan: Subscriber) => operator.call(myInvoices, {}, await sessionOf(operator, fan));
const totalOf = (invoices: readonly Invoice[]) => invoices.reduce((sum, { total }) => sum + total.amount, 0);

/** A fan who was billed a month at 17.99 € beyond the contract's end, because staff identified the contract only afterwards. */
async function endedLate(objectedCents: number): Promise<Subscriber> {
  const { db } = operator.deps;
  const fan = await newSubscriber(operator, { tariffId: "serbest-m" });
  const [line] = await db.select().from(lines).where(eq(lines.id, fan.lineId));
  const contract = line?.msisdn ?? "";
  // Declared on 3 November with a typing error in the e-mail address, so staff must review it.
  const body = { name: "Elif Şahin", contract, email: "slip@example.com", kind: "ordinary" as const };
  const { receiptId } = await operator.call(termination, { body });
  await operator.runJobs();
  operator.clock.advance({ days: 31 });
  await billAll(operator, fan);
  operator.clock.advance({ days: 30 });
  const [december] = await billAll(operator, fan);
  if (!december) throw new Error("no bill");
  if (objectedCents > 0) {
    const it = { userId: fan.userId, id: december.id };
    await object(operator, it, objectedCents);
    await decide(operator, it, "accept");
  }
  const { accessToken } = await operator.call(login, { body: { identifier: STAFF_EMAIL, password: STAFF_PASSWORD } });
  const decision = { decision: "accept" as const, contract, email: fan.email };
  const decided = await operator.call(decideDeclaration, { params: { id: receiptId }, body: decision }, { token: accessToken, team: 1 });
  await operator.runJobs();
  const [end] = await db.select().from(lineEnds).where(eq(lineEnds.lineId, fan.lineId));
  expect([end?.endsOn, decided.endsOn]).toEqual(["2026-12-03", "2026-12-03"]);
  for (let month = 0; month < 2; month++) {
    operator.clock.advance({ days: 32 });
    await billAll(operator, fan);
  }
  return fan;
}

// A termination counts from its arrival (§ 130 BGB, § 56(3) TKG), also where staff identify the contract only later. The fan owes 28 of 30
// days of November and three of 31 days of December at 17.99 €. December was billed whole.
test("a termination that is decided after its last day gives back the base fee that was billed beyond it", async () => {
  const invoices = await invoicesOf(await endedLate(0));
  expect(totalOf(invoices)).toBe(1679 + 174);
  const { items } = invoices.find(({ kind }) => kind === "credit") ?? {};
  expect(items?.map(({ label }) => label)).toEqual([expect.stringMatching(/^Vertragsende 03\.12\.2026, für die Tage danach: Grundpreis/)]);
});

test("it gives back less what an objection to that bill has given", async () => {
  expect(totalOf(await invoicesOf(await endedLate(1000)))).toBe(1679 + 174);
});
