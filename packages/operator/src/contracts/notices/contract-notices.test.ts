import { myLines, termination } from "@tribun/api-client/contract";
import { DAY_MS, germanDay, lastDayOfNotice } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { lineNotices } from "../../db/schema/account.ts";
import { lines, usage } from "../../db/schema/lines.ts";
import { outbox } from "../../db/schema/operations.ts";
import { users } from "../../db/schema/users.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { newSubscriber, sessionOf, type Subscriber } from "../../testing/billing.ts";
import { type Contract, newContract, ownerSession } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

/** Runs the recurring job twice, as it would run within a day. */
async function look() {
  for (let i = 0; i < 2; i++) {
    await operator.runRecurring("contract.notices");
    await operator.runJobs();
  }
}
const lineOf = async ({ order }: Contract) => {
  const [line] = await operator.deps.db.select().from(lines).where(eq(lines.orderId, order.id));
  if (!line) throw new Error("no line");
  return line;
};
const noticesOf = async (lineId: string, kind: "bestTariff" | "extension") =>
  operator.deps.db
    .select()
    .from(lineNotices)
    .where(and(eq(lineNotices.lineId, lineId), eq(lineNotices.kind, kind)));
const mails = async ({ email }: Contract, part: string) =>
  (await listMessages(operator.deps.db, { to: email })).filter(({ subject }) => subject?.includes(part));

test("each year once: the four facts, the best tariff, as mail and document", async () => {
  const contract = await newContract(operator);
  const turkish = await newContract(operator, { tariffId: "serbest-m" });
  await operator.deps.db.update(users).set({ language: "tr" }).where(eq(users.id, turkish.userId));
  const gone = await lineOf(await newContract(operator));
  await operator.deps.db.update(lines).set({ state: "ended" }).where(eq(lines.id, gone.id));
  const line = await lineOf(contract);
  await operator.deps.db
    .update(usage)
    .set({ used: 4.2 })
    .where(and(eq(usage.lineId, line.id), eq(usage.kind, "data"), eq(usage.zone, "de")));
  operator.clock.advance({ days: 330 });
  await look();
  expect(await noticesOf(line.id, "bestTariff")).toEqual([]);
  operator.clock.advance({ days: 10 });
  await look();
  expect((await noticesOf(line.id, "bestTariff")).map(({ period }) => period)).toEqual(["1"]);
  const [mail, ...more] = await mails(contract, "beste Tarif");
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Der beste Tarif für dich: Tribün S");
  expect(mail?.body).toContain("GB und derselben Laufzeit für");
  for (const fact of [
    "Vertragsbeginn: 3. November 2026",
    "Ende der Mindestlaufzeit: 2. November 2028",
    "Kündigungsfrist: ein Monat",
    "Letzter Tag für die Kündigung: 3. Oktober 2028",
    "4,2 GB",
    "9,99 €",
    "bundesnetzagentur.de",
  ]) {
    expect(mail?.body).toContain(fact);
  }
  const pdf = Buffer.from(mail?.attachments[0]?.base64 ?? "", "base64").toString("latin1");
  expect(pdf).toContain("/Marked true");
  const [flexible] = await mails(turkish, "en iyi tarife");
  expect(flexible?.body).toContain("taahhüt yok");
  expect(flexible?.body).toContain("her gün");

  const [told] = await operator.call(myLines, undefined, await sessionOf(operator, { userId: contract.userId, teamId: line.teamId }));
  expect(told?.advice).toEqual({
    ...{ name: "Tribün S", type: "single", slug: "tribun-s", dataGb: 10, price: { amount: 999, currency: "EUR" } },
    ...{ neededGb: 4.2, advisedOn: "2027-10-09" },
  });

  operator.clock.advance({ days: 366 });
  const [before] = await operator.call(myLines, undefined, await sessionOf(operator, { userId: contract.userId, teamId: line.teamId }));
  expect(before).not.toHaveProperty("advice");
  await look();
  expect((await noticesOf(line.id, "bestTariff")).map(({ period }) => period).toSorted()).toEqual(["1", "2"]);
  expect(await mails(contract, "Tarif für dich")).toHaveLength(2);
  for (const kind of ["bestTariff", "extension"] as const) expect(await noticesOf(gone.id, kind)).toEqual([]);
});

