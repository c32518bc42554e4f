import { confirmGiveaway, enterGiveaway, giveawayDetail, giveaways } from "@tribun/api-client/contract";
import { checkDraw, DAY_MS, drawStart, drawWinners } from "@tribun/domain";
import { isOutsideValue } from "@tribun/domain/beacon";
import { sweep } from "@tribun/vitest-config/sweep";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giveawayEntries, giveaways as giveawayRows } from "../../db/schema/giveaways.ts";
import { outbox } from "../../db/schema/operations.ts";
import { runDueJobs } from "../../kernel/outbox/runner.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { sha256 } from "../../security/seal.ts";
import { drawDue, giveawayForm as form, linkIn, mailsTo } from "../../testing/giveaways.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { drawGiveaway, entriesHash, tellOthers } from "./draw-job.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const entriesOf = (key: string) =>
  operator.deps.db
    .select()
    .from(giveawayEntries)
    .where(and(eq(giveawayEntries.teamId, 1), eq(giveawayEntries.giveawayKey, key)));

const hash = (text: string) => Promise.resolve(sha256(text));

test("what fans must know stands there in both languages: organiser, period, prizes, draw, terms (L30)", async () => {
  for (const language of [0, 1]) {
    const list = await operator.call(giveaways, {}, { language });
    expect(list.map(({ key, state }) => [key, state])).toEqual([
      ["derbi", "open"],
      ["fenerium", "open"],
      ["ikinci-yari", "upcoming"],
      ["derbi-2024", "drawn"],
    ]);
    for (const one of list) {
      expect(one.organiser.name).toContain("Kanarya Mobil");
      expect(one.prizes.length).toBeGreaterThan(0);
      expect(one.terms + one.consentText).toMatch(
        language === 1 ? /Kauf oder Vertrag ist nicht nötig/ : /Satın alma ya da sözleşme şartı yok/,
      );
      expect(one.terms + one.consentText + one.description).not.toMatch(/[{}]|undefined|!/);
      expect((await operator.request(one.image.url)).status).toBe(200);
    }
  }
  expect((await operator.call(giveaways, {}, { team: 2 })).map(({ key }) => key)).not.toContain("fenerium");
  expect(await operator.fails(giveawayDetail, { params: { key: "fenerium" } }, { team: 2 })).toMatchObject({ status: 404, code: "-1" });
});

test("the historic draw of 15.09.2024 can be repeated from its protocol", async () => {
  const { draw, drawAt, prizes, commitment, entryIds } = await operator.call(giveawayDetail, { params: { key: "derbi-2024" } });
  expect(drawAt).toContain("2024-09-15");
  const entries = await entriesOf("derbi-2024");
  const ids = entries.map(({ id }) => id);
  expect([draw?.entries, draw?.entriesHash]).toEqual([ids.length, entriesHash(ids)]);
  expect(entryIds).toEqual(ids.toSorted());
  if (!draw) throw new Error("was not drawn");
  const protocol = { ...draw, commitment: commitment?.hash, entryIds: entryIds ?? [], prizes };
  const found = await checkDraw(protocol, { sha256: hash, isOutside: isOutsideValue });
  expect(found, "without a value from outside, which there was none of").toEqual({ commitment: true, list: true, winners: true });
  const named = draw.winners.filter(({ name }) => name !== undefined);
  expect(named.length).toBeGreaterThan(0);
  expect(named.length).toBeLessThan(draw.winners.length);
  for (const { entryId, name } of draw.winners) {
    const one = entries.find(({ id }) => id === entryId);
    const initials = `${[...(one?.firstName ?? "")][0]}. ${[...(one?.lastName ?? "")][0]}.`;
    expect(name, "initials of who agreed, of nobody else").toBe(one?.nameConsent ? initials : undefined);
  }
});

test("what a draw will begin with is laid down before, and is nobody's to know until it is drawn", async () => {
  const other = await createTestOperator();
  const here = and(eq(giveawayRows.teamId, 1), eq(giveawayRows.key, "derbi"));
  await other.deps.db.update(giveawayRows).set({ drawSeed: null, drawCommitment: null, drawCommittedAt: null }).where(here);
  await other.runRecurring("giveaways.draw");
  const read = () => other.call(giveawayDetail, { params: { key: "derbi" } });
  const before = await read();
  const [row] = await other.deps.db.select().from(giveawayRows).where(here);
  expect(before.commitment).toEqual({ hash: sha256(row?.drawSeed ?? ""), at: other.deps.clock.now().toISOString() });
  expect(JSON.stringify(before)).not.toContain(row?.drawSeed);
  expect([before.draw, before.entryIds]).toEqual([undefined, undefined]);
  other.clock.advance({ days: 34 });
  await drawDue(other);
  const after = await read();
  expect(after.commitment).toEqual(before.commitment);
  expect(after).toMatchObject({ draw: { seed: row?.drawSeed, entries: 0 }, entryIds: [] });
  await other.stop();
});

