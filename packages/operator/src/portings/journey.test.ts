import { me, myLines, orderDetail, ping } from "@tribun/api-client/contract";
import { germanDay, lateCompensationCents } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { charges } from "../db/schema/billing.ts";
import { portingEvents } from "../db/schema/portings.ts";
import { listMessages } from "../sandbox/messages.ts";
import { writeNextPorting } from "../sandbox/next-porting.ts";
import { createTestOperator, START, type TestOperator } from "../testing/index.ts";
import { answered, newestPorting, paidPort, signedIn } from "../testing/portings.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

const chargesOf = (lineId: string) => operator.deps.db.select().from(charges).where(eq(charges.lineId, lineId));

describe("a number that is brought along", () => {
  test("as soon as possible: paid, asked for, agreed, switched, and only then billed", async () => {
    const { shopper, intent, input } = await paidPort(operator);
    expect(new Date(START).toISOString().slice(0, 10)).toBe("2026-11-03");
    expect(intent).toMatchObject({
      dueNow: { amount: 1 },
      summary: { payment: { initialOpeningFee: { amount: 0 }, openingFeeAfterSwitch: { amount: 999 } } },
    });
    expect(intent.summary.line).toMatchObject({ portedNumber: shopper.phone, portTime: "ASAP", currentOperator: "Vodafone" });
    expect(await newestPorting(operator, shopper)).toMatchObject({
      state: "sentToDonor",
      triesLeft: 2,
      canCancel: true,
      canCorrect: false,
    });

    await answered(operator);
    const scheduled = await newestPorting(operator, shopper);
    // Ordered on Tuesday, with three working days of lead time.
    expect(scheduled).toMatchObject({ state: "scheduled", date: "2026-11-06", cancelUntil: "2026-11-05" });
    const [line] = await operator.call(myLines, undefined, shopper.as);
    expect(line).toMatchObject({
      status: "pending",
      msisdn: shopper.phone,
      porting: { state: "scheduled", date: "2026-11-06", donor: "Vodafone", msisdn: shopper.phone },
    });
    expect(line).not.toHaveProperty("activatedAt");
    expect(line).not.toHaveProperty("commitmentEnd");
    expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, shopper.as)).toMatchObject({
      state: "provisioning",
      transactionStatus: 0,
      esim: { smdpAddress: "smdp.example.com" },
      porting: { id: scheduled.id, state: "scheduled" },
      summary: { line: { portTime: "2026-11-06" } },
    });
    expect(await chargesOf(line?.id ?? "")).toEqual([]);
    expect(await operator.call(ping, undefined, shopper.as)).toMatchObject({ pendingOrders: 1 });

    operator.clock.advance({ days: 2, hours: 15 });
    await operator.runJobs();
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "switching", canCancel: false });
    expect(await chargesOf(line?.id ?? "")).toEqual([]);
    operator.clock.advance({ hours: 4 });
    await operator.runJobs();
    const completed = await newestPorting(operator, shopper);
    expect(completed).toMatchObject({ state: "completed" });
    expect(completed).not.toHaveProperty("compensation");
    const { as } = await signedIn(operator, shopper);
    const [active] = await operator.call(myLines, undefined, as);
    expect(active).toMatchObject({
      id: line?.id,
      status: "active",
      remainingGb: 25,
      commitmentEnd: "2028-11-05",
      activatedAt: completed.completedAt,
    });
    expect(active).not.toHaveProperty("porting");
    expect(await chargesOf(line?.id ?? "")).toMatchObject([{ kind: "openingFee", amountCents: 999, invoiceId: null }]);
    expect(await operator.call(orderDetail, { params: { id: intent.orderId } }, as)).toMatchObject({ state: "active" });
    expect(await operator.call(me, undefined, as)).toMatchObject({ hasLine: true });

    const { db } = operator.deps;
    const events = await db.select({ event: portingEvents.event }).from(portingEvents).where(eq(portingEvents.portingId, completed.id));
    expect(events.map(({ event }) => event)).toEqual(["send", "accept", "schedule", "startSwitch", "complete"]);
    const mails = (await listMessages(db, { to: input.userInfo.email, channel: "mail" })).toReversed();
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Deine Bestellung TRB-.* ist angekommen$/),
      expect.stringMatching(/^Wir holen deine Nummer/),
      "Deine Nummer wechselt am 6. November 2026",
      expect.stringMatching(/ist da$/),
    ]);
    expect(mails[1]?.attachments[0]).toMatchObject({ contentType: "application/pdf" });
    expect(mails[1]?.body).toContain("§ 59 TKG");
    expect((await listMessages(db, { to: shopper.phone, channel: "sms" })).map(({ body }) => body)).toEqual([
      expect.stringContaining("ist da"),
      expect.stringContaining("wechselt am"),
    ]);
  });

  test("at the end of the contract, with a SIM by post, in Turkish", async () => {
    const { shopper, input } = await paidPort(
      operator,
      { mnpType: "VTEN", contractEnd: "2026-12-24" },
      { simType: "physical" },
      { language: 0 },
    );
    await answered(operator);
    const porting = await newestPorting(operator, shopper);
    // 25 to 27 December are a holiday, a holiday on a Saturday, and a Sunday.
    expect(porting).toMatchObject({
      state: "scheduled",
      mnpType: "VTEN",
      contractEnd: "2026-12-24",
      date: "2026-12-28",
      cancelUntil: "2026-12-24",
    });
    const [mail] = await listMessages(operator.deps.db, { to: input.userInfo.email, channel: "mail" });
    expect(mail?.subject).toBe("Numaran 28 Aralık 2026 günü geçiyor");
    while (operator.clock.base() < Date.parse("2026-12-28T04:00:00Z")) operator.clock.advance({ hours: 12 });
    await operator.runJobs();
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "completed" });
  });

  test("a parcel is there before the number", async () => {
    const { shopper, intent } = await paidPort(operator, {}, { simType: "physical" });
    await answered(operator);
    const { parcel } = await operator.call(orderDetail, { params: { id: intent.orderId } }, shopper.as);
    const { date } = await newestPorting(operator, shopper);
    expect(parcel && date && parcel.expectedTo < date).toBe(true);
  });

  test("late: 10 euro for each day after the working day that follows the agreed one", async () => {
    await writeNextPorting(operator.deps.db, "late");
    const { shopper, input } = await paidPort(operator);
    await answered(operator);
    const { date = "" } = await newestPorting(operator, shopper);
    while (operator.clock.base() < Date.parse(`${date}T12:00:00Z`)) operator.clock.advance({ hours: 6 });
    await operator.runJobs();
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "switching" });
    for (let day = 0; day < 5; day++) {
      operator.clock.advance({ days: 1 });
      await operator.runJobs();
    }
    const late = await newestPorting(operator, shopper);
    expect(late.state).toBe("completed");
    const cents = late.compensation?.amount ?? 0;
    expect(cents).toBe(lateCompensationCents(date, germanDay(Date.parse(late.completedAt ?? ""))));
    expect(cents).toBeGreaterThanOrEqual(1000);
    const posted = await chargesOf(late.lineId);
    expect(Object.fromEntries(posted.map(({ kind, amountCents }) => [kind, amountCents]))).toEqual({
      openingFee: 999,
      portingDelay: -cents,
    });
    const subjects = (await listMessages(operator.deps.db, { to: input.userInfo.email, channel: "mail", limit: 3 })).map(
      ({ subject }) => subject ?? "",
    );
    expect(subjects.some((subject) => subject.endsWith("ist noch nicht da"))).toBe(true);
  });

  test("a donor that says nothing is asked again, and it stays one try", async () => {
    await writeNextPorting(operator.deps.db, "silent");
    const { shopper } = await paidPort(operator);
    await answered(operator);
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "sentToDonor", triesLeft: 2 });
    operator.clock.advance({ days: 5 });
    await operator.runJobs();
    await answered(operator);
    expect(await newestPorting(operator, shopper)).toMatchObject({ state: "scheduled", triesLeft: 2 });
  });
});
