import { addPaymentMethod, checkoutStatus, deleteMe, keepPaymentMethod, me, paymentMethods } from "@tribun/api-client/contract";
import { TransactionStatus } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkouts, paymentMethods as methodRows, payments } from "../../db/schema/payments.ts";
import { users } from "../../db/schema/users.ts";
import { FAN_PASSWORD, newFan } from "../../testing/fans.ts";
import { type As, createTestOperator, type TestOperator } from "../../testing/index.ts";
import { submitCheckout } from "../../testing/orders.ts";
import { exportOf } from "../../privacy/export.ts";
import { keptFor } from "./payment-subject.ts";
import { forgetUnused } from "./unused.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

const CARD = { method: "card", cardNumber: "4242 4242 4242 4242", cardExpiry: "12/30", cardCode: "123", cardHolder: "Elif Şahin" };
const DECLINED = { ...CARD, cardNumber: "4000 0000 0000 0002" };
const PROFILE = "http://localhost:1907/dashboard/account/profile";

const fan = async (): Promise<As & { token: string }> => ({ token: (await newFan(operator)).accessToken });
const open = async (as: As, type: "card" | "paypal" = "card") => operator.call(keepPaymentMethod, { body: { type } }, as);
const check = (id: string) => operator.call(checkoutStatus, { params: { id } }, {});
const page = async (id: string, query = "") => (await operator.request(`/c/${id}${query}`)).text();

