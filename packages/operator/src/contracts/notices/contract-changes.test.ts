import { announceChange, myLines, termination } from "@tribun/api-client/contract";
import { addCalendarDays, addMonths, changeWindow, germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contractChanges, lineEnds, lineNotices } from "../../db/schema/account.ts";
import { lines } from "../../db/schema/lines.ts";
import { outbox } from "../../db/schema/operations.ts";
import { users } from "../../db/schema/users.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { addLine, newSubscriber, sessionOf, type Subscriber } from "../../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { tellOfChange } from "./contract-changes.ts";

const TOKEN = "an admin token of the tests, long enough for it";
const admin = { headers: { authorization: `Bearer ${TOKEN}` }, team: 1 };
const text = {
  de: "SMS in die Türkei gehören nicht mehr zum Tarif.\nBisher waren 100 im Monat dabei.",
  tr: "Türkiye’ye SMS artık tarifeye dahil değil.\nBugüne kadar ayda 100 SMS dahildi.",
};
/** In the fifth week, so that a month lies between. The tests begin on 3 November 2026. */
const body = { effectiveOn: "2026-12-10", tariffId: "tribun-m", text };
const TOLD = { toldOn: "2026-11-03", effectiveOn: "2026-12-10", terminateUntil: "2027-02-03" };