test("a seed that comes once nobody can enter any more is no commitment", async () => {
  const other = await createTestOperator();
  const here = and(eq(giveawayRows.teamId, 1), eq(giveawayRows.key, "derbi"));
  other.clock.advance({ days: 34 });
  await other.deps.db.update(giveawayRows).set({ drawSeed: null, drawCommitment: null, drawCommittedAt: null }).where(here);
  await drawDue(other);
  const after = await other.call(giveawayDetail, { params: { key: "derbi" } });
  expect(after.draw?.seed).toMatch(/^[\da-f]{64}$/);
  expect(after.commitment).toBeUndefined();
  await other.stop();
});

test("closes, draws once among the confirmed, tells everybody, and publishes what anybody can check", { timeout: 30_000 }, async () => {
  const confirmed = Array.from({ length: 14 }, (_, n) => `in${n}@example.com`);
  for (const email of [...confirmed, "never@example.com"]) await operator.call(enterGiveaway, { body: form(email) });
  for (const email of confirmed) await operator.call(confirmGiveaway, { body: { token: await linkIn(operator, email, "token") } });
  const state = async () => (await operator.call(giveawayDetail, { params: { key: "derbi" } })).state;
  operator.clock.advance({ days: 31 });
  await drawDue(operator);
  expect(await state()).toBe("closed");
  expect(await operator.fails(enterGiveaway, { body: form("late@example.com") })).toMatchObject({ code: "1111", reason: "closed" });
  operator.clock.advance({ days: 2 });
  await drawDue(operator);
  const first = await operator.call(giveawayDetail, { params: { key: "derbi" } });
  await drawDue(operator);
  expect(await operator.call(giveawayDetail, { params: { key: "derbi" } })).toEqual(first);
  expect(first).toMatchObject({ state: "drawn", draw: { entries: 14 } });
  expect(first.draw?.seed).toMatch(/^[0-9a-f]{64}$/);

  const entries = await entriesOf("derbi");
  const ids = entries.filter(({ email }) => email !== "never@example.com").map(({ id }) => id);
  const start = await drawStart(first.draw?.seed ?? "", entriesHash(ids), first.draw?.value?.randomness, hash);
  const expected = new Map(drawWinners(start, ids, first.prizes).map(({ entryId, prizeId }) => [entryId, prizeId]));
  expect(expected.size).toBe(10);
  for (const { id, email, state: reached, prizeId } of entries) {
    if (email === "never@example.com") expect(["pendingConfirmation", "lapsed"]).toContain(reached);
    else expect([reached, prizeId]).toEqual([expected.has(id) ? "won" : "notWon", expected.get(id) ?? null]);
  }
  for (const email of confirmed) {
    const won = entries.find((one) => one.email === email)?.state === "won";
    const news = (await mailsTo(operator, email)).filter(({ subject }) => /^(Gewonnen|Ausgelost)/.test(subject ?? ""));
    expect(news.map(({ subject }) => subject?.split(":")[0])).toEqual([won ? "Gewonnen" : "Ausgelost"]);
  }
  expect((await mailsTo(operator, "never@example.com")).length).toBe(1);
});

test("a giveaway that nobody entered is drawn without winners; entries never confirmed are forgotten after a month", async () => {
  operator.clock.advance({ days: 80 });
  await drawDue(operator);
  expect(await operator.call(giveawayDetail, { params: { key: "ikinci-yari" } })).toMatchObject({
    state: "drawn",
    draw: { entries: 0, winners: [] },
  });
  expect((await entriesOf("derbi")).map(({ email }) => email)).not.toContain("never@example.com");
});

test("a confirmation at the moment of the draw counts or comes too late; one after it is 1111", { timeout: 30_000 }, async () => {
  const other = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
  other.clock.advance({ days: 29, hours: 20 });
  const tokens: string[] = [];
  for (let n = 0; n < sweep(5, 9); n++) {
    await other.call(enterGiveaway, { body: form(`race${n}@example.com`) });
    tokens.push(await linkIn(other, `race${n}@example.com`, "token"));
  }
  await other.deps.db.update(giveawayEntries).set({ tokenExpiresAt: new Date(other.deps.clock.nowMs() + 9 * DAY_MS) });
  other.clock.advance({ days: 4 });
  const late = tokens.pop() ?? "";
  const answers = tokens.map((token) => other.raw(confirmGiveaway, { body: { token } }));
  const [statuses] = await Promise.all([Promise.all(answers), drawDue(other)]);
  expect(await other.fails(confirmGiveaway, { body: { token: late } })).toMatchObject({ status: 409, code: "1111" });
  const entries = await other.deps.db.select().from(giveawayEntries).where(eq(giveawayEntries.giveawayKey, "derbi"));
  const inTime = statuses.filter(({ status }) => status === 200).length;
  expect(entries.filter(({ state }) => state === "confirmed")).toEqual([]);
  expect(entries.filter(({ state }) => state === "won" || state === "notWon")).toHaveLength(inTime);
  expect((await other.call(giveawayDetail, { params: { key: "derbi" } })).draw?.entries).toBe(inTime);
  await other.stop();
});