test("before a minimum term ends, once, in time for a termination; not where one was declared", async () => {
  const [contract, leaving] = [await newContract(operator), await newContract(operator)];
  const body = { name: "Elif", contract: leaving.order.msisdn, email: leaving.email, kind: "ordinary" as const };
  await operator.call(termination, { body }, await ownerSession(operator, body));
  await operator.runJobs();
  const line = await lineOf(contract);
  const end = line.commitmentEnd ?? "";
  operator.clock.advance({ days: 660 });
  await look();
  expect(await noticesOf(line.id, "extension")).toEqual([]);
  operator.clock.advance({ days: 20 });
  await look();
  const [notice] = await noticesOf(line.id, "extension");
  expect(notice?.period).toBe(end);
  const sentOn = notice?.sentAt.toISOString().slice(0, 10) ?? "";
  expect(sentOn < lastDayOfNotice(end, 30)).toBe(true);
  expect(await mails(contract, "Mindestlaufzeit")).toHaveLength(1);
  expect((await mails(contract, "Mindestlaufzeit"))[0]?.body).toContain("läuft er danach auf unbestimmte Zeit weiter");
  expect(await noticesOf((await lineOf(leaving)).id, "extension")).toEqual([]);
  operator.clock.advance({ days: 365 });
  await look();
  expect(await noticesOf(line.id, "extension")).toHaveLength(1);
});

test("a reminder that was jumped over comes late, once, and says how things stand by then", async () => {
  const ending = async (inDays: number, language: "de" | "tr" = "de") => {
    const fan = await newSubscriber(operator, { user: { language } });
    const commitmentEnd = germanDay(operator.deps.clock.nowMs() + inDays * DAY_MS);
    await operator.deps.db.update(lines).set({ commitmentEnd }).where(eq(lines.id, fan.lineId));
    return fan;
  };
  const [passed, gone, goneTurkish, soonTurkish] = [await ending(5), await ending(-20), await ending(-20, "tr"), await ending(5, "tr")];
  const mailed = async ({ email }: Subscriber) => {
    const [mail, ...more] = await listMessages(operator.deps.db, { to: email, channel: "mail" });
    expect(more).toEqual([]);
    return `${mail?.subject ?? ""}\n${mail?.body ?? ""}`;
  };
  await look();
  expect(await mailed(passed)).toContain("Der letzte Tag für eine Kündigung zu diesem Ende war der");
  const late = await mailed(gone);
  expect(late).toMatch(/ist seit dem .+ vorbei/);
  expect(late).toContain("läuft seitdem auf unbestimmte Zeit weiter");
  expect(late).toContain("Letzter Tag für die Kündigung: jeder Tag");
  expect(await mailed(goneTurkish)).toContain("o günden beri belirsiz süreyle devam ediyor");
  expect(await mailed(soonTurkish)).toContain("Bu tarihe fesih için son gün");
  operator.clock.advance({ days: 40 });
  await look();
  for (const fan of [passed, gone]) {
    expect(await noticesOf(fan.lineId, "extension")).toHaveLength(1);
    await mailed(fan);
  }
});

test("while the mail server is gone, a line's notice waits as one job", async () => {
  const { lineId } = await newSubscriber(operator);
  const commitmentEnd = germanDay(operator.deps.clock.nowMs() + 30 * DAY_MS);
  await operator.deps.db.update(lines).set({ commitmentEnd }).where(eq(lines.id, lineId));
  const gone = vi.spyOn(operator.deps.providers.mail, "send").mockRejectedValue(new Error("silent"));
  for (let i = 0; i < 4; i++) {
    operator.clock.advance({ minutes: 361 });
    await look();
  }
  gone.mockRestore();
  const jobs = await operator.deps.db.select().from(outbox).where(eq(outbox.kind, "line.notice"));
  const waiting = jobs.filter(({ doneAt }) => doneAt === null).map(({ payload }) => payload);
  expect(waiting).toContainEqual({ lineId, kind: "extension", period: commitmentEnd });
  expect(new Set(waiting.map((payload) => JSON.stringify(payload))).size).toBe(waiting.length);
  operator.clock.advance({ hours: 1 });
  await look();
  expect(await noticesOf(lineId, "extension")).toHaveLength(1);
});
