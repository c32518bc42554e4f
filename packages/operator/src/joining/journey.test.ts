import { checkoutStatus, me, myLines, myOrders, orderDetail, ping } from "@tribun/api-client/contract";
import { parseLpa } from "@tribun/domain";
import { LEGAL_TEXTS_DAY } from "@tribun/legal-texts/version";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orderEvents } from "../db/schema/orders.ts";
import { listMessages } from "../sandbox/messages.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { placedOrder, submitCheckout } from "../testing/orders.ts";
import { recordUsage } from "../lines/usage/record.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const location = (answer: Response) => new URL(answer.headers.get("location") ?? "");

describe("the order from the basket to the line", () => {
  test("an eSIM: priced, paid, provisioned, confirmed", async () => {
    const { shopper, intent } = await placedOrder(operator);
    expect(intent).toMatchObject({ transactionStatus: 4, dueNow: { amount: 1000 }, methods: ["sepa", "paypal", "googlePay", "applePay"] });
    expect(intent.checkoutUrl).toBe(`http://localhost:1907/c/${intent.checkoutId}`);
    expect(intent.checkoutId.length).toBeGreaterThanOrEqual(22);
    expect(await operator.call(ping, undefined, shopper.as)).toMatchObject({ pendingOrders: 1, hasOrders: true });
    expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } })).toMatchObject({
      transactionStatus: 4,
      redirectUrl: `/c/${intent.checkoutId}`,
    });
    const [open] = await operator.call(myOrders, undefined, shopper.as);
    expect(open).toMatchObject({ id: intent.orderId, state: "paymentOpen", checkoutId: intent.checkoutId });

    const answer = await submitCheckout(operator, intent.checkoutId);
    expect(answer.status).toBe(303);
    const url = location(answer);
    expect(url.origin + url.pathname).toBe("http://localhost:1907/order/processing");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      success: "true",
      price: "10.00",
      tId: intent.tId,
      cId: intent.checkoutId,
    });
    await operator.runJobs();
    expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } })).toMatchObject({
      transactionStatus: 0,
      price: { amount: 1000 },
    });

    const order = await operator.call(orderDetail, { params: { id: intent.orderId } }, shopper.as);
    expect(order).toMatchObject({ state: "active", transactionStatus: 0, summary: { line: { tariffName: "Tribün M", dataGb: 25 } } });
    expect(parseLpa(order.esim?.lpa ?? "")).toMatchObject({ smdpAddress: "smdp.example.com" });
    const [line] = await operator.call(myLines, undefined, shopper.as);
    expect(line).toMatchObject({ id: order.lineId, status: "active", remainingGb: 25, msisdn: order.summary.line.msisdn });
    expect(line?.commitmentEnd).toBe("2028-11-02");
    expect(line?.cancelBy).toBe("2028-10-03");
    const standing = await operator.call(ping, undefined, shopper.as);
    expect(standing).toMatchObject({ pendingOrders: 0, hasOrders: false, activatedAt: order.activatedAt });
    // The fan's own record already contains the standing that the app polls every three seconds.
    expect(await operator.call(me, undefined, shopper.as)).toMatchObject({ hasLine: true, standing });

    const [submitted] = await operator.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, intent.orderId));
    expect(submitted).toMatchObject({ event: "submit", detail: `terms:${LEGAL_TEXTS_DAY}` });

    const mails = await listMessages(operator.deps.db, { to: "elif@example.com", channel: "mail" });
    expect(mails.map(({ subject }) => subject?.slice(0, 20))).toEqual(["Dein Anschluss ist a", `Deine Bestellung TRB`]);
    expect(mails[0]?.body).toContain("Widerrufsrecht");
    expect(mails[0]?.attachments[0]).toMatchObject({
      fileName: expect.stringMatching(/^Kanarya-Mobil_Vertragszusammenfassung_\p{L}+-[SMLX]+\.pdf$/u),
      contentType: "application/pdf",
    });
  });

  test("a SIM by post in Turkish, paid by direct debit", async () => {
    const { shopper, intent } = await placedOrder(operator, { simType: "physical", tariffId: "serbest-m" }, { language: 0 });
    const answer = await submitCheckout(operator, intent.checkoutId, {
      method: "sepa",
      iban: "nl91 abna 0417 1643 00",
      holder: "Elif Şahin",
      mandate: "yes",
    });
    expect(location(answer).searchParams.get("success")).toBe("true");
    await operator.runJobs();
    const order = await operator.call(orderDetail, { params: { id: intent.orderId } }, shopper.as);
    expect(order).toMatchObject({
      state: "active",
      parcel: { carrier: "Deutsche Post", packedAt: order.activatedAt, expectedFrom: "2026-11-05", expectedTo: "2026-11-06", inUse: false },
    });
    expect(order.esim).toBeUndefined();
    const [line] = await operator.call(myLines, undefined, shopper.as);
    const [mail] = await listMessages(operator.deps.db, { to: "elif@example.com", channel: "mail" });
    expect(mail?.subject).toMatch(/^SIM kartın yolda: /);
    expect(mail?.body).not.toMatch(/aktif|hattın artık açık/i);
    expect(mail?.body).toMatch(/Kartı taktığın an hattın çalışır\./);

    expect(await operator.call(myOrders, undefined, shopper.as)).toMatchObject([{ id: intent.orderId, state: "active" }]);
    expect(await operator.call(ping, undefined, shopper.as)).toMatchObject({ pendingOrders: 0, hasOrders: true });
    const lineId = line?.id ?? "";
    await operator.deps.db.transaction((tx) =>
      recordUsage(operator.deps, tx, { id: "first-use", lineId, kind: "data", zone: "de", amount: 0.1 }),
    );
    const used = await operator.call(orderDetail, { params: { id: intent.orderId } }, shopper.as);
    expect(used.parcel?.inUse).toBe(true);
    expect(await operator.call(myOrders, undefined, shopper.as)).toEqual([]);
    expect(line?.commitmentEnd).toBeUndefined();
    expect(line?.sim).toMatchObject({ type: "physical", iccidMasked: expect.stringMatching(/^8949 •••• •••• \d{4}$/) });
  });

  test("a failed payment, then a good one: one order", async () => {
    const { shopper, intent } = await placedOrder(operator);
    await operator.request("/sandbox/api/next-payment", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ mode: "fail" }),
    });
    const failed = location(await submitCheckout(operator, intent.checkoutId));
    expect(failed.pathname).toBe("/dashboard/payment-result");
    expect(failed.searchParams.get("success")).toBe("false");
    expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } })).toMatchObject({
      transactionStatus: 2,
      reason: "declined",
    });
    const paid = location(await submitCheckout(operator, intent.checkoutId, { method: "googlePay" }));
    expect(paid.searchParams.get("success")).toBe("true");
    await operator.runJobs();
    expect(await operator.call(myLines, undefined, shopper.as)).toHaveLength(1);
    expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, shopper.as)).toMatchObject({ state: "active" });
  });
});
