import { randomUUID } from "node:crypto";
import {
  addPaymentMethod,
  type Call,
  chargesDetails,
  checkoutStatus,
  invoiceDetail,
  invoiceDispute,
  invoiceIntent,
  invoicePdfFile,
  myInvoices,
} from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invoices } from "../db/schema/billing.ts";
import { users } from "../db/schema/users.ts";
import { addLine, billOne, newSubscriber, sessionOf, type Subscriber } from "../testing/billing.ts";
import { newFan } from "../testing/fans.ts";
import { type As, createTestOperator, type TestOperator } from "../testing/index.ts";
import { submitCheckout } from "../testing/orders.ts";
import { addCharge } from "../ledger/charges.ts";

let operator: TestOperator;
let fan: Subscriber;
let as: As;
let stranger: As;
/** More than a year of monthly invoices, newest first. */
let ids: readonly string[];
beforeAll(async () => {
  operator = await createTestOperator();
  fan = await newSubscriber(operator);
  operator.clock.advance({ days: 450 });
  await billOne(operator, fan);
  const rows = await operator.deps.db.select().from(invoices).where(eq(invoices.userId, fan.userId));
  ids = rows.toSorted((a, b) => b.periodTo.localeCompare(a.periodTo)).map(({ id }) => id);
  as = await sessionOf(operator, fan);
  stranger = await sessionOf(operator, await newSubscriber(operator));
});
afterAll(() => operator.stop());

const meta = v.object({ meta: v.looseObject({ page: v.number(), size: v.number(), total: v.number() }) });
const pageOf = async (page: string | undefined) => {
  const answer = await operator.raw(myInvoices, { query: { page } }, as);
  const body = v.parse(v.intersect([meta, v.object({ payload: myInvoices.payload })]), await answer.json());
  return { meta: body.meta, ids: body.payload.map(({ id }) => id) };
};

describe("GET /api/invoices/me", () => {
  test("gives pages of twelve, newest first, and nothing beyond the last", async () => {
    expect(ids.length).toBeGreaterThan(12);
    expect(await pageOf(undefined)).toMatchObject({ meta: { page: 1, size: 12, total: ids.length }, ids: ids.slice(0, 12) });
    expect(await pageOf("2")).toMatchObject({ meta: { page: 2, size: 12, total: ids.length }, ids: ids.slice(12) });
    expect(await pageOf("99")).toMatchObject({ ids: [] });
  });

  test.each(["0", "-1", "1.5", "x", "99999"])("page %s is refused", async (page) => {
    expect(await operator.fails(myInvoices, { query: { page } }, as)).toMatchObject({ status: 400, code: "-1" });
  });

  test("is empty for a fan without a line, and 1020 only where the partner's record is broken", async () => {
    const { accessToken } = await newFan(operator);
    expect(await operator.call(myInvoices, {}, { token: accessToken })).toEqual([]);
    const broken = await newSubscriber(operator, { user: { partnerCustomerId: null } });
    const session = await sessionOf(operator, broken);
    expect(await operator.fails(myInvoices, {}, session)).toMatchObject({ status: 422, code: "1020" });
    expect(await operator.fails(chargesDetails, {}, session)).toMatchObject({ status: 422, code: "1020" });
  });
});

describe("an invoice that is not the fan's own", () => {
  const calls: readonly (readonly [string, Call, object | undefined])[] = [
    ["detail", invoiceDetail, undefined],
    ["pdf", invoicePdfFile, undefined],
    ["dispute", invoiceDispute, { reason: "Das stimmt alles nicht." }],
    ["payment intent", invoiceIntent, {}],
  ];
  test.each(calls)("%s: somebody else's, another club's, an unknown and a malformed id are the same 1021", async (_, call, body) => {
    const { teamId, ...other } = fan;
    const elsewhere = await sessionOf(operator, { ...other, teamId: 2 });
    for (const [id, who] of [
      [ids[0], stranger],
      [randomUUID(), as],
      ["not-an-id", as],
      ["' or 1=1 --", as],
    ] as const) {
      expect(await operator.fails(call, { params: { id }, body }, who), `${id}`).toMatchObject({ status: 404, code: "1021" });
    }
    expect(teamId).toBe(1);
    expect((await operator.fails(call, { params: { id: ids[0] }, body }, elsewhere)).status).toBe(401);
  });
});

describe("GET /api/invoices/{id}", () => {
  test("names the items in the language asked for", async () => {
    const params = { id: ids[0] ?? "" };
    const german = await operator.call(invoiceDetail, { params }, as);
    const turkish = await operator.call(invoiceDetail, { params }, { ...as, language: 0 });
    expect(german.items[0]?.label).toMatch(/^Grundpreis Tribün M/);
    expect(turkish.items[0]?.label).toMatch(/^Aylık ücret Tribün M/);
    expect(german.number).toMatch(/^R1-\d{4}-\d{6}$/);
    expect(german.hasXml).toBe(false);
  });
});

