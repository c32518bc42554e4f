import {
  cancelPorting,
  correctPorting,
  myLines,
  orderDetail,
  phoneReserve,
  portingIntent,
  portingNewNumber,
  withdrawal,
} from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { payments } from "../db/schema/payments.ts";
import type { DonorProvider } from "../ports/donor.ts";
import { listMessages } from "../sandbox/messages.ts";
import { writeNextPorting } from "../sandbox/next-porting.ts";
import { ownerSession, withdrawFrom } from "../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { answered, newestPorting, paidPort, portInput, signedIn } from "../testing/portings.ts";

const takenBack: string[] = [];
let isDown = false;
let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({
    env: { RATE_LIMIT_FACTOR: "1000" },
    change: (deps) => ({ ...deps, providers: { ...deps.providers, donor: listening(deps.providers.donor) } }),
  });
});
afterAll(() => operator.stop());

function listening(donor: DonorProvider): DonorProvider {
  return {
    ...donor,
    requestPort: async (db, request) => {
      await donor.requestPort(db, request);
      // The clearing house receives the request, but the operator gets an error.
      if (isDown) throw new Error("the line was cut");
    },
    cancel: async (db, requestId) => {
      if (isDown) throw new Error("the line was cut");
      takenBack.push(requestId);
      await donor.cancel(db, requestId);
    },
  };
}

test("until one working day before, here and at the donor, and the order waits for a new number", async () => {
  const { shopper, input, intent } = await paidPort(operator);
  await answered(operator);
  const { id, cancelUntil, date = "" } = await newestPorting(operator, shopper);
  // The last day on which the fan can cancel.
  operator.clock.advance({ days: 2 });
  expect(germanDay(operator.clock.base())).toBe(cancelUntil);
  const { as } = await signedIn(operator, shopper);
  const cancelled = await operator.call(cancelPorting, { params: { id }, body: {} }, as);
  expect(cancelled).toMatchObject({ state: "cancelled", canCancel: false, canTakeNewNumber: true });
  expect(cancelled).not.toHaveProperty("date");
  await operator.runJobs();
  expect(takenBack).toEqual([`${id}:1`]);
  expect((await listMessages(operator.deps.db, { to: input.userInfo.email, channel: "mail" }))[0]?.subject).toContain(
    "bleibt bei Vodafone",
  );
  expect(await operator.fails(cancelPorting, { params: { id }, body: {} }, as)).toMatchObject({ status: 409, reason: "porting.cancelled" });

  // The networks' own message for that day changes nothing.
  while (operator.clock.base() < Date.parse(`${date}T12:00:00Z`)) operator.clock.advance({ hours: 6 });
  await operator.runJobs();
  const later = await signedIn(operator, shopper);
  expect(await operator.call(myLines, undefined, later.as)).toMatchObject([{ status: "pending" }]);
  const { reservationId } = await operator.call(phoneReserve, { params: { id: "n1713920051" }, body: {} }, later.as);
  await operator.call(portingNewNumber, { params: { id }, body: { registryId: "n1713920051", reservationId } }, later.as);
  expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, later.as)).toMatchObject({ state: "active" });
});

test("too late on the day itself, and once the networks switch", async () => {
  const { shopper } = await paidPort(operator);
  await answered(operator);
  const { id, cancelUntil = "", date = "" } = await newestPorting(operator, shopper);
  while (germanDay(operator.clock.base()) <= cancelUntil) operator.clock.advance({ hours: 1 });
  const { as } = await signedIn(operator, shopper);
  const before = takenBack.length;
  if (germanDay(operator.clock.base()) < date) {
    expect(await operator.fails(cancelPorting, { params: { id }, body: {} }, as)).toMatchObject({ status: 409, reason: "porting.tooLate" });
  }
  while (germanDay(operator.clock.base()) < date) operator.clock.advance({ hours: 1 });
  expect(await operator.fails(cancelPorting, { params: { id }, body: {} }, (await signedIn(operator, shopper)).as)).toMatchObject({
    status: 409,
    reason: "porting.tooLate",
  });
  expect(await newestPorting(operator, shopper)).toMatchObject({ state: "scheduled", canCancel: false });
  await operator.runJobs();
  expect(await operator.fails(cancelPorting, { params: { id }, body: {} }, (await signedIn(operator, shopper)).as)).toMatchObject({
    reason: "porting.switching",
  });
  expect(takenBack).toHaveLength(before);
});

