import { correctPorting, me, myLines, myPortings, orderDetail, phoneReserve, portingNewNumber } from "@tribun/api-client/contract";
import { PORTING_REASONS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { charges } from "../db/schema/billing.ts";
import { reservations } from "../db/schema/numbers.ts";
import { payments } from "../db/schema/payments.ts";
import { users } from "../db/schema/users.ts";
import { listMessages } from "../sandbox/messages.ts";
import { writeNextPorting } from "../sandbox/next-porting.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { type Shopper, submitCheckout } from "../testing/orders.ts";
import { answered, newestPorting, paidPort, placedPort, type Ported, signedIn } from "../testing/portings.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

type Reason = (typeof PORTING_REASONS)[number];

async function declined(
  reason: Reason,
  ...input: Parameters<typeof paidPort> extends [unknown, ...infer Rest] ? Rest : never
): Promise<Ported> {
  await writeNextPorting(operator.deps.db, `decline:${reason}`);
  const ported = await paidPort(operator, ...input);
  await answered(operator);
  return ported;
}
const correct = async (shopper: Shopper, body: object) => {
  const { id } = await newestPorting(operator, shopper);
  return operator.raw(correctPorting, { params: { id }, body }, shopper.as);
};
const refused = async (shopper: Shopper, body: object = {}) => {
  const { id } = await newestPorting(operator, shopper);
  return operator.fails(correctPorting, { params: { id }, body }, shopper.as);
};

/** The correction for each refusal; absent where the fan must act at the donor. */
const CURES: Partial<Record<Reason, { readonly body: object; readonly field?: string }>> = {
  nameMismatch: { body: { holder: { firstName: "Ayşe" } }, field: "holder.lastName" },
  birthdayMismatch: { body: { holder: { birthday: "1996-05-12" } }, field: "holder.birthday" },
  notReleased: { body: {} },
  wrongProvider: { body: { donatingProvider: { id: "o2" } }, field: "donatingProvider" },
  contractNotTerminated: { body: { mnpType: "ASAP" } },
  customerNumberMissing: { body: { donorCustomerNumber: "K-1907" }, field: "donorCustomerNumber" },
};

describe("a donor that declines", () => {
  test.each(PORTING_REASONS)("%s: the order stays, both languages say why, and what helps helps", async (reason) => {
    const { shopper, input, intent } = await declined(reason, {}, {}, { language: reason.length % 2 });
    const cure = CURES[reason];
    expect(await newestPorting(operator, shopper)).toMatchObject({
      state: "declined",
      reason,
      triesLeft: 2,
      canCorrect: cure !== undefined,
      canTakeNewNumber: true,
    });
    expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, shopper.as)).toMatchObject({ state: "provisioning" });
    const [mail] = await listMessages(operator.deps.db, { to: input.userInfo.email, channel: "mail" });
    expect(mail?.body).toContain("0,01 €");
    expect(mail?.body.includes("düzelt") || mail?.body.includes("korrigieren")).toBe(cure !== undefined);
    expect((await listMessages(operator.deps.db, { to: shopper.phone, channel: "sms" }))[0]?.body).toContain("/dashboard/orders/");
    if (!cure) {
      expect(await refused(shopper)).toMatchObject({ status: 409, reason: "porting.exhausted" });
      return;
    }
    if (cure.field)
      expect(await refused(shopper)).toMatchObject({ status: 400, fieldErrors: [{ field: cure.field, rule: "porting.unchanged" }] });
    await writeNextPorting(operator.deps.db, "accept");
    expect((await correct(shopper, cure.body)).status).toBe(200);
    await operator.runJobs();
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "sentToDonor", triesLeft: 1 });
    expect(await refused(shopper)).toMatchObject({ status: 409, reason: "porting.sentToDonor" });
    await answered(operator);
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "scheduled", triesLeft: 1 });
  });

  test("knows the contract by name and birthday; accents do not matter, and the right data get through", async () => {
    for (const [known, reason] of [
      [{ lastName: "Yılmaz" }, "nameMismatch"],
      [{ birthday: "1990-01-01" }, "birthdayMismatch"],
    ] as const) {
      const { shopper, intent } = await placedPort(operator);
      const { id } = await operator.call(me, undefined, shopper.as);
      // The sandbox donor compares with the account, which has changed since the order.
      await operator.deps.db.update(users).set(known).where(eq(users.id, id));
      await submitCheckout(operator, intent.checkoutId);
      await operator.runJobs();
      await answered(operator);
      expect(await newestPorting(operator, shopper)).toMatchObject({ state: "declined", reason });
      const holder = { firstName: "ELIF", lastName: "Sahin", birthday: "1995-04-12", ...known };
      expect((await correct(shopper, { holder })).status).toBe(200);
      await operator.runJobs();
      await answered(operator);
      expect(await newestPorting(operator, shopper)).toMatchObject({ state: "scheduled", holder });
    }
  });

  test("a prepaid contract wants to be released first", async () => {
    const { shopper } = await paidPort(operator, { donatingProvider: { id: "callya", name: "CallYa" } });
    await answered(operator);
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "declined", reason: "notReleased", donor: { name: "CallYa" } });
    expect((await correct(shopper, {})).status).toBe(200);
    await operator.runJobs();
    await answered(operator);
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "scheduled" });
  });

  test("three tries, then none", async () => {
    const { shopper } = await declined("notReleased");
    for (const triesLeft of [1, 0]) {
      await writeNextPorting(operator.deps.db, "decline:notReleased");
      expect((await correct(shopper, {})).status).toBe(200);
      await operator.runJobs();
      await answered(operator);
      expect(await newestPorting(operator, shopper)).toMatchObject({ state: "declined", triesLeft });
    }
    expect(await newestPorting(operator, shopper)).toMatchObject({ canCorrect: false, canTakeNewNumber: true });
    expect(await refused(shopper)).toMatchObject({ status: 409, reason: "porting.exhausted" });
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "declined", triesLeft: 0 });
  });

  test("what is sent must exist, and lie in time", async () => {
    const { shopper } = await declined("wrongProvider");
    expect(await refused(shopper, { donatingProvider: { id: "nobody" } })).toMatchObject({
      fieldErrors: [{ field: "donatingProvider", rule: "mnpProvider.required" }],
    });
    expect(await refused(shopper, { donatingProvider: { id: "o2" }, contractEnd: "2026-01-31" })).toMatchObject({
      fieldErrors: [{ field: "contractEnd", rule: "contractEnd.tooLate" }],
    });
    expect(await refused(shopper, { donorCustomerNumber: " " })).toMatchObject({
      fieldErrors: [{ field: "donorCustomerNumber", rule: "donorCustomerNumber.required" }],
    });
  });

  test("after 30 days without a choice everything that was paid goes back", async () => {
    const { shopper, intent } = await declined("alreadyPorted");
    operator.clock.advance({ days: 31 });
    await operator.runJobs();
    const { as } = await signedIn(operator, shopper);
    expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, as)).toMatchObject({ state: "rejected" });
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "cancelled", canTakeNewNumber: false });
    expect(await operator.call(myLines, undefined, as)).toMatchObject([{ status: "ended" }]);
    const [payment] = await operator.deps.db.select().from(payments).where(eq(payments.subjectId, intent.orderId));
    expect(payment).toMatchObject({ state: "refunded", refundedCents: 1 });
  });

  test("a correction in time keeps the order alive beyond those 30 days", async () => {
    const { shopper, intent } = await declined("notReleased", { mnpType: "VTEN" });
    operator.clock.advance({ days: 29 });
    await operator.runJobs();
    const again = await signedIn(operator, shopper);
    await writeNextPorting(operator.deps.db, "silent");
    expect((await correct(again, {})).status).toBe(200);
    await operator.runJobs();
    operator.clock.advance({ days: 2 });
    await operator.runJobs();
    expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, (await signedIn(operator, shopper)).as)).toMatchObject({
      state: "provisioning",
    });
  });
});

