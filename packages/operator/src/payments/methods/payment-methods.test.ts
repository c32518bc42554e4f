import { randomUUID } from "node:crypto";
import { addPaymentMethod, defaultPaymentMethod, me, paymentMethods, removePaymentMethod } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lines } from "../../db/schema/lines.ts";
import { paymentMethods as methodRows, payments, sepaMandates } from "../../db/schema/payments.ts";
import { REFUSED_TOKEN } from "../../sandbox/providers/payment.ts";
import { ibanSealer } from "../../security/iban.ts";
import { newFan } from "../../testing/fans.ts";
import { type As, createTestOperator, type TestOperator } from "../../testing/index.ts";
import { placedOrder, submitCheckout } from "../../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

const IBAN = "DE89370400440532013000";
const SEPA = { type: "sepa", iban: "de89 3704 0044 0532 0130 00", holder: "Elif Şahin", mandateAccepted: true } as const;
const fan = async (): Promise<As> => ({ token: (await newFan(operator)).accessToken });

describe("ways to pay", () => {
  test("a bank account: masked, encrypted, with its mandate", async () => {
    const as = { ...(await fan()), headers: { "user-agent": "Test browser" } };
    const made = await operator.call(addPaymentMethod, { body: SEPA }, as);
    expect(made).toMatchObject({ type: "sepa", label: "DE89 •••• 3000", isDefault: true });
    expect(made.mandateReference?.length).toBeLessThanOrEqual(35);
    expect(await operator.call(paymentMethods, undefined, as)).toEqual([made]);
    const [row] = await operator.deps.db.select().from(methodRows).where(eq(methodRows.id, made.id));
    const [mandate] = await operator.deps.db
      .select()
      .from(sepaMandates)
      .where(eq(sepaMandates.reference, made.mandateReference ?? ""));
    expect(mandate).toMatchObject({ creditorId: "DE98ZZZ09999999999", holder: "Elif Şahin", userAgent: "Test browser" });
    expect(mandate?.text).toContain("acht Wochen");
    expect(ibanSealer(operator.deps.config).open(mandate?.ibanSealed ?? "")).toBe(IBAN);
    expect(JSON.stringify([row, mandate])).not.toContain("0532013");
  });

  test("every SEPA account is taken; a Turkish one is refused with words of its own, everything wrong at once", async () => {
    const as = await fan();
    for (const iban of ["NL91ABNA0417164300", "AT611904300234573201", "FR1420041010050500013M02606"]) {
      expect(await operator.call(addPaymentMethod, { body: { ...SEPA, iban } }, as)).toMatchObject({ type: "sepa" });
    }
    const turkish = { ...SEPA, iban: "TR330006100519786457841326", holder: "", mandateAccepted: false };
    expect(await operator.fails(addPaymentMethod, { body: turkish }, as)).toMatchObject({
      status: 400,
      code: "-1",
      fieldErrors: [
        { field: "iban", rule: "iban.notSepa" },
        { field: "holder", rule: "holder.required" },
        { field: "mandateAccepted", rule: "mandate.required" },
      ],
    });
    expect((await operator.fails(addPaymentMethod, { body: { ...SEPA, iban: "DE00" } }, as)).fieldErrors).toEqual([
      { field: "iban", rule: "iban.invalid" },
    ]);
    expect((await operator.fails(addPaymentMethod, { body: { type: "card" } }, as)).fieldErrors).toEqual([
      { field: "token", rule: "paymentToken.required" },
    ]);
  });

  test("an unknown type is 1032, one the provider refuses 1038", async () => {
    const as = await fan();
    expect(await operator.fails(addPaymentMethod, { body: { type: "cash" } }, as)).toMatchObject({ status: 400, code: "1032" });
    const body = { type: "card", token: `${REFUSED_TOKEN}_save` };
    expect(await operator.fails(addPaymentMethod, { body }, as)).toMatchObject({ status: 402, code: "1038" });
    expect(await operator.call(paymentMethods, undefined, as)).toEqual([]);
  });

  test("the same account is kept once, and the same key answers the same", async () => {
    const as = { ...(await fan()), key: randomUUID() };
    const first = await operator.call(addPaymentMethod, { body: SEPA }, as);
    expect(await operator.call(addPaymentMethod, { body: SEPA }, as)).toEqual(first);
    const again = await operator.call(addPaymentMethod, { body: SEPA }, { ...as, key: randomUUID() });
    expect(again.id).toBe(first.id);
    expect(again.mandateReference).not.toBe(first.mandateReference);
    expect(await operator.call(paymentMethods, undefined, as)).toHaveLength(1);
  });

  test("one default, whoever wins the race; foreign and unknown ones are 1037", async () => {
    const as = await fan();
    const sepa = await operator.call(addPaymentMethod, { body: SEPA }, as);
    const card = await operator.call(addPaymentMethod, { body: { type: "card", token: "tok_visa_1" } }, as);
    expect(card).toMatchObject({ label: "Visa •••• 4242", isDefault: false });
    await Promise.all([card, sepa, card].map(({ id }) => operator.call(defaultPaymentMethod, { params: { id } }, as)));
    const both = await operator.call(paymentMethods, undefined, as);
    expect(both.map(({ isDefault }) => isDefault)).toEqual([true, false]);
    const other = await fan();
    for (const call of [defaultPaymentMethod, removePaymentMethod]) {
      expect(await operator.fails(call, { params: { id: card.id } }, other)).toMatchObject({ status: 404, code: "1037" });
      expect(await operator.fails(call, { params: { id: randomUUID() } }, as)).toMatchObject({ status: 404, code: "1037" });
      expect(await operator.fails(call, { params: { id: "no-uuid" } }, as)).toMatchObject({ status: 404, code: "1037" });
    }
  });

  test("a removed one is revoked and forgotten, and the next becomes the default", async () => {
    const as = await fan();
    const sepa = await operator.call(addPaymentMethod, { body: SEPA }, as);
    const paypal = await operator.call(addPaymentMethod, { body: { type: "paypal", token: "ba_12345678" } }, as);
    expect(await operator.call(removePaymentMethod, { params: { id: sepa.id } }, as)).toEqual({});
    expect(await operator.call(paymentMethods, undefined, as)).toEqual([{ ...paypal, isDefault: true }]);
    await operator.runJobs();
    const [row] = await operator.deps.db.select().from(methodRows).where(eq(methodRows.id, sepa.id));
    expect(row).toMatchObject({ tokenSealed: null, isDefault: false });
    const [mandate] = await operator.deps.db
      .select()
      .from(sepaMandates)
      .where(eq(sepaMandates.reference, sepa.mandateReference ?? ""));
    expect(mandate?.revokedAt).toEqual(operator.deps.clock.now());
    expect(await operator.fails(removePaymentMethod, { params: { id: sepa.id } }, as)).toMatchObject({ code: "1037" });
    // Without an active line the last method may be removed too.
    expect(await operator.call(removePaymentMethod, { params: { id: paypal.id } }, as)).toEqual({});
  });
});

