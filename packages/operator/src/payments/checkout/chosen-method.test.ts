import { checkoutSession, checkoutStatus, optionIntent, paymentMethods, tariffIntent } from "@tribun/api-client/contract";
import { PAYMENT_METHODS, versionOfMethod } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payments } from "../../db/schema/payments.ts";
import { newSubscriber, sessionOf } from "../../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { CARD, heldNumber, newShopper, orderInput, placedOrder, refusedPage, submitCheckout, withSummary } from "../../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

const pageOf = async (id: string, query = "") => (await operator.request(`/c/${id}${query}`)).text();
const check = (id: string) => operator.call(checkoutStatus, { params: { id } });
const settle = async () => {
  for (let i = 0; i < 4; i++) {
    operator.clock.advance({ seconds: 1 });
    await operator.runJobs();
  }
};
const NAMES = ["SEPA-Lastschrift", "PayPal", "Kredit- oder Debitkarte", "Apple Pay", "Google Pay"];

test.each(PAYMENT_METHODS)("the page opens on %s where that was chosen, and offers no second choice", async (paymentMethod) => {
  const { intent } = await placedOrder(operator, { paymentMethod, paymentVersion: versionOfMethod(paymentMethod) });
  const page = await pageOf(intent.checkoutId);
  expect(page).toContain(`<input type="hidden" name="method" value="${paymentMethod}" />`);
  expect(page).not.toContain('type="radio"');
  expect(NAMES.filter((name) => page.includes(`<h2>${name}</h2>`))).toHaveLength(1);
  expect(page.includes('id="iban"')).toBe(paymentMethod === "sepa");
  expect(page.includes('id="cardNumber"')).toBe(paymentMethod === "card");
  expect(page).toContain(">Jetzt bezahlen</button>");
});

test("whoever wants another one has all of them, in the other language as well", async () => {
  const { intent } = await placedOrder(operator, { paymentMethod: "sepa" });
  expect(await pageOf(intent.checkoutId)).toContain(`href="/c/${intent.checkoutId}?lang=de&amp;v=2&amp;choose=1"`);
  const list = await pageOf(intent.checkoutId, "?choose=1");
  for (const method of PAYMENT_METHODS) expect(list).toContain(`id="method-${method}"`);
  expect(list).toContain('value="sepa" checked');
  expect(list).toContain("lang=tr&amp;v=2&amp;choose=1");
  await submitCheckout(operator, intent.checkoutId, { ...CARD, choose: "1" });
  await settle();
  expect(await check(intent.checkoutId)).toMatchObject({ transactionStatus: 0 });
});

test("a link that names other methods wins over the choice", async () => {
  const { intent } = await placedOrder(operator, { paymentMethod: "sepa" });
  expect(await pageOf(intent.checkoutId, "?v=1")).toContain('id="method-card"');
});

test("a method that the version does not have is 1032, at the first try and at another", async () => {
  const shopper = await newShopper(operator);
  const input = await withSummary(operator, orderInput(shopper, await heldNumber(operator, shopper.as)), shopper.as);
  const wrong = { body: { ...input, paymentVersion: 2, paymentMethod: "card" } } as const;
  expect(await operator.fails(tariffIntent, wrong, shopper.as)).toMatchObject({ status: 400, code: "1032" });
  expect(await operator.fails(tariffIntent, { body: { ...input, paymentMethod: "cash" } }, shopper.as)).toMatchObject({ code: "1032" });
  const { orderId } = await operator.call(tariffIntent, { body: input }, shopper.as);
  const again = (paymentMethod: string, paymentVersion = 2) => ({ body: { orderId, paymentMethod, paymentVersion } });
  expect(await operator.fails(checkoutSession, again("card"), shopper.as)).toMatchObject({ status: 400, code: "1032" });
  const opened = await operator.call(checkoutSession, { body: { orderId, paymentMethod: "card", paymentVersion: 1 } }, shopper.as);
  expect(await pageOf(opened.checkoutId)).toContain('id="cardNumber"');
});

