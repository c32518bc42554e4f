import {
  checkoutSession,
  contractSummary,
  contractSummaryPdf,
  orderContractSummaryPdf,
  orderDetail,
  type OrderInput,
  phoneReserve,
  portingIntent,
  tariffIntent,
} from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractSummaries } from "../db/schema/catalogue.ts";
import { orders } from "../db/schema/orders.ts";
import { users } from "../db/schema/users.ts";
import { listMessages } from "../sandbox/messages.ts";
import { verifiedPhone } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { CARD, newShopper, orderInput, type Shopper, submitCheckout, withSummary } from "../testing/orders.ts";
import { paidPort, placedPort, portInput } from "../testing/portings.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

/** Holds a fixed number that no shopper of this file has as phone; a random one might be a shopper's. */
async function held({ as }: Shopper, registryId: string) {
  const { reservationId } = await operator.call(phoneReserve, { params: { id: registryId }, body: {} }, as);
  return { registryId, reservationId };
}

const taken = {
  status: 409,
  code: "1108",
  reason: "portedNumberTaken",
  fieldErrors: [{ field: "portingOptions.msisdn", rule: "portedNumber.taken" }],
};

describe("an order with a number brought along", () => {
  test("goes to its own call, and the other one says so", async () => {
    const shopper = await newShopper(operator);
    const port = await portInput(operator, shopper);
    expect(await operator.fails(tariffIntent, { body: port }, shopper.as)).toMatchObject({ status: 400, reason: "usePortingIntent" });
    const fresh = await withSummary(operator, orderInput(shopper, await held(shopper, "n1713920071")), shopper.as);
    expect(await operator.fails(portingIntent, { body: fresh }, shopper.as)).toMatchObject({ status: 400, reason: "useTariffIntent" });
    expect(await operator.fails(portingIntent, { body: port })).toMatchObject({ status: 401, code: "1034" });
    // A checkout session can be opened for both kinds.
    expect(await operator.call(checkoutSession, { body: port }, shopper.as)).toMatchObject({ dueNow: { amount: 1 } });
    await operator.runJobs();
    const [mail] = await listMessages(operator.deps.db, { to: port.userInfo.email, channel: "mail" });
    expect(mail?.body).toContain("fragen wir deine Nummer bei deinem bisherigen Anbieter an");
  });

  test("names the provider that it comes from, and none where that is not one of the list", async () => {
    const other = { donatingProvider: { id: "other", name: "Anderer Anbieter oder nicht sicher" } };
    const { shopper, input, intent } = await paidPort(operator, other);
    expect(intent.summary.line).not.toHaveProperty("currentOperator");
    const order = await operator.call(orderDetail, { params: { id: intent.orderId } }, shopper.as);
    expect(order.summary.line).toMatchObject({ portedNumber: shopper.phone });
    expect(order.summary.line).not.toHaveProperty("currentOperator");
    expect(order.porting).toMatchObject({ state: "sentToDonor" });
    expect(order.porting).not.toHaveProperty("donor");
    const summary = eq(contractSummaries.id, input.acknowledgements.contractSummaryId);
    const kept = await operator.deps.db.select().from(contractSummaries).where(summary);
    const mails = await listMessages(operator.deps.db, { to: input.userInfo.email, channel: "mail" });
    expect(JSON.stringify(mails)).toContain("fragen wir jetzt bei deinem bisherigen Anbieter an");
    expect(JSON.stringify([kept, mails])).not.toContain("nicht sicher");
    const named = await paidPort(operator);
    expect((await operator.call(orderDetail, { params: { id: named.intent.orderId } }, named.shopper.as)).porting).toMatchObject({
      donor: "Vodafone",
    });
  });

  test("takes the identity charge and the jersey, nothing else, and the same key is the same order", async () => {
    const shopper = await newShopper(operator);
    const productOptions = { planId: "jersey-fan", size: "L", model: "home", style: "striped" as const, name: "ELİF" };
    const body = await portInput(operator, shopper, {}, { tariffId: "forma-xl", productOptions });
    const as = { ...shopper.as, key: crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => operator.call(portingIntent, { body }, as)));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    const { payment } = answers[0]?.summary ?? {};
    expect(payment).toMatchObject({ initialOpeningFee: { amount: 0 }, specialNumberFee: { amount: 0 }, identityCharge: { amount: 1 } });
    expect(payment?.dueNow.amount).toBe(1 + 4999 + 1499);
  });

  test("has a jersey only where the tariff has the option", async () => {
    const shopper = await newShopper(operator);
    const productOptions = { planId: "jersey-fan", size: "L", model: "home", style: "striped" as const };
    const body = { ...(await portInput(operator, shopper)), tariffId: "tribun-m", productOptions };
    expect(await operator.fails(portingIntent, { body }, shopper.as)).toMatchObject({
      status: 400,
      fieldErrors: [{ field: "productOptions.planId", rule: "jersey.notOffered" }],
    });
  });

  test("its summary names the number, the donor by our own list, and the opening fee for later", async () => {
    const shopper = await newShopper(operator);
    const { tariffId, numberType, simType, portingOptions } = await portInput(operator, shopper, {
      donatingProvider: { id: "o2", name: "<b>anything</b>" },
    });
    const { id, payment } = await operator.call(contractSummary, { body: { tariffId, numberType, simType, portingOptions } }, shopper.as);
    expect(payment).toMatchObject({ dueNow: { amount: 1 }, openingFeeAfterSwitch: { amount: 999 } });
    const pdf = await operator.raw(contractSummaryPdf, { params: { id } });
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const { input, intent, shopper: buyer } = await placedPort(operator);
    const own = await operator.raw(orderContractSummaryPdf, { params: { id: intent.orderId } }, buyer.as);
    const shown = await operator.raw(contractSummaryPdf, { params: { id: input.acknowledgements.contractSummaryId } }, buyer.as);
    expect(Buffer.from(await own.arrayBuffer())).toEqual(Buffer.from(await shown.arrayBuffer()));
    expect(await operator.fails(orderContractSummaryPdf, { params: { id: intent.orderId } }, shopper.as)).toMatchObject({ status: 403 });
    const { contractSummaryId } = input.acknowledgements;
    await operator.deps.db.delete(contractSummaries).where(eq(contractSummaries.id, contractSummaryId));
    expect(await operator.fails(orderContractSummaryPdf, { params: { id: intent.orderId } }, buyer.as)).toMatchObject({ code: "1011" });
    const other = {
      body: { tariffId, numberType, simType, portingOptions: { ...portingOptions, donatingProvider: { id: "nobody", name: "x" } } },
    };
    expect((await operator.fails(contractSummary, other, shopper.as)).fieldErrors).toEqual([
      { field: "portingOptions.donatingProvider", rule: "mnpProvider.required" },
    ]);
    for (const [contractEnd, mnpType, rule] of [
      ["2026-01-31", "ASAP", "contractEnd.tooLate"],
      ["2027-12-31", "VTEN", "contractEnd.tooEarly"],
    ]) {
      const wrong = { tariffId, numberType, simType, portingOptions: { ...portingOptions, mnpType, contractEnd } };
      expect((await operator.fails(contractSummary, { body: wrong }, shopper.as)).fieldErrors).toEqual([
        { field: "portingOptions.contractEnd", rule },
      ]);
    }
    const soon = {
      ...portingOptions,
      msisdn: shopper.phone,
      donatingProvider: { id: "o2", name: "O2" },
      mnpType: "ASAP" as const,
      contractEnd: "2027-12-31",
    };
    await operator.call(contractSummary, { body: { tariffId, numberType, simType, portingOptions: soon } }, shopper.as);
  });

  test("the number itself must have been verified, whatever the account's is", async () => {
    const shopper = await newShopper(operator);
    const msisdn = "+4915254599371";
    const input = await portInput(operator, shopper, { msisdn });
    const body = { ...input, phoneVerificationToken: shopper.phoneToken };
    expect((await operator.fails(portingIntent, { body }, shopper.as)).fieldErrors).toEqual([
      { field: "phoneVerificationToken", rule: "phoneVerification.required" },
    ]);
    expect(await operator.call(portingIntent, { body: input }, shopper.as)).toMatchObject({ summary: { line: { portedNumber: msisdn } } });
  });

  test("a business brings its customer number", async () => {
    const shopper = await newShopper(operator);
    await operator.deps.db.update(users).set({ customerType: "corporate" }).where(eq(users.phone, shopper.phone));
    const without = await portInput(operator, shopper, {}, { tariffId: "kulup-pro-s" });
    expect((await operator.fails(portingIntent, { body: without }, shopper.as)).fieldErrors).toEqual([
      { field: "portingOptions.donorCustomerNumber", rule: "donorCustomerNumber.required" },
    ]);
    const body = await portInput(operator, shopper, { donorCustomerNumber: "K-1907" }, { tariffId: "kulup-pro-s" });
    expect(await operator.call(portingIntent, { body }, shopper.as)).toMatchObject({ transactionStatus: 4 });
  });

  test("every other refusal of an order is the same here", async () => {
    const shopper = await newShopper(operator);
    const input = await portInput(operator, shopper);
    const refused = async (changes: object) => (await operator.fails(portingIntent, { body: { ...input, ...changes } }, shopper.as)).code;
    expect(await refused({ tariffId: "nope" })).toBe("1012");
    expect(await refused({ paymentVersion: 9 })).toBe("1032");
    expect(await refused({ couponCode: "NOPE" })).toBe("1101");
    expect(await refused({ couponCode: "AILE50" })).toBe("1102");
    expect(await refused({ simType: "physical" })).toBe("1109");
    expect(await refused({ userInfo: { ...input.userInfo, birthday: "2012-01-01" } })).toBe("1112");
    expect(await refused({ ...(await portInput(operator, shopper, {}, { tariffId: "ikili-m" })) })).toBe("1020");
    expect(await refused({ acknowledgements: { ...input.acknowledgements, contractSummaryId: "x" } })).toBe("1109");
  });

  test("can be paid through another checkout, which says what comes later", async () => {
    const { shopper, intent } = await placedPort(operator);
    const page = (await (await operator.request(`/c/${intent.checkoutId}`)).text()).replaceAll("\u00a0", " ");
    for (const fact of ["erst nach dem Wechsel", "9,99 €", "0,01 €", "wenn deine Nummer bei uns ist"]) expect(page).toContain(fact);
    const again = await operator.call(checkoutSession, { body: { orderId: intent.orderId, paymentVersion: 1 } }, shopper.as);
    expect(again).toMatchObject({ orderId: intent.orderId, dueNow: { amount: 1 } });
    await submitCheckout(operator, again.checkoutId, CARD);
    await operator.runJobs();
    expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, shopper.as)).toMatchObject({ state: "provisioning" });
  });
});

