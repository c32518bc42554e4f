import { donorMessages, myLines } from "@tribun/api-client/contract";
import { germanDay, lateCompensationCents } from "@tribun/domain";
import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lines, sims } from "../db/schema/lines.ts";
import { outbox } from "../db/schema/operations.ts";
import { portingEvents, portings } from "../db/schema/portings.ts";
import { DONOR_SIGNATURE_HEADER } from "../ports/donor.ts";
import { sign } from "../adapters/payment/signature.ts";
import { listMessages } from "../sandbox/messages.ts";
import { writeNextPorting } from "../sandbox/next-porting.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import type { Shopper } from "../testing/orders.ts";
import { answered, newestPorting, paidPort, signedIn } from "../testing/portings.ts";
import { activateOrder } from "../joining/jobs.ts";

let operator: TestOperator;
let isDown = false;
let isMute = false;
const asked: string[] = [];
beforeAll(async () => {
  operator = await createTestOperator({
    env: { RATE_LIMIT_FACTOR: "1000" },
    change: (deps) => ({
      ...deps,
      providers: {
        ...deps.providers,
        donor: {
          ...deps.providers.donor,
          // The clearing house receives the request, but the operator gets an error.
          requestPort: async (db, request) => {
            asked.push(request.requestId);
            if (isMute) return;
            await deps.providers.donor.requestPort(db, request);
            if (isDown) throw new Error("the clearing house is down");
          },
        },
      },
    }),
  });
});
afterAll(() => operator.stop());

const signed = (message: object, secret = operator.deps.config.donorWebhookSecret) => {
  const body = JSON.stringify(message);
  return [{ body }, { headers: { [DONOR_SIGNATURE_HEADER]: sign(body, secret) } }] as const;
};
const tell = (message: object) => operator.raw(donorMessages, ...signed(message));
const refused = (message: object, secret?: string) => operator.fails(donorMessages, ...signed(message, secret));

describe("what a donor tells", () => {
  const silent = async () => {
    await writeNextPorting(operator.deps.db, "silent");
    const { shopper } = await paidPort(operator);
    const { id } = await newestPorting(operator, shopper);
    return { shopper, id, requestId: `${id}:1` };
  };
  const accepted = (requestId: string, date: string, id = `m-${requestId}-${date}`) => ({
    id,
    type: "port.accepted",
    data: { requestId, date },
  });

  test("must be signed, whole, and about a request of ours", async () => {
    const { requestId } = await silent();
    const good = accepted(requestId, "2026-11-20");
    expect(await refused(good, "another secret of at least 32 letters")).toMatchObject({ status: 401, code: "-1", reason: "signature" });
    expect(await operator.fails(donorMessages, { body: JSON.stringify(good) })).toMatchObject({ status: 401 });
    for (const body of ["{", "", "[]", Buffer.from([0xff, 0xfe])]) {
      const answer = await operator.request(donorMessages.path, { method: "POST", headers: { [DONOR_SIGNATURE_HEADER]: "forged" }, body });
      expect([answer.status, await answer.json()]).toMatchObject([401, { reason: "signature" }]);
    }
    for (const broken of [
      {},
      { ...good, type: "port.exploded" },
      accepted(requestId, "20.11.2026"),
      accepted(requestId, "2027-02-31"),
      { ...good, data: {} },
    ]) {
      expect(await refused(broken)).toMatchObject({ status: 400, reason: "malformed" });
    }
    expect(await refused(accepted(`${crypto.randomUUID()}:1`, "2026-11-20"))).toMatchObject({ status: 404, reason: "unknownRequest" });
    expect(await refused(accepted("x", "2026-11-20"))).toMatchObject({ status: 404 });
  });

  test("counts once, in whatever order and number it comes", async () => {
    const { shopper, id, requestId } = await silent();
    const message = accepted(requestId, "2026-11-20");
    expect((await Promise.all([1, 2, 3].map(() => tell(message)))).map(({ status }) => status)).toEqual([200, 200, 200]);
    await operator.runJobs();
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "scheduled", date: "2026-11-20" });
    expect(await refused(accepted(requestId, "2026-11-25", "another"))).toMatchObject({ status: 409, reason: "porting.scheduled" });
    expect(await refused({ id: "soon", type: "port.switched", data: { requestId } })).toMatchObject({ status: 409, reason: "tooEarly" });
    const events = await operator.deps.db.select().from(portingEvents).where(eq(portingEvents.portingId, id));
    expect(events.map(({ event }) => event)).toEqual(["send", "accept", "schedule"]);

    // The donor revokes its consent, and the agreed day no longer has an effect.
    expect((await tell({ id: "gone", type: "port.declined", data: { requestId, reason: "alreadyPorted" } })).status).toBe(200);
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "declined", reason: "alreadyPorted" });
    while (operator.clock.base() < Date.parse("2026-11-20T12:00:00Z")) operator.clock.advance({ hours: 12 });
    await operator.runJobs();
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "declined" });
  });

  test("a day before the SIM is there, or in the past, is none", async () => {
    await writeNextPorting(operator.deps.db, "silent");
    const { shopper } = await paidPort(operator, {}, { simType: "physical" });
    const { id } = await newestPorting(operator, shopper);
    const tomorrow = new Date(operator.clock.base() + 86_400_000).toISOString().slice(0, 10);
    for (const date of ["2026-01-05", tomorrow])
      expect(await refused(accepted(`${id}:1`, date))).toMatchObject({ status: 409, reason: "date" });
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "sentToDonor" });
  });

  test("of an earlier try is noted and changes nothing", async () => {
    const { shopper, id } = await silent();
    await operator.deps.db.update(portings).set({ tries: 2 }).where(eq(portings.id, id));
    expect((await tell(accepted(`${id}:1`, "2027-02-01"))).status).toBe(200);
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "sentToDonor" });
  });
});