describe("what a checkout was paid with", () => {
  test("the mandate is kept, once the money is there, and stays while a line is active", async () => {
    const { shopper, intent } = await placedOrder(operator);
    await submitCheckout(operator, intent.checkoutId, { method: "sepa", iban: IBAN, holder: "Elif Şahin", mandate: "yes" });
    await operator.runJobs();
    const [method] = await operator.call(paymentMethods, undefined, shopper.as);
    expect(method).toMatchObject({ type: "sepa", label: "DE89 •••• 3000", isDefault: true });
    const { id: userId } = await operator.call(me, undefined, shopper.as);
    expect(await operator.deps.db.select().from(lines).where(eq(lines.userId, userId))).toHaveLength(1);
    const id = method?.id ?? "";
    expect(await operator.fails(removePaymentMethod, { params: { id } }, shopper.as)).toMatchObject({
      status: 409,
      code: "-1",
      reason: "lastPaymentMethod",
    });
    await operator.call(addPaymentMethod, { body: { type: "card", token: "tok_visa_2" } }, shopper.as);
    await operator.call(removePaymentMethod, { params: { id } }, shopper.as);
    expect(await operator.call(paymentMethods, undefined, shopper.as)).toMatchObject([{ type: "card", isDefault: true }]);
  });

  test("a wallet is kept by the provider's token, which nobody can read", async () => {
    const { shopper, intent } = await placedOrder(operator);
    await submitCheckout(operator, intent.checkoutId, { method: "paypal" });
    await operator.runJobs();
    expect(await operator.call(paymentMethods, undefined, shopper.as)).toMatchObject([{ type: "paypal", label: "PayPal" }]);
    const rows = await operator.deps.db.select().from(payments).where(eq(payments.subjectId, intent.orderId));
    expect(rows).toMatchObject([{ purpose: "order", method: "paypal", state: "succeeded" }]);
    const [row] = await operator.deps.db
      .select()
      .from(methodRows)
      .where(eq(methodRows.userId, rows[0]?.userId ?? ""));
    expect(row?.tokenSealed).not.toContain("sbx_");
  });
});