test(
  "more losers than a statement has parameters are drawn, and one that cannot be drawn holds up no other",
  { timeout: 60_000 },
  async () => {
    const other = await createTestOperator();
    const { db, clock } = other.deps;
    // PostgreSQL allows at most 65,535 parameters in a statement. The sample is larger than one job's batch.
    const many = sweep(600, 70_000);
    await db.execute(sql`
    insert into giveaway_entries (id, team_id, giveaway_key, email, first_name, last_name, birthday, language, state, token_hash,
      token_expires_at, consent_text_version, consent_at, created_at)
    select gen_random_uuid(), 1, 'derbi', 'fan' || n || '@example.com', 'Elif', 'Şahin', '1995-04-12', 'de', 'confirmed', 'hash' || n,
      ${clock.now()}::timestamptz, 'giveaway-2026-4', ${clock.now()}::timestamptz, ${clock.now()}::timestamptz
    from generate_series(1, ${many}::int) n`);
    const broken = and(eq(giveawayRows.teamId, 1), eq(giveawayRows.key, "fenerium"));
    await db
      .update(giveawayRows)
      .set({ prizes: sql`'{}'::jsonb` })
      .where(broken);
    other.clock.advance({ days: 33 });
    for (let i = 0; i < 2; i++) await drawDue(other);
    const { state, draw: drawn } = await other.call(giveawayDetail, { params: { key: "derbi" } });
    expect([state, drawn?.entries, drawn?.winners.length]).toEqual(["drawn", many, 10]);
    const others = and(eq(giveawayEntries.giveawayKey, "derbi"), eq(giveawayEntries.state, "notWon"));
    expect(await db.$count(giveawayEntries, others)).toBe(many - 10);
    const mailed = () => db.$count(outbox, eq(outbox.kind, sendMail.kind));
    expect(await mailed()).toBe(10);
    // The other clubs' giveaways have no entries, but also a job each.
    await runDueJobs(other.deps, [tellOthers], { max: 7 });
    const recipients = await db
      .selectDistinct({ to: sql`${outbox.payload}->>'to'` })
      .from(outbox)
      .where(eq(outbox.kind, sendMail.kind));
    expect(await mailed()).toBe(recipients.length);
    expect(recipients.length).toBeGreaterThan(500);
    expect(await db.select().from(giveawayRows).where(broken)).toMatchObject([{ drawnAt: null }]);
    const jobs = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, drawGiveaway.kind), isNull(outbox.doneAt)));
    expect(jobs.filter(({ payload }) => JSON.stringify(payload).includes("fenerium"))).toMatchObject([{ attempts: 2, failedAt: null }]);
    await other.stop();
  },
);

test("half a year after a draw, who does not want to hear from us is forgotten but for the protocol", async () => {
  const { db, clock } = operator.deps;
  const entries = await entriesOf("derbi");
  const [winner, unnamed] = entries.filter(({ state }) => state === "won");
  const other = entries.find(({ state }) => state === "notWon");
  const gone = [winner, unnamed, other].map((one) => one?.id ?? "");
  const consented = sql`${giveawayEntries.id} <> ${unnamed?.id ?? ""}`;
  await db.update(giveawayEntries).set({ consentRevokedAt: clock.now(), nameConsent: consented }).where(inArray(giveawayEntries.id, gone));
  const before = await operator.call(giveawayDetail, { params: { key: "derbi" } });
  operator.clock.advance({ days: 101 });
  await drawDue(operator);
  await drawDue(operator);
  const rows = await entriesOf("derbi");
  expect(rows.filter(({ email }) => email.startsWith("forgotten:"))).toHaveLength(gone.length);
  for (const id of gone) {
    // The protocol shows initials only for a winner who agreed to be named.
    const [firstName, lastName] = id === winner?.id ? ["E", "Ş"] : ["", ""];
    const kept = { firstName, lastName, email: `forgotten:${id}`, phone: null, birthday: "1900-01-01" };
    expect(rows.find((row) => row.id === id)).toMatchObject(kept);
  }
  expect(await operator.call(giveawayDetail, { params: { key: "derbi" } })).toEqual(before);
});