// L09: neither message could be delivered; the donor repeats both, in either order.
describe("a number that was switched while the donor's messages did not get through", () => {
  const heardLate = async () => {
    isMute = true;
    const { shopper } = await paidPort(operator);
    const { id } = await newestPorting(operator, shopper);
    for (let day = 0; day < 7; day++) {
      operator.clock.advance({ days: 1 });
      await operator.runJobs();
    }
    isMute = false;
    const [row] = await operator.deps.db.select().from(portings).where(eq(portings.id, id));
    const requestId = `${id}:1`;
    const date = row?.notBefore ?? "";
    const data = { requestId, date };
    return {
      ...{ id, shopper, date },
      accept: () => tell({ id: `a-${id}`, type: "port.accepted", data }),
      finish: () => tell({ id: `s-${id}`, type: "port.switched", data: { requestId } }),
    };
  };
  const ended = async (shopper: Shopper) => {
    const { as } = await signedIn(operator, shopper);
    return {
      lines: (await operator.call(myLines, undefined, as)).map(({ status }) => status),
      porting: await newestPorting(operator, shopper),
    };
  };

  test("the day is heard of first: the line starts, and the days it was late are made good for", async () => {
    const { shopper, date, accept, finish } = await heardLate();
    expect((await accept()).status).toBe(200);
    await operator.runJobs();
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "switching", date });
    expect((await finish()).status).toBe(200);
    await operator.runJobs();
    const cents = lateCompensationCents(date, germanDay(operator.deps.clock.nowMs()));
    expect(cents).toBeGreaterThan(0);
    expect(await ended(shopper)).toMatchObject({ lines: ["active"], porting: { state: "completed", compensation: { amount: cents } } });
    // No message announces a day that has passed.
    const told = (await listMessages(operator.deps.db, { to: shopper.phone, channel: "sms" })).map(({ body }) => body);
    expect(told).toEqual([expect.stringContaining("ist da")]);
  });

  test.each(["before", "in the same moment as"])("the switch is heard of %s the day: the line starts", async (when) => {
    const { id, shopper, accept, finish } = await heardLate();
    const answers = when === "before" ? [await finish(), await accept()] : await Promise.all([accept(), finish()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await operator.runJobs();
    expect(await ended(shopper)).toMatchObject({ lines: ["active"], porting: { state: "completed" } });
    const events = await operator.deps.db.select().from(portingEvents).where(eq(portingEvents.portingId, id));
    expect(events.map(({ event }) => event)).toEqual(["send", "accept", "schedule", "startSwitch", "complete"]);
  });
});

describe("work that breaks off in the middle", () => {
  test("a clearing house that dies is asked again under the same id, and counts as one try", async () => {
    isDown = true;
    const { shopper } = await paidPort(operator);
    const { id } = await newestPorting(operator, shopper);
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "requested", triesLeft: 3 });
    // An early answer is refused, so that the donor repeats it.
    const early = { id: "early", type: "port.accepted", data: { requestId: `${id}:1`, date: "2027-06-01" } };
    expect(await refused(early)).toMatchObject({ status: 404, reason: "unknownRequest" });
    isDown = false;
    operator.clock.advance({ minutes: 30 });
    await operator.runJobs();
    expect(new Set(asked.filter((requestId) => requestId.startsWith(id)))).toEqual(new Set([`${id}:1`]));
    await answered(operator);
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "scheduled", triesLeft: 2 });
  });

  test("one line, one SIM and one porting, however often the order's work is begun", async () => {
    const { shopper, intent } = await paidPort(operator);
    const { db, outbox: box } = operator.deps;
    for (let i = 0; i < 3; i++) await box.enqueue(db, activateOrder, { orderId: intent.orderId });
    await operator.runJobs();
    const [line] = await operator.call(myLines, undefined, shopper.as);
    expect(await db.$count(lines, eq(lines.orderId, intent.orderId))).toBe(1);
    expect(await db.$count(sims, eq(sims.lineId, line?.id ?? ""))).toBe(1);
    expect(await db.$count(portings, eq(portings.orderId, intent.orderId))).toBe(1);
    expect(await db.$count(outbox, and(eq(outbox.kind, "order.activate"), isNotNull(outbox.lastError)))).toBe(0);
  });
});