describe("a new number instead", () => {
  const held = async (shopper: Shopper, registryId: string) => {
    const { reservationId } = await operator.call(phoneReserve, { params: { id: registryId }, body: {} }, shopper.as);
    return { registryId, reservationId };
  };

  test("starts the line at once; the opening fee comes with the first invoice", async () => {
    const { shopper, intent } = await declined("tooLate");
    const { id } = await newestPorting(operator, shopper);
    const chosen = await held(shopper, "n1713920041");
    const started = await operator.call(portingNewNumber, { params: { id }, body: chosen }, shopper.as);
    expect(started).toMatchObject({ orderId: intent.orderId, msisdn: "+491713920041" });
    const [line] = await operator.call(myLines, undefined, shopper.as);
    expect(line).toMatchObject({ id: started.lineId, status: "active", msisdn: "+491713920041", remainingGb: 25 });
    expect(line).not.toHaveProperty("porting");
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "cancelled", canTakeNewNumber: false, canCorrect: false });
    const order = await operator.call(orderDetail, { params: { id: intent.orderId } }, shopper.as);
    expect(order).toMatchObject({ state: "active", summary: { line: { msisdn: "+491713920041" } } });
    expect(order.summary.line).not.toHaveProperty("portedNumber");
    const posted = await operator.deps.db.select().from(charges).where(eq(charges.lineId, started.lineId));
    expect(posted).toMatchObject([{ kind: "openingFee", amountCents: 999 }]);
    const [hold] = await operator.deps.db.select().from(reservations).where(eq(reservations.id, chosen.reservationId));
    expect(hold).toMatchObject({ state: "assigned", orderId: intent.orderId });
    await operator.runJobs();
    const again = await operator.fails(portingNewNumber, { params: { id }, body: chosen }, shopper.as);
    expect(again).toMatchObject({ status: 409, reason: "porting.cancelled" });
  });

  test("must be held (1108), exist and cost nothing (1104), and is not for a porting under way", async () => {
    const { shopper } = await declined("nameMismatch");
    const { id } = await newestPorting(operator, shopper);
    const take = (body: object, as = shopper.as) => operator.fails(portingNewNumber, { params: { id }, body }, as);
    expect(await take({ registryId: "nope", reservationId: "x" })).toMatchObject({ status: 404, code: "1104" });
    const golden = await held(shopper, "n1713920007");
    expect(await take(golden)).toMatchObject({ code: "1104", reason: "numberFee" });
    const chosen = await held(shopper, "n1713920042");
    expect(await take({ ...chosen, registryId: "n1713920043" })).toMatchObject({ status: 409, code: "1108" });
    expect(await take({ ...chosen, reservationId: "../../etc/passwd" })).toMatchObject({ status: 409, code: "1108" });
    operator.clock.advance({ minutes: 21 });
    expect(await take(chosen)).toMatchObject({ code: "1108" });
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "declined" });

    const waiting = await paidPort(operator);
    const porting = await newestPorting(operator, waiting.shopper);
    const body = await held(waiting.shopper, "n1713920044");
    const early = await operator.fails(portingNewNumber, { params: { id: porting.id }, body }, waiting.shopper.as);
    expect(early).toMatchObject({ status: 409, reason: "porting.sentToDonor" });
  });
});

test("portings of others are none of a fan's business", async () => {
  const { shopper } = await declined("notReleased");
  const { shopper: other } = await paidPort(operator);
  const { id } = await newestPorting(operator, shopper);
  const stranger = { ...other.as };
  expect(await operator.fails(correctPorting, { params: { id }, body: {} }, stranger)).toMatchObject({ status: 403, code: "-1" });
  const unknown = { params: { id: crypto.randomUUID() }, body: {} };
  expect(await operator.fails(correctPorting, unknown, stranger)).toMatchObject({ status: 403, code: "-1" });
  expect(await operator.fails(correctPorting, { params: { id: "x" }, body: {} }, stranger)).toMatchObject({ status: 403 });
  expect((await operator.call(myPortings, undefined, stranger)).map((porting) => porting.id)).not.toContain(id);
  expect(await newestPorting(operator, shopper)).toMatchObject({ state: "declined" });
});