describe("POST /api/invoices/{id}/dispute", () => {
  test("asks for a reason and for a sum that is not above the invoice's", async () => {
    const params = { id: ids[0] ?? "" };
    const fields = async (body: object) => (await operator.fails(invoiceDispute, { params, body }, as)).fieldErrors;
    expect(await fields({})).toEqual([{ field: "reason", rule: "disputeReason.required" }]);
    expect(await fields({ reason: "   kurz   " })).toEqual([{ field: "reason", rule: "disputeReason.required" }]);
    const reason = "Ich habe nichts gebucht.";
    for (const amount of [0, 1.5, 1_000_000]) {
      expect(await fields({ reason, amount: { amount, currency: "EUR" } })).toEqual([
        { field: "amount.amount", rule: "disputeAmount.range" },
      ]);
    }
    expect((await operator.call(invoiceDetail, { params }, as)).status).toBe("issued");
  });

  test("takes a part of the invoice, once; what is disputed cannot be paid meanwhile", async () => {
    const params = { id: ids[0] ?? "" };
    const body = { reason: "Ich habe nichts gebucht.", amount: { amount: 500, currency: "EUR" as const } };
    const disputed = await operator.call(invoiceDispute, { params, body }, as);
    expect(disputed).toMatchObject({ status: "disputed", dispute: { amount: { amount: 500 } }, payable: false });
    expect(await operator.fails(invoiceDispute, { params, body }, as)).toMatchObject({
      status: 409,
      code: "-1",
      reason: "invoice.disputedBefore",
    });
    expect(await operator.fails(invoiceIntent, { params, body: {} }, as)).toMatchObject({ status: 409, reason: "invoiceNotPayable" });
  });
});

describe("POST /api/invoices/{id}/payment-intent", () => {
  test("opens a checkout that pays the invoice, and then there is nothing to pay", async () => {
    const params = { id: ids[1] ?? "" };
    const { total } = await operator.call(invoiceDetail, { params }, as);
    const intent = await operator.call(invoiceIntent, { params, body: {} }, as);
    expect(intent).toMatchObject({ orderId: params.id, dueNow: total, transactionStatus: 4 });
    // Non-breaking spaces keep the line's number on one line of the page.
    expect(await (await operator.request(`/c/${intent.checkoutId}`)).text()).toMatch(/<dt>[^<]*01\d\d\u00a0\d+\u00a0\d\d[^<]*<\/dt>/);
    await submitCheckout(operator, intent.checkoutId);
    expect(await operator.call(checkoutStatus, { params: { id: intent.checkoutId } }, as)).toMatchObject({
      transactionStatus: 0,
      tId: intent.tId,
      own: true,
    });
    expect(await operator.call(invoiceDetail, { params }, as)).toMatchObject({ paid: true, status: "paid", payable: false });
    expect(await operator.fails(invoiceIntent, { params, body: {} }, as)).toMatchObject({ status: 409, code: "-1" });
  });

  test("the same key answers the same", async () => {
    const params = { id: ids[2] ?? "" };
    const key = randomUUID();
    const first = await operator.call(invoiceIntent, { params, body: {} }, { ...as, key });
    expect(await operator.call(invoiceIntent, { params, body: {} }, { ...as, key })).toEqual(first);
  });

  test("refuses unknown ways to pay (1032), methods that are not the fan's (1037) or are declined (1038), and foreign addresses", async () => {
    const params = { id: ids[2] ?? "" };
    expect(await operator.fails(invoiceIntent, { params, body: { paymentVersion: 9 } }, as)).toMatchObject({ status: 400, code: "1032" });
    expect(await operator.fails(invoiceIntent, { params, body: { paymentMethodId: randomUUID() } }, as)).toMatchObject({
      status: 404,
      code: "1037",
    });
    const { id: paymentMethodId } = await operator.call(
      addPaymentMethod,
      { body: { type: "card", token: `tok_refused_${fan.userId}` } },
      as,
    );
    expect(await operator.fails(invoiceIntent, { params, body: { paymentMethodId } }, as)).toMatchObject({ status: 402, code: "1038" });
    expect(await operator.fails(invoiceIntent, { params, body: { successUrl: "https://evil.example/" } }, as)).toMatchObject({
      status: 400,
    });
    expect(await operator.call(invoiceDetail, { params }, as)).toMatchObject({ status: "issued", payable: true });
  });
});

describe("GET /api/contracts/charges/details", () => {
  test("shows the base fee up to today and what was posted, of one line or of all", async () => {
    const other = await newSubscriber(operator);
    const second = await addLine(operator, {
      userId: other.userId,
      teamId: 1,
      tariffId: "tribun-s",
      activatedAt: operator.deps.clock.now(),
    });
    await addCharge(operator.deps.db, {
      ...{ lineId: second, userId: other.userId, teamId: 1, kind: "pack", label: { de: "Ek 2 GB", tr: "Ek 2 GB" }, amountCents: 399 },
      ...{ at: operator.deps.clock.now(), sourceId: `pack:${second}`, zone: "eu" as const, quantity: 2 },
    });
    const session = await sessionOf(operator, other);
    const all = await operator.call(chargesDetails, {}, session);
    expect(all.items.map(({ label }) => label.split(" ")[0])).toEqual(["Grundpreis", "Grundpreis", "Ek"]);
    expect(all.total.amount).toBe(all.items.reduce((sum, { amount }) => sum + amount.amount, 0));
    const one = await operator.call(chargesDetails, { query: { lineId: second } }, session);
    expect(one.items).toHaveLength(2);
    expect(one.items[1]).toMatchObject({ zone: "eu", quantity: 2, amount: { amount: 399 } });
    // Both lines begin on the 27th of a month with 31 days.
    expect(one.items[0]?.amount.amount).toBeLessThan(40);
  });

  test("no line is 1023, somebody else's and a malformed id are 403", async () => {
    const { accessToken } = await newFan(operator);
    expect(await operator.fails(chargesDetails, {}, { token: accessToken })).toMatchObject({ status: 422, code: "1023" });
    for (const lineId of [fan.lineId, randomUUID(), "x"]) {
      expect(await operator.fails(chargesDetails, { query: { lineId } }, stranger)).toMatchObject({ status: 403, code: "-1" });
    }
    await operator.deps.db.update(users).set({ language: "tr" }).where(eq(users.id, fan.userId));
    expect((await operator.call(chargesDetails, {}, { ...as, language: 0 })).items[0]?.label).toMatch(/^Aylık ücret/);
  });
});