describe("a card or a wallet that is kept on the hosted page", () => {
  test("says that nothing is drawn, in both languages, and asks for no order", async () => {
    const { checkoutId, checkoutUrl } = await open(await fan());
    expect(checkoutUrl).toBe(`http://localhost:1907/c/${checkoutId}`);
    const german = await page(checkoutId);
    expect(german).toContain("<h1>Zahlungsart hinterlegen</h1>");
    expect(german).toContain("Heute wird nichts abgebucht");
    expect(german).toContain(">Zahlungsart hinterlegen</button>");
    expect(german).not.toContain("zahlungspflichtig");
    expect(german).not.toContain("Jetzt bezahlen");
    expect(await page(checkoutId, "?lang=tr")).toContain(">Ödeme yöntemini kaydet</button>");
  });

  test("names the account that keeps it, so that nobody who was sent the link keeps a card in somebody else's", async () => {
    const as = await fan();
    const { email } = await operator.call(me, undefined, as);
    const masked = `${email.slice(0, 1)}•••${email.slice(email.indexOf("@"))}`;
    const { checkoutId } = await open(as);
    const german = await page(checkoutId, "?lang=de");
    expect(german).toContain(`im Konto ${masked}. Ist das nicht deins, brich hier ab.`);
    expect(german).toContain(`<dd>${masked}</dd>`);
    expect(german).not.toContain(email);
    expect(await page(checkoutId, "?lang=tr")).toContain(`şu hesaba kaydederiz: ${masked}.`);
  });

  test.each(["?choose=1", "?v=2", "?v=2&choose=1"])("offers no direct debit with %s", async (query) => {
    const as = await fan();
    const { checkoutId } = await open(as);
    const german = await page(checkoutId, query);
    expect(german).toContain('value="paypal"');
    expect(german).not.toContain('value="sepa"');
    const sepa = { method: "sepa", iban: "DE89370400440532013000", holder: "Elif Şahin", mandate: "yes", choose: "1", v: "2" };
    await submitCheckout(operator, checkoutId, sepa);
    await operator.runJobs();
    expect(await operator.call(paymentMethods, undefined, as)).toEqual([]);
  });

  test("speaks of no money, as none is due, and promises no removal that a running line forbids", async () => {
    const { checkoutId } = await open(await fan(), "paypal");
    const german = await page(checkoutId, "?lang=de");
    for (const word of ["Deine Zahlung<", "Heute fällig", "0,00", "anders bezahlen", "Du bestätigst die Zahlung", "jederzeit"])
      expect(german).not.toContain(word);
    const turkish = await page(checkoutId, "?lang=tr");
    for (const word of ["Ödeme özeti", "Bugün ödenecek", "0,00", "yöntemle öde", "istediğin zaman"]) expect(turkish).not.toContain(word);
    await operator.deps.db.update(checkouts).set({ closedAt: operator.deps.clock.now() }).where(eq(checkouts.id, checkoutId));
    expect(await page(checkoutId, "?lang=de")).toContain("Diese Seite ist abgelaufen");
    expect(await page(checkoutId, "?lang=tr")).toContain("Bu sayfanın süresi doldu");
  });

  test("a card is kept by its last digits, is the default where there was none, and moves no money", async () => {
    const as = await fan();
    const { checkoutId } = await open(as);
    expect(await operator.call(paymentMethods, undefined, as)).toEqual([]);
    expect(await check(checkoutId)).toMatchObject({ transactionStatus: TransactionStatus.Incomplete, purpose: "method" });
    const answer = await submitCheckout(operator, checkoutId, CARD);
    await operator.runJobs();
    expect(answer.headers.get("location")).toBe(`${PROFILE}?cId=${checkoutId}`);
    expect(await check(checkoutId)).toMatchObject({ transactionStatus: TransactionStatus.Success, price: { amount: 0, currency: "EUR" } });
    expect(await operator.call(paymentMethods, undefined, as)).toMatchObject([{ type: "card", label: "Visa •••• 4242", isDefault: true }]);
    expect(await page(checkoutId)).toContain("Schon hinterlegt");
    const rows = await operator.deps.db.select().from(payments).where(eq(payments.checkoutId, checkoutId));
    expect(rows).toMatchObject([{ amountCents: 0, purpose: "method", state: "succeeded", refundedCents: 0 }]);
  });

  test("PayPal comes beside what there is already; a second card is a second one", async () => {
    const as = await fan();
    await operator.call(addPaymentMethod, { body: { type: "card", token: "tok_visa_first" } }, as);
    for (const [type, fields] of [
      ["paypal", { method: "paypal" }],
      ["card", CARD],
    ] as const) {
      const { checkoutId } = await open(as, type);
      await submitCheckout(operator, checkoutId, fields);
      await operator.runJobs();
    }
    const kept = await operator.call(paymentMethods, undefined, as);
    expect(kept.map(({ type, isDefault }) => [type, isDefault])).toEqual(
      expect.arrayContaining([
        ["card", true],
        ["paypal", false],
        ["card", false],
      ]),
    );
    expect(kept).toHaveLength(3);
  });

  test("a card that the bank refuses is not kept, the check says why, and another one may follow on the same page", async () => {
    const as = await fan();
    const { checkoutId } = await open(as);
    await submitCheckout(operator, checkoutId, DECLINED);
    await operator.runJobs();
    expect(await check(checkoutId)).toMatchObject({ transactionStatus: TransactionStatus.Fail, reason: "declined" });
    expect(await page(checkoutId)).toContain("die Zahlungsart ist nicht hinterlegt");
    expect(await operator.call(paymentMethods, undefined, as)).toEqual([]);
    await submitCheckout(operator, checkoutId, CARD);
    await operator.runJobs();
    expect(await operator.call(paymentMethods, undefined, as)).toHaveLength(1);
  });

  test("turning away leads back to the profile with nothing kept", async () => {
    const as = await fan();
    const { checkoutId } = await open(as);
    expect(await page(checkoutId)).toContain(`href="${PROFILE}?cId=${checkoutId}"`);
    expect(await operator.call(paymentMethods, undefined, as)).toEqual([]);
  });

  test("a page that nobody used leaves no row behind and none in the data export; one that was tried stays", async () => {
    const as = await fan();
    const { checkoutId: tried } = await open(as);
    await submitCheckout(operator, tried, DECLINED);
    await operator.runJobs();
    const { checkoutId } = await open(as);
    const { id: userId } = await operator.call(me, undefined, as);
    const { db } = operator.deps;
    const rows = () => db.select().from(methodRows).where(eq(methodRows.userId, userId));
    const [fanRow] = await db.select().from(users).where(eq(users.id, userId));
    if (!fanRow) throw new Error("no fan");
    expect((await exportOf(db, fanRow, operator.deps.clock.now())).tables["payment_methods"] ?? []).toEqual([]);
    await forgetUnused(db, operator.deps.clock.now());
    expect(await rows()).toHaveLength(2);
    await forgetUnused(db, new Date(operator.deps.clock.nowMs() + 2 * 3_600_000));
    expect(await rows()).toHaveLength(1);
    expect(await db.select().from(checkouts).where(eq(checkouts.id, checkoutId))).toEqual([]);
    expect(await db.select().from(checkouts).where(eq(checkouts.id, tried))).toHaveLength(1);
  });

  test("a direct debit is 1032: its mandate is given in the account", async () => {
    const as = await fan();
    for (const type of ["sepa", "cash"]) {
      // The contract's types forbid this, but an attacker's request may contain it.
      const body = JSON.parse(JSON.stringify({ type }));
      expect(await operator.fails(keepPaymentMethod, { body }, as)).toMatchObject({ status: 400, code: "1032" });
    }
  });

  test("whose account is deleted meanwhile pays nothing here, and what still arrives is not kept", async () => {
    const as = await fan();
    const { checkoutId } = await open(as);
    await operator.call(deleteMe, { body: { password: FAN_PASSWORD } }, as);
    await submitCheckout(operator, checkoutId, CARD);
    const { db } = operator.deps;
    expect(await db.select().from(payments).where(eq(payments.checkoutId, checkoutId))).toEqual([]);
    const [attempt] = await db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
    const [method] = await db
      .select()
      .from(methodRows)
      .where(eq(methodRows.id, attempt?.subjectId ?? ""));
    const payment = { userId: method?.userId ?? "" };
    expect(await keptFor({ db }, payment)).toBe("giveBack");
  });
});