test("called off and left alone, the order ends after 30 days with everything paid back", async () => {
  const { shopper, intent } = await paidPort(operator);
  const { id } = await newestPorting(operator, shopper);
  await operator.call(cancelPorting, { params: { id }, body: {} }, shopper.as);
  operator.clock.advance({ days: 31 });
  await operator.runJobs();
  const { as } = await signedIn(operator, shopper);
  expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, as)).toMatchObject({ state: "rejected" });
  const [payment] = await operator.deps.db.select().from(payments).where(eq(payments.subjectId, intent.orderId));
  expect(payment).toMatchObject({ state: "refunded" });
});

test("a withdrawal takes the request back too, and everything that was paid", async () => {
  const { shopper, input, intent } = await paidPort(operator);
  await answered(operator);
  const { id } = await newestPorting(operator, shopper);
  const body = { name: "Elif Şahin", contract: shopper.phone, email: input.userInfo.email };
  await operator.call(withdrawal, { body }, await ownerSession(operator, body));
  await operator.runJobs();
  expect(await newestPorting(operator, shopper)).toMatchObject({ id, state: "cancelled", canTakeNewNumber: false });
  expect(takenBack).toContain(`${id}:1`);
  expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, shopper.as)).toMatchObject({ state: "withdrawn" });
  expect(await operator.call(myLines, undefined, shopper.as)).toMatchObject([{ status: "ended" }]);
  const [payment] = await operator.deps.db.select().from(payments).where(eq(payments.subjectId, intent.orderId));
  expect(payment).toMatchObject({ state: "refunded", refundedCents: 1 });
  // The fan can order a porting of the same number again.
  const again = await portInput(operator, shopper);
  expect(await operator.call(portingIntent, { body: again }, shopper.as)).toMatchObject({ transactionStatus: 4 });
});

describe("while the donor's answer is missing", () => {
  beforeEach(() => {
    isDown = true;
  });
  afterEach(() => {
    isDown = false;
  });
  const backAgain = async () => {
    isDown = false;
    operator.clock.advance({ hours: 4 });
    await operator.runJobs();
  };

  test("what is called off is taken back there all the same", async () => {
    const { shopper } = await paidPort(operator);
    const { id, state } = await newestPorting(operator, shopper);
    expect(state).toBe("requested");
    await operator.call(cancelPorting, { params: { id }, body: {} }, shopper.as);
    await backAgain();
    expect(takenBack.filter((request) => request.startsWith(id))).toEqual([`${id}:1`]);
  });

  test("and so is what a withdrawal ends", async () => {
    const { shopper, input } = await paidPort(operator);
    const { id } = await newestPorting(operator, shopper);
    await withdrawFrom(operator, shopper.phone, input.userInfo.email);
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "cancelled" });
    await backAgain();
    expect(takenBack.filter((request) => request.startsWith(id))).toEqual([`${id}:1`]);
  });

  test("of a request with new data it is the new one, as the first was declined", async () => {
    isDown = false;
    await writeNextPorting(operator.deps.db, "decline:notReleased");
    const { shopper } = await paidPort(operator);
    await answered(operator);
    const { id } = await newestPorting(operator, shopper);
    isDown = true;
    await operator.call(correctPorting, { params: { id }, body: {} }, shopper.as);
    await operator.runJobs();
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "corrected" });
    await operator.call(cancelPorting, { params: { id }, body: {} }, shopper.as);
    await backAgain();
    expect(takenBack.filter((request) => request.startsWith(id))).toEqual([`${id}:2`]);
  });
});

test("a request that was declined is not taken back", async () => {
  await writeNextPorting(operator.deps.db, "decline:notReleased");
  const { shopper } = await paidPort(operator);
  await answered(operator);
  const { id } = await newestPorting(operator, shopper);
  await operator.call(cancelPorting, { params: { id }, body: {} }, shopper.as);
  await operator.runJobs();
  expect(takenBack.filter((request) => request.startsWith(id))).toEqual([]);
});

test("only one's own", async () => {
  const { shopper } = await paidPort(operator);
  const { shopper: other } = await paidPort(operator);
  const { id } = await newestPorting(operator, shopper);
  expect(await operator.fails(cancelPorting, { params: { id }, body: {} }, other.as)).toMatchObject({ status: 403, code: "-1" });
  expect(await operator.fails(cancelPorting, { params: { id: crypto.randomUUID() }, body: {} }, other.as)).toMatchObject({ status: 403 });
  const body = { registryId: "n1713920052", reservationId: "x" };
  expect(await operator.fails(portingNewNumber, { params: { id }, body }, other.as)).toMatchObject({ status: 403, code: "-1" });
  expect(await newestPorting(operator, shopper)).toMatchObject({ state: "sentToDonor" });
});