let operator: TestOperator;
beforeEach(async () => {
  operator = await createTestOperator({
    env: { ADMIN_TOKEN: TOKEN, RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" },
  });
  // The demo fans have lines too.
  await operator.deps.db.update(lines).set({ state: "ended" });
});
afterEach(() => operator.stop());

async function announce(given: Partial<typeof body> = {}) {
  const announced = await operator.call(announceChange, { body: { ...body, ...given } }, admin);
  await operator.runJobs();
  return announced;
}
const lineOf = async (fan: Subscriber, language: "de" | "tr" = "de") => {
  const [line] = await operator.call(myLines, undefined, { ...(await sessionOf(operator, fan)), language: language === "tr" ? 0 : 1 });
  return line;
};
const mailsTo = ({ email }: Subscriber) => listMessages(operator.deps.db, { to: email, channel: "mail" });
const noticesOf = ({ lineId }: Subscriber) => operator.deps.db.select().from(lineNotices).where(eq(lineNotices.lineId, lineId));
/** Sends a termination with contract and address, in the owner's session. @returns the last day of the contract */
async function terminate(fan: Subscriber): Promise<string | undefined> {
  const { db } = operator.deps;
  const [line] = await db.select().from(lines).where(eq(lines.id, fan.lineId));
  const declared = { name: "Elif Şahin", contract: line?.msisdn ?? "", email: fan.email, kind: "ordinary" as const };
  await operator.call(termination, { body: declared }, await sessionOf(operator, fan));
  await operator.runJobs();
  const [end] = await db.select().from(lineEnds).where(eq(lineEnds.lineId, fan.lineId));
  return end?.endsOn;
}

test("each fan of the tariff and the club is told once, on paper and in the account, in their language", async () => {
  const german = await newSubscriber(operator);
  const turkish = await newSubscriber(operator, { user: { language: "tr" } });
  const others = [
    await newSubscriber(operator, { tariffId: "tribun-l" }),
    await newSubscriber(operator, { teamId: 2 }),
    await newSubscriber(operator),
    await newSubscriber(operator),
  ] as const;
  await operator.deps.db.update(lines).set({ state: "ended" }).where(eq(lines.id, others[2].lineId));
  const end = { cause: "termination" as const, declarationId: "d1", notedAt: operator.deps.clock.now() };
  await operator.deps.db.insert(lineEnds).values({ lineId: others[3].lineId, endsOn: "2026-12-09", ...end });
  expect(await lineOf(german)).not.toHaveProperty("changes");

  const { id, lines: told } = await announce();
  expect(told).toBe(2);
  expect(await lineOf(german)).toMatchObject({ changes: [{ id, text: text.de, ...TOLD }] });
  expect(await lineOf(german, "tr")).toMatchObject({ changes: [{ id, text: text.tr, ...TOLD }] });
  for (const fan of others) {
    expect(await noticesOf(fan)).toEqual([]);
    expect(await lineOf(fan)).not.toHaveProperty("changes");
  }
  operator.clock.advance({ hours: 7 });
  await operator.runRecurring("contract.notices");
  await operator.runJobs();

  const paper: Record<string, string> = {};
  for (const fan of [german, turkish]) {
    expect(await noticesOf(fan)).toMatchObject([{ kind: "contractChange", period: id }]);
    const [mail, ...more] = await mailsTo(fan);
    expect(more).toEqual([]);
    expect(mail?.attachments[0]?.fileName).toBe(`Kanarya-Mobil_${fan === german ? "Vertragsänderung" : "Sözleşme-değişikliği"}.pdf`);
    const pdf = pdfText(Buffer.from(mail?.attachments[0]?.base64 ?? "", "base64")).replace(/\s+/g, " ");
    paper[fan.userId] = `${mail?.subject ?? ""}\n${mail?.body ?? ""}\n${pdf}`;
    for (const part of [mail?.body ?? "", pdf]) {
      for (const words of fan === german
        ? [
            "100 im Monat dabei",
            "10. Dezember 2026",
            "bis einschließlich 3. Februar 2027",
            "ohne Kosten",
            "9. Dezember 2026",
            "§ 57 Abs. 1 TKG",
          ]
        : ["ayda 100 SMS", "10 Aralık 2026", "en geç 3 Şubat 2027", "ücretsiz", "9 Aralık 2026", "§ 57 f. 1 TKG"])
        expect(part).toContain(words);
    }
    expect(mail?.body).toMatch(/\/information\/cancellation\?lang=(?:de|tr)#terminate/);
  }
  expect(paper[german.userId]).toContain("Dein Vertrag Tribün M ändert sich am 10. Dezember 2026");
  expect(paper[german.userId]).toContain("Änderung deines Vertrags");
  expect(paper[turkish.userId]).toContain("Tribün M sözleşmen 10 Aralık 2026 günü değişiyor");
  expect(paper[turkish.userId]).toContain("Sözleşmende değişiklik (Vertragsänderung)");
});

test("without a tariff it is told to all of the club, also to who waits for a number", async () => {
  const { userId, teamId } = await newSubscriber(operator);
  for (const tariffId of ["tribun-l", "serbest-m"]) await addLine(operator, { userId, teamId, tariffId, activatedAt: null });
  const { tariffId: _, ...all } = body;
  const { lines: told } = await operator.call(announceChange, { body: all }, admin);
  await operator.runJobs();
  const kept = await operator.deps.db.select({ lineId: lineNotices.lineId }).from(lineNotices);
  expect(kept).toHaveLength(told);
  const own = await operator.call(myLines, undefined, await sessionOf(operator, { userId, teamId }));
  expect(own.map(({ changes }) => changes?.length)).toEqual([1, 1, 1]);
});

test("more lines than one job takes are all handed in, each once", async () => {
  const { deps } = operator;
  const { userId, teamId } = await newSubscriber(operator);
  const about = { userId, teamId, tariffId: "tribun-m", state: "active", createdAt: deps.clock.now() } as const;
  const rows = Array.from({ length: 600 }, (_, at) => ({
    ...about,
    id: crypto.randomUUID(),
    msisdn: `+4915${String(at).padStart(9, "0")}`,
  }));
  await deps.db.insert(lines).values(rows);
  await operator.call(announceChange, { body }, admin);
  const queued = async (kind: string) => (await deps.db.select().from(outbox).where(eq(outbox.kind, kind))).map(({ payload }) => payload);
  const run = (payload: unknown) => tellOfChange.run(payload, { deps, db: deps.db, attempt: 1, id: "run" });
  const [first] = await queued(tellOfChange.kind);
  await run(first);
  expect(await queued("line.notice")).toHaveLength(500);
  const rest = (await queued(tellOfChange.kind)).filter((payload) => "after" in Object(payload));
  for (const payload of rest) await run(payload);
  expect(await queued(tellOfChange.kind)).toHaveLength(2);
  const handedIn = await queued("line.notice");
  expect(new Set(handedIn.map((payload) => JSON.stringify(payload))).size).toBe(601);
  expect(handedIn).toHaveLength(601);
});

test("a contract that was made after the announcement is another one already", async () => {
  await announce();
  operator.clock.advance({ minutes: 1 });
  const later = await newSubscriber(operator);
  await operator.runJobs();
  expect(await noticesOf(later)).toEqual([]);
});

test("a key that comes again announces nothing again", async () => {
  const fan = await newSubscriber(operator);
  const key = crypto.randomUUID();
  for (let time = 0; time < 2; time++) await operator.call(announceChange, { body }, { ...admin, key });
  await operator.runJobs();
  expect(await operator.deps.db.$count(contractChanges)).toBe(1);
  expect(await mailsTo(fan)).toHaveLength(1);
});

test("within its minimum term a contract ends the day before the change; the account says nothing of it any more", async () => {
  const fan = await newSubscriber(operator);
  await announce();
  expect(await terminate(fan)).toBe("2026-12-09");
  const line = await lineOf(fan);
  expect(line?.endsOn).toBe("2026-12-09");
  expect(line).not.toHaveProperty("changes");
  operator.clock.advance({ days: 37 });
  await operator.runJobs();
  expect((await lineOf(fan))?.status).toBe("ended");
});

test("who had chosen a later end is told as well, and may still leave before the change", async () => {
  const fan = await newSubscriber(operator);
  expect(await terminate(fan)).toBe("2028-11-02");
  await announce();
  expect((await lineOf(fan))?.changes).toHaveLength(1);
  expect(await terminate(fan)).toBe("2026-12-09");
});

test("once the change holds, the contract ends on the day of the termination, and after three months with its term again", async () => {
  const [leaving, late] = [await newSubscriber(operator), await newSubscriber(operator)];
  await announce();
  const today = () => germanDay(operator.deps.clock.nowMs());
  operator.clock.advance({ days: 92 });
  expect(today()).toBe(TOLD.terminateUntil);
  expect((await lineOf(leaving))?.changes).toHaveLength(1);
  expect(await terminate(leaving)).toBe(TOLD.terminateUntil);
  operator.clock.advance({ days: 1 });
  expect(await lineOf(late)).not.toHaveProperty("changes");
  expect(await terminate(late)).toBe("2028-11-02");
});

test("who is told late has a month before the change and three months to leave, from then on", async () => {
  const fan = await newSubscriber(operator);
  await operator.call(announceChange, { body }, admin);
  operator.clock.advance({ days: 20 });
  await operator.runJobs();
  expect((await lineOf(fan))?.changes).toMatchObject([{ toldOn: "2026-11-23", effectiveOn: "2026-12-24", terminateUntil: "2027-02-23" }]);
  expect((await mailsTo(fan))[0]?.subject).toContain("24. Dezember 2026");
});

test("the contract ends no later because of a change than by the agreed notice", async () => {
  const fan = await newSubscriber(operator, { tariffId: "serbest-m" });
  await operator.deps.db.update(users).set({ language: "tr" }).where(eq(users.id, fan.userId));
  await announce({ tariffId: "serbest-m" });
  expect(await terminate(fan)).toBe("2026-12-03");
});

test.each([
  ["sooner than a whole month ahead", { effectiveOn: "2026-12-03" }, ["effectiveOn"]],
  ["later than two months ahead", { effectiveOn: "2027-01-04" }, ["effectiveOn"]],
  ["on a day there is not", { effectiveOn: "2026-12-32" }, ["effectiveOn"]],
  ["in one language only", { text: { ...text, tr: " " } }, ["text.tr"]],
  ["with a price, which stays that of the order", { monthly: 1999 }, ["monthly"]],
])("nothing is announced %s", async (_, wrong, fields) => {
  const refused = await operator.fails(announceChange, { body: { ...body, ...wrong } }, admin);
  expect(refused).toMatchObject({ status: 400, code: "-1" });
  expect(refused.fieldErrors?.map(({ field }) => field)).toEqual(fields);
  expect(await operator.deps.db.$count(contractChanges)).toBe(0);
});

test("both ends of the window are taken, for a tariff that is sold, and from nobody without the token", async () => {
  const { from, to } = changeWindow(germanDay(operator.deps.clock.nowMs()));
  expect([from, to]).toEqual([addCalendarDays("2026-12-03", 1), addMonths("2026-11-03", 2)]);
  for (const effectiveOn of [from, to]) await announce({ effectiveOn });
  expect(await operator.fails(announceChange, { body: { ...body, tariffId: "tribun-z" } }, admin)).toMatchObject({
    status: 404,
    code: "1012",
  });
  expect(await operator.fails(announceChange, { body }, {})).toMatchObject({ status: 403, code: "-1" });
});