test("what is ordered on the page itself has the law's words on its button (L19)", async () => {
  const fan = await newSubscriber(operator);
  const body = { lineId: fan.lineId, paymentVersion: 2, earlyStart: true } as const;
  const { checkoutId } = await operator.call(optionIntent, { params: { id: "ek-2" }, body }, await sessionOf(operator, fan));
  expect(await pageOf(checkoutId, "?lang=de")).toContain(">zahlungspflichtig bestellen</button>");
  expect(await pageOf(checkoutId, "?lang=tr")).toContain(">Ödeme yükümlülüğüyle sipariş ver</button>");
});

const NUMBER_AGAIN = "Kartennummer noch einmal";

describe("a card in the sandbox's form", () => {
  const opened = () => placedOrder(operator, { paymentMethod: "card", paymentVersion: 1 });

  test("is paid with and kept by its brand and last digits, and nothing else of it is", async () => {
    const { shopper, intent } = await opened();
    const fields = { ...CARD, cardNumber: "5555-5555-5555-4444", cardExpiry: "01 / 2031", cardCode: "737" };
    await submitCheckout(operator, intent.checkoutId, fields);
    await settle();
    expect(await check(intent.checkoutId)).toMatchObject({ transactionStatus: 0 });
    expect(await operator.call(paymentMethods, undefined, shopper.as)).toMatchObject([{ type: "card", label: "Mastercard •••• 4444" }]);
    const rows = await operator.deps.db.select().from(payments).where(eq(payments.subjectId, intent.orderId));
    expect(JSON.stringify(rows)).not.toMatch(/5555.?5555|"737"/);
  });

  test("may be one that the bank declines, and another one pays the same order", async () => {
    const { intent } = await opened();
    await submitCheckout(operator, intent.checkoutId, { ...CARD, cardNumber: "4000 0000 0000 0002" });
    await settle();
    expect(await check(intent.checkoutId)).toMatchObject({ transactionStatus: 2, reason: "declined" });
    expect(await pageOf(intent.checkoutId)).toContain('role="alert"');
    await submitCheckout(operator, intent.checkoutId, CARD);
    await settle();
    expect(await check(intent.checkoutId)).toMatchObject({ transactionStatus: 0 });
  });

  test.each([
    ["all left out", {}, ["Kartennummer ein", "bis wann die Karte", "die Prüfziffer ein", "Namen ein, der auf der Karte"]],
    ["a digit wrong", { ...CARD, cardNumber: "4242 4242 4242 4241" }, ["Diese Kartennummer stimmt nicht", "auch die Prüfziffer"]],
    ["a month that there is not", { ...CARD, cardExpiry: "13/30" }, [NUMBER_AGAIN, "Schreib das Datum so", "auch die Prüfziffer"]],
    ["a month that is over", { ...CARD, cardExpiry: "10/26" }, [NUMBER_AGAIN, "Diese Karte ist abgelaufen", "auch die Prüfziffer"]],
    ["an American Express with three digits", { ...CARD, cardNumber: "378282246310005" }, [NUMBER_AGAIN, "bei American Express vier"]],
  ] as const)("says at once what is wrong, keeps the rest but number and code, and pays nothing: %s", async (_, fields, told) => {
    const { intent } = await opened();
    const answer = await refusedPage(operator, intent.checkoutId, { method: "card", ...fields });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    for (const words of told) expect(text).toContain(words);
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(told.length);
    if ("cardExpiry" in fields) expect(text).toContain(`value="${fields.cardExpiry}"`);
    if ("cardNumber" in fields) expect(text).not.toContain(`value="${fields.cardNumber}"`);
    expect(text).toMatch(/id="cardNumber"\s+name="cardNumber"\s+value=""/);
    expect(text).toMatch(/id="cardCode"\s+name="cardCode"\s+value=""/);
    expect(await operator.deps.db.$count(payments, eq(payments.subjectId, intent.orderId))).toBe(0);
  });

  test("is good until its month is over", async () => {
    const { intent } = await opened();
    await submitCheckout(operator, intent.checkoutId, { ...CARD, cardExpiry: "11/26" });
    await settle();
    expect(await check(intent.checkoutId)).toMatchObject({ transactionStatus: 0 });
  });
});
