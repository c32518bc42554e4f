import { addPaymentMethod, login, namePayoutAccount, openPayouts, settlePayout } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lineEnds } from "../../db/schema/account.ts";
import { payouts } from "../../db/schema/payments.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { writeNextPayment } from "../../sandbox/settings.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import { STAFF_EMAIL, STAFF_PASSWORD } from "../../seed/staff.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { billOne, newSubscriber, sessionOf, type Subscriber } from "../../testing/billing.ts";
import { type As, createTestOperator, type TestOperator } from "../../testing/index.ts";
import { addCredit } from "../../ledger/charges.ts";
import { sendPayout } from "./send.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const IBAN = "DE89370400440532013000";
const ACCOUNT = { iban: IBAN, holder: "Elif Şahin" };
const staff = async (team = 1): Promise<As> => {
  const { accessToken } = await operator.call(login, { body: { identifier: STAFF_EMAIL, password: STAFF_PASSWORD } }, { team });
  return { token: accessToken, team };
};
const mailsTo = (to: string) => listMessages(operator.deps.db, { to, channel: "mail", limit: 20 });
const payoutOf = async ({ userId }: Subscriber) => {
  const rows = await operator.deps.db.select().from(payouts).where(eq(payouts.userId, userId));
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0];
};

/** A fan whose contract ended with a credit that no payment can refund. */
async function owedFan(withAccount: boolean, user: Partial<UserRow> = {}): Promise<Subscriber> {
  const { db, clock } = operator.deps;
  const fan = await newSubscriber(operator, { user });
  if (withAccount) {
    await operator.call(addPaymentMethod, { body: { type: "sepa", ...ACCOUNT, mandateAccepted: true } }, await sessionOf(operator, fan));
  }
  const label = { de: "Entschädigung", tr: "Tazminat" };
  const credit = { lineId: fan.lineId, userId: fan.userId, teamId: 1, kind: "portingDelay", label, at: clock.now() };
  await addCredit(db, { ...credit, amountCents: 500_000, sourceId: `delay:${fan.userId}` });
  await db
    .insert(lineEnds)
    .values({ lineId: fan.lineId, cause: "termination", endsOn: germanDay(clock.nowMs()), declarationId: "K-1", notedAt: clock.now() });
  operator.clock.advance({ days: 31 });
  await billOne(operator, fan);
  await operator.runJobs();
  return fan;
}
const listed = async (fan: Subscriber, as?: As) =>
  (await operator.call(openPayouts, undefined, as ?? (await staff()))).find(({ fan: { email } }) => email === fan.email);

test("without an account: the fan is asked for one, care sees it, nothing is lost by billing again", async () => {
  const fan = await owedFan(false);
  const row = await payoutOf(fan);
  expect(row?.state).toBe("noAccount");
  expect(row?.amountCents).toBeGreaterThan(0);
  const asked = (await mailsTo(fan.email)).find(({ subject }) => subject?.startsWith("Wohin dürfen wir"));
  expect(asked?.body).toContain("IBAN");
  expect(asked?.body).toContain("nicht per E-Mail");
  expect((await mailsTo(clubOf(1).provider.email))[0]?.subject).toContain("Auszahlung offen");
  const seen = await listed(fan);
  expect(seen).toMatchObject({ state: "noAccount", amount: { amount: row?.amountCents } });
  expect(seen).not.toHaveProperty("account");
  expect(asked?.body).toContain(seen?.number);
  await billOne(operator, fan);
  expect(await payoutOf(fan)).toEqual(row);
  expect((await mailsTo(fan.email)).filter(({ subject }) => subject?.startsWith("Wohin dürfen wir"))).toHaveLength(1);
});

test("the account that a fan names is noted by care, kept sealed, and paid once", async () => {
  const fan = await owedFan(false, { language: "tr" });
  const { id = "" } = (await listed(fan)) ?? {};
  const name = (account: typeof ACCOUNT, as: As) => operator.fails(namePayoutAccount, { params: { id }, body: account }, as);
  expect((await name({ iban: "TR330006100519786457841326", holder: "" }, await staff())).fieldErrors).toHaveLength(2);
  expect(await name(ACCOUNT, await staff(2))).toMatchObject({ status: 403, reason: "payout.unknown" });
  await operator.call(namePayoutAccount, { params: { id }, body: ACCOUNT }, await staff());
  expect((await payoutOf(fan))?.ibanSealed).not.toContain("0532013");
  expect(await name(ACCOUNT, await staff())).toMatchObject({ status: 409, reason: "payout.sending" });
  await Promise.all([operator.runJobs(), operator.runJobs()]);
  expect(await payoutOf(fan)).toMatchObject({ state: "paid", proof: `sbx_${id}` });
  expect(await name(ACCOUNT, await staff())).toMatchObject({ status: 409, reason: "payout.paid" });
  const [mail] = await mailsTo(fan.email);
  expect(mail?.subject).toMatch(/gönderdik/);
  expect(mail?.body).toContain("DE89 •••• 3000");
  expect(mail?.body).not.toContain(IBAN);
  expect(await listed(fan)).toBeUndefined();
});

test("a kept direct debit's account gets it at once; one that its bank refuses is asked for anew", async () => {
  const paid = await owedFan(true);
  expect(await payoutOf(paid)).toMatchObject({ state: "paid" });
  expect((await mailsTo(paid.email))[0]?.subject).toMatch(/^Wir haben dir .* überwiesen/);

  await writeNextPayment(operator.deps.db, "fail");
  const refused = await owedFan(true);
  expect(await payoutOf(refused)).toMatchObject({ state: "noAccount", reason: "accountClosed", ibanSealed: null });
  expect((await mailsTo(refused.email))[0]?.body).toContain("nicht angenommen");
  expect(await listed(refused)).toMatchObject({ reason: "accountClosed" });
});

test("care pays by hand where no account can be paid to, and says so", async () => {
  const fan = await owedFan(false);
  const { id = "" } = (await listed(fan)) ?? {};
  const body = { reference: "2026-12-07/4711" };
  expect(await operator.fails(settlePayout, { params: { id: "nothing" }, body }, await staff())).toMatchObject({ status: 403 });
  expect(await operator.fails(settlePayout, { params: { id }, body }, await sessionOf(operator, fan))).toMatchObject({
    status: 403,
    code: "-1",
  });
  expect(await operator.call(settlePayout, { params: { id }, body }, await staff())).toMatchObject({ state: "paid" });
  expect(await operator.fails(settlePayout, { params: { id }, body }, await staff())).toMatchObject({ status: 409, reason: "payout.paid" });
  expect(await payoutOf(fan)).toMatchObject({ proof: body.reference });
});

test("a provider that sends nothing to accounts leaves it to a person, who alone sees the account", async () => {
  const { payment } = operator.deps.providers;
  const providers = { ...operator.deps.providers, payment: { ...payment, payOut: () => Promise.resolve({ kind: "byHand" as const }) } };
  const fan = await owedFan(false);
  const { id = "" } = (await listed(fan)) ?? {};
  await operator.call(namePayoutAccount, { params: { id }, body: ACCOUNT }, await staff());
  await operator.deps.db.transaction((db) =>
    sendPayout.run({ payoutId: id }, { deps: { ...operator.deps, providers }, db, attempt: 1, id: "job-1" }),
  );
  expect(await listed(fan)).toMatchObject({ state: "byHand", account: ACCOUNT });
  await operator.runJobs();
  expect((await mailsTo(clubOf(1).provider.email))[0]?.body).toContain("von Hand");
});
