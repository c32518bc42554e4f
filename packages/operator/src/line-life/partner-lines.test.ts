import { myLines, type OrderInput, tariffIntent, termination } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lines } from "../db/schema/lines.ts";
import { declarations } from "../db/schema/operations.ts";
import { orders } from "../db/schema/orders.ts";
import { users } from "../db/schema/users.ts";
import { listMessages } from "../sandbox/messages.ts";
import { billAll } from "../testing/billing.ts";
import { type Contract, newContract, ownerSession, standing, withdraw } from "../testing/declarations.ts";
import { verifiedPhone } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { heldNumber, orderInput, submitCheckout, withSummary } from "../testing/orders.ts";
import { signedIn } from "../testing/portings.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

/** An order of a partner tariff by the fan of a main line, ready to be sent. */
async function partnerOrder({ shopper: before }: Contract): Promise<{ shopper: Contract["shopper"]; input: OrderInput }> {
  operator.clock.advance({ minutes: 2 });
  const shopper = await signedIn(operator, before);
  const phoneToken = await verifiedPhone(operator, shopper.phone, "order", shopper.as);
  const number = await heldNumber(operator, shopper.as);
  const order = orderInput({ ...shopper, phoneToken }, number, { tariffId: "ikili-m" });
  return { shopper, input: await withSummary(operator, order, shopper.as) };
}

/** An active partner line of a main line. */
async function partnerOf(main: Contract): Promise<Contract> {
  const { shopper, input } = await partnerOrder(main);
  const intent = await operator.call(tariffIntent, { body: input }, shopper.as);
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  const [order] = await operator.deps.db.select().from(orders).where(eq(orders.id, intent.orderId));
  if (!order) throw new Error("no order");
  return { ...main, shopper, intent, order };
}

async function terminate({ order, email }: Contract): Promise<string> {
  const body = { name: "Elif Şahin", contract: order.number, email, kind: "ordinary" as const };
  const { receiptId } = await operator.call(termination, { body }, await ownerSession(operator, body));
  await operator.runJobs();
  return receiptId;
}

const mailsTo = (email: string) => listMessages(operator.deps.db, { to: email, channel: "mail" });
const lineOf = async ({ order }: Contract) => (await operator.deps.db.select().from(lines).where(eq(lines.orderId, order.id)))[0];
const written = (msisdn = "") => new RegExp(`İkili M, ${msisdn.replace("+49", "0").replace(/./g, "$& ?")}: 9,99\\s€ im Monat`);

test("a terminated main line: partner lines are named beforehand, go on at their price, and no new one is sold", async () => {
  const main = await newContract(operator, { tariffId: "serbest-m" });
  const partner = await partnerOf(main);
  const ended = await partnerOf(main);
  expect(partner.order.mainLineId).toBe((await lineOf(main))?.id);
  await terminate(ended);
  const id = await terminate(main);
  const [confirmed, receipt] = await mailsTo(main.email);
  expect(receipt?.body).toContain("Gehören Partneranschlüsse zu diesem Vertrag, laufen sie zum vereinbarten Preis weiter");
  expect(confirmed?.subject).toMatch(/^Dein Vertrag endet am/);
  expect(confirmed?.body).toMatch(written(partner.order.msisdn));
  expect(confirmed?.body).not.toMatch(written(ended.order.msisdn));
  expect(confirmed?.body).toContain("nicht mehr dazubestellen");
  // Until its last day, a new partner line can still be ordered.
  const { input: early, shopper } = await partnerOrder(main);
  expect(await operator.call(tariffIntent, { body: early }, shopper.as)).toMatchObject({ transactionStatus: 4 });

  operator.clock.advance({ days: 32 });
  await operator.runJobs();
  expect((await mailsTo(main.email)).find(({ subject }) => subject === `Dein Vertrag ist beendet (${id})`)?.body).toMatch(
    written(partner.order.msisdn),
  );
  const own = await operator.call(myLines, undefined, (await signedIn(operator, main.shopper)).as);
  expect(own.map(({ tariff, status }) => `${tariff.name} ${status}`)).toEqual(["Serbest M ended", "İkili M active", "İkili M active"]);
  const { input, shopper: late } = await partnerOrder(main);
  expect(await operator.fails(tariffIntent, { body: input }, late.as)).toMatchObject({
    status: 422,
    code: "1020",
    reason: "mainLineMissing",
  });

  operator.clock.advance({ days: 60 });
  const newest = (await billAll(operator, { userId: main.userId, teamId: 1 })).toSorted((a, b) =>
    a.period.from < b.period.from ? 1 : -1,
  )[0];
  const fees = newest?.items.filter(({ label }) => label.includes("İkili M")).map(({ gross }) => gross.amount);
  expect(fees).toEqual([999, 999]);
});

test("a main line that was withdrawn from: the partner line goes on, and may be withdrawn from for as long again (§ 360 BGB)", async () => {
  const main = await newContract(operator);
  const [keeps, leaves] = [await partnerOf(main), await partnerOf(main)];
  operator.clock.advance({ days: 12 });
  await withdraw(operator, main);
  const [mail] = await mailsTo(main.email);
  expect(mail?.subject).toMatch(/^Dein Widerruf ist durchgeführt/);
  expect(mail?.body).toMatch(written(keeps.order.msisdn));
  expect(mail?.body).toMatch(/kannst du sie bis \d+\. \S+ 20\d\d ebenfalls widerrufen/);
  expect((await lineOf(keeps))?.state).toBe("active");

  // Day 24: the partner line's own period is over.
  operator.clock.advance({ days: 12 });
  expect(await standing(operator, leaves, await withdraw(operator, leaves))).toMatchObject({
    order: "withdrawn",
    line: { state: "ended" },
  });
  operator.clock.advance({ days: 6 });
  const late = await withdraw(operator, keeps);
  expect(await standing(operator, keeps, late)).toMatchObject({ declaration: { reviewReason: "late" }, line: { state: "active" } });
});

test("a terminated main line opens no period of withdrawal, and a line without partners says nothing of them", async () => {
  const main = await newContract(operator, { tariffId: "serbest-m" });
  const partner = await partnerOf(main);
  await terminate(main);
  operator.clock.advance({ days: 20 });
  const id = await withdraw(operator, partner);
  const [row] = await operator.deps.db.select().from(declarations).where(eq(declarations.id, id));
  expect(row).toMatchObject({ state: "review", reviewReason: "late" });
  const alone = await newContract(operator, { tariffId: "serbest-m" });
  await operator.deps.db.update(users).set({ language: "tr" }).where(eq(users.id, alone.userId));
  await terminate(alone);
  const [mail] = await mailsTo(alone.email);
  expect(mail?.subject).toContain("sona eriyor");
  expect(mail?.body).not.toMatch(/partner|\n{3}/i);
});

test("in Turkish too", async () => {
  const main = await newContract(operator, { tariffId: "serbest-m" });
  await partnerOf(main);
  await operator.deps.db.update(users).set({ language: "tr" }).where(eq(users.id, main.userId));
  await terminate(main);
  expect((await mailsTo(main.email))[0]?.body).toMatch(
    /partner hatların[^]*İkili M, 0\d[\d ]+: aylık [^]*9,99[^]*yeni partner hattı ekleyemezsin/,
  );
});