describe("one number, one way", () => {
  test("two fans who verified the same number: the second is refused, also when both come at once", async () => {
    const { input } = await placedPort(operator);
    const msisdn = input.portingOptions?.msisdn ?? "";
    const rival = await newShopper(operator, { team: 2 });
    operator.clock.advance({ minutes: 2 });
    const late = await portInput(operator, rival, { msisdn });
    expect(await operator.fails(portingIntent, { body: late }, rival.as)).toMatchObject(taken);

    const free = "+4915228895456";
    const fans = [await newShopper(operator, { team: 3 }), await newShopper(operator, { team: 4 })];
    const bodies: OrderInput[] = [];
    for (const fan of fans) bodies.push(await portInput(operator, fan, { msisdn: free, donatingProvider: { id: "o2", name: "O2" } }));
    const answers = await Promise.all(fans.map((fan, index) => operator.raw(portingIntent, { body: bodies[index] }, fan.as)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await operator.deps.db.$count(orders, eq(orders.msisdn, free))).toBe(1);
  });

  test("the same fan once more: the new order replaces the unpaid one, but not a paid one", async () => {
    const { shopper, intent } = await placedPort(operator);
    const again = await portInput(operator, shopper, { mnpType: "VTEN" });
    const second = await operator.call(portingIntent, { body: again }, shopper.as);
    const states = await operator.deps.db
      .select({ id: orders.id, state: orders.state })
      .from(orders)
      .where(eq(orders.msisdn, shopper.phone));
    expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
      [intent.orderId]: "cancelled",
      [second.orderId]: "paymentOpen",
    });
    expect((await operator.request(`/c/${intent.checkoutId}`)).status).toBe(410);
    await submitCheckout(operator, second.checkoutId);
    await operator.runJobs();
    const third = await portInput(operator, shopper, {}, { tariffId: "serbest-m" });
    expect(await operator.fails(portingIntent, { body: third }, shopper.as)).toMatchObject(taken);
  });

  test("a number that is ours already, or that somebody else has chosen", async () => {
    const shopper = await newShopper(operator);
    const demo = await portInput(operator, shopper, { msisdn: "+491713920010" });
    expect(await operator.fails(portingIntent, { body: demo }, shopper.as)).toMatchObject(taken);
    const msisdn = "+491713920072";
    await held(await newShopper(operator), "n1713920072");
    const chosen = await portInput(operator, shopper, { msisdn });
    expect(await operator.fails(portingIntent, { body: chosen }, shopper.as)).toMatchObject(taken);
  });

  test("an order that nobody paid for lets the number go", async () => {
    const { input } = await placedPort(operator);
    const msisdn = input.portingOptions?.msisdn ?? "";
    operator.clock.advance({ days: 1, minutes: 1 });
    await operator.runJobs();
    const other = await newShopper(operator, { team: 2 });
    expect(await verifiedPhone(operator, msisdn, "order", other.as)).not.toBe("");
    operator.clock.advance({ minutes: 2 });
    const body = await portInput(operator, other, { msisdn });
    expect(await operator.call(portingIntent, { body }, other.as)).toMatchObject({ transactionStatus: 4 });
  });
});
