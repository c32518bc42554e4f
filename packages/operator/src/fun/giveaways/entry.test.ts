import { confirmGiveaway, enterGiveaway, giveawayDetail, revokeGiveawayConsent } from "@tribun/api-client/contract";
import { ticketNumber } from "@tribun/domain";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { giveawayEntries, sandboxLeads } from "../../db/schema/giveaways.ts";
import { writeParty } from "../../sandbox/parties.ts";
import { giveawayForm as form, linkIn, mailsTo } from "../../testing/giveaways.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const entry = async (email: string, teamId = 1) => {
  const [row] = await operator.deps.db
    .select()
    .from(giveawayEntries)
    .where(and(eq(giveawayEntries.email, email), eq(giveawayEntries.teamId, teamId), eq(giveawayEntries.giveawayKey, "derbi")))
    .orderBy(desc(giveawayEntries.createdAt));
  return row;
};
const leadOf = async (email: string) => {
  const row = await entry(email);
  const [lead] = await operator.deps.db
    .select()
    .from(sandboxLeads)
    .where(eq(sandboxLeads.externalId, `giveaway:${row?.id}`));
  return lead;
};
const send = (email: string, overrides = {}) => operator.call(enterGiveaway, { body: form(email, overrides) });

test("an entry counts once its link is opened; consent, version and times are kept as proof (L29)", async () => {
  expect(await send("A@Example.com")).toEqual({ status: "confirmationSent" });
  expect(await entry("a@example.com")).toMatchObject({
    state: "pendingConfirmation",
    consentTextVersion: "giveaway-2026-4",
    consentConfirmedAt: null,
  });
  expect((await mailsTo(operator, "a@example.com"))[0]?.body).toContain("http://localhost:1907/giveaway-result?token=");
  expect(await leadOf("a@example.com")).toBeUndefined();
  const token = await linkIn(operator, "a@example.com", "token");
  operator.clock.advance({ hours: 1 });
  const { giveawayKey, confirmedAt, drawAt, entryId } = await operator.call(confirmGiveaway, { body: { token } });
  expect([giveawayKey, confirmedAt]).toEqual(["derbi", operator.deps.clock.now().toISOString()]);
  expect(drawAt).toBe((await operator.call(giveawayDetail, { params: { key: "derbi" } })).drawAt);
  const kept = await entry("a@example.com");
  expect(kept).toMatchObject({ state: "confirmed", consentConfirmedAt: operator.deps.clock.now() });
  expect(kept?.id).toBe(entryId);
  expect((await mailsTo(operator, "a@example.com"))[0]?.body).toContain(`Deine Losnummer: ${ticketNumber(entryId)}\n`);
  expect(kept?.tokenHash).not.toContain(token);
  await operator.runJobs();
  expect((await leadOf("a@example.com"))?.lead).toMatchObject({
    email: "a@example.com",
    emailConsent: true,
    consentTextVersion: "giveaway-2026-4",
  });
});

test("who confirms can take the consent to advertising back at once, and says apart whether initials may be shown", async () => {
  for (const consentName of [true, undefined]) {
    const email = `name-${consentName ?? "none"}@example.com`;
    await send(email, { consentName });
    expect((await entry(email))?.nameConsent).toBe(consentName === true);
  }
  const token = await linkIn(operator, "name-true@example.com", "token");
  const { revokeToken } = await operator.call(confirmGiveaway, { body: { token } });
  await operator.call(revokeGiveawayConsent, { body: { token: revokeToken } });
  expect(await entry("name-true@example.com")).toMatchObject({
    ...{ state: "confirmed", nameConsent: false },
    consentRevokedAt: operator.deps.clock.now(),
  });
});

test("in Turkish, with Turkish mails to the end", async () => {
  await operator.call(enterGiveaway, { body: form("tr@example.com") }, { language: 0, team: 4 });
  const [mail] = await mailsTo(operator, "tr@example.com");
  expect([mail?.subject, mail?.teamId]).toEqual(["Katılımını onayla: Derbi canlı: biletler, formalar, hediye çekleri", 4]);
  await operator.call(confirmGiveaway, { body: { token: await linkIn(operator, "tr@example.com", "token") } }, { team: 4 });
  expect((await mailsTo(operator, "tr@example.com"))[0]?.body).toContain("Çekilişteki yerin sende kalır");
});

describe("the link", () => {
  test("works once (1030), for 72 hours (1029), in its club, and is nobody's guess (1028)", async () => {
    await send("once@example.com");
    const token = await linkIn(operator, "once@example.com", "token");
    expect(await operator.fails(confirmGiveaway, { body: { token } }, { team: 2 })).toMatchObject({ code: "1028" });
    const both = await Promise.all([1, 2, 3].map(() => operator.raw(confirmGiveaway, { body: { token } })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await operator.fails(confirmGiveaway, { body: { token } })).toMatchObject({ status: 409, code: "1030" });
    expect(await operator.fails(confirmGiveaway, { body: { token: "guess" } })).toMatchObject({ status: 422, code: "1028" });
    await send("late@example.com");
    const late = await linkIn(operator, "late@example.com", "token");
    operator.clock.advance({ hours: 72 });
    expect(await operator.fails(confirmGiveaway, { body: { token: late } })).toMatchObject({ status: 410, code: "1029" });
    await operator.runRecurring("giveaways.draw");
    expect((await entry("late@example.com"))?.state).toBe("lapsed");
    expect(await operator.fails(confirmGiveaway, { body: { token: late } })).toMatchObject({ code: "1029" });
    await send("late@example.com");
    await operator.call(confirmGiveaway, { body: { token: await linkIn(operator, "late@example.com", "token") } });
    expect((await entry("late@example.com"))?.state).toBe("confirmed");
  });
});

describe("the neutral answer", () => {
  test("a known address gets the same, keeps its entry and is told by mail", async () => {
    await send("known@example.com");
    await operator.call(confirmGiveaway, { body: { token: await linkIn(operator, "known@example.com", "token") } });
    const before = await entry("known@example.com");
    expect(await send("known@example.com", { firstName: "Somebody" })).toEqual({ status: "confirmationSent" });
    expect(await entry("known@example.com")).toEqual(before);
    expect((await mailsTo(operator, "known@example.com"))[0]?.subject).toContain("Du bist schon dabei");
  });

  test("a program that fills the hidden field gets the same, and nothing happens", async () => {
    expect(await send("bot@example.com", { website: "http://spam.example", giveawayKey: "nope" })).toEqual({ status: "confirmationSent" });
    expect(await entry("bot@example.com")).toBeUndefined();
    expect(await mailsTo(operator, "bot@example.com")).toEqual([]);
  });

  test("nobody's mailbox gets more than three mails a day, and the form does not say so", async () => {
    for (let i = 0; i < 6; i++) expect(await send("flood@example.com")).toEqual({ status: "confirmationSent" });
    expect(await mailsTo(operator, "flood@example.com")).toHaveLength(3);
  });

  test("many equal forms at once make one entry that counts", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => operator.raw(enterGiveaway, { body: form("race@example.com") })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await operator.call(confirmGiveaway, { body: { token: await linkIn(operator, "race@example.com", "token") } });
    const rows = await operator.deps.db.select().from(giveawayEntries).where(eq(giveawayEntries.email, "race@example.com"));
    expect(rows.filter(({ state }) => state === "confirmed")).toHaveLength(1);
  });
});

describe("refusals", () => {
  test("1111 before it opens, after the draw and for none there is; 1112 for an age that is not allowed", async () => {
    const refused = async (overrides: object) => {
      const { code, status, reason } = await operator.fails(enterGiveaway, { body: form("no@example.com", overrides) });
      return { code, status, reason };
    };
    expect(await refused({ giveawayKey: "ikinci-yari" })).toEqual({ code: "1111", status: 409, reason: "upcoming" });
    expect(await refused({ giveawayKey: "derbi-2024" })).toEqual({ code: "1111", status: 409, reason: "drawn" });
    expect(await refused({ giveawayKey: "nope" })).toEqual({ code: "1111", status: 409, reason: "unknown" });
    expect(await operator.fails(enterGiveaway, { body: form("no@example.com", { birthday: "2008-12-24" }) })).toMatchObject({
      status: 422,
      code: "1112",
      fieldErrors: [{ field: "birthday", rule: "birthday.tooYoungGiveaway" }],
    });
    expect(await operator.fails(enterGiveaway, { body: form("no@example.com", { birthday: "1890-01-01" }) })).toMatchObject({
      code: "1112",
    });
  });

  test("without consent, terms or with words of yesterday nobody takes part; every fault is told at once", async () => {
    const { fieldErrors } = await operator.fails(enterGiveaway, {
      body: { ...form("no@example.com"), consentMarketing: false, terms: undefined },
    });
    expect(fieldErrors).toEqual([
      { field: "consentMarketing", rule: "consentMarketing.required" },
      { field: "terms", rule: "giveawayTerms.required" },
    ]);
    expect((await operator.fails(enterGiveaway, { body: form("no@example.com", { consentTextVersion: "old" }) })).fieldErrors).toEqual([
      { field: "consentTextVersion", rule: "consentText.outdated" },
    ]);
  });

  test("five forms an hour from one address", async () => {
    const strict = await createTestOperator();
    for (let i = 0; i < 5; i++) await strict.call(enterGiveaway, { body: form(`n${i}@example.com`) });
    expect(await strict.fails(enterGiveaway, { body: form("n5@example.com") })).toMatchObject({ status: 429, code: "RATE_LIMIT_EXCEEDED" });
    await strict.stop();
  });
});

test("taking the consent back keeps the entry, tells the CRM and may be repeated (L30)", async () => {
  await send("revoke@example.com");
  await operator.call(confirmGiveaway, { body: { token: await linkIn(operator, "revoke@example.com", "token") } });
  const token = await linkIn(operator, "revoke@example.com", "revoke");
  const first = await operator.call(revokeGiveawayConsent, { body: { token } });
  operator.clock.advance({ hours: 1 });
  expect(await operator.call(revokeGiveawayConsent, { body: { token } })).toEqual(first);
  expect((await entry("revoke@example.com"))?.state).toBe("confirmed");
  await operator.runJobs();
  expect(await leadOf("revoke@example.com")).toMatchObject({ writes: 2, lead: { emailConsent: false } });
  for (const forged of ["x", `${token}x`, token.replace(/^./, (first) => (first === "0" ? "1" : "0")), ".", "a.b"]) {
    expect(await operator.fails(revokeGiveawayConsent, { body: { token: forged } }), forged).toMatchObject({ code: "1028" });
  }
  expect(await operator.fails(revokeGiveawayConsent, { body: { token } }, { team: 2 })).toMatchObject({ code: "1028" });
});

test("a CRM that is down delays a lead and loses none", async () => {
  await writeParty(operator.deps.db, { party: "crm", mode: "fail" });
  await send("delayed@example.com");
  await operator.call(confirmGiveaway, { body: { token: await linkIn(operator, "delayed@example.com", "token") } });
  for (let i = 0; i < 40; i++) {
    operator.clock.advance({ hours: 1 });
    await operator.runJobs();
  }
  expect(await leadOf("delayed@example.com")).toBeUndefined();
  await writeParty(operator.deps.db, { party: "crm", mode: "normal" });
  operator.clock.advance({ hours: 1 });
  await operator.runJobs();
  expect((await leadOf("delayed@example.com"))?.writes).toBe(1);
});

// L29, L30: a revoked consent stays revoked.
test("a CRM that was down learns the consent as it is, not as it was when it went down", async () => {
  await send("stale@example.com");
  const token = await linkIn(operator, "stale@example.com", "token");
  await writeParty(operator.deps.db, { party: "crm", mode: "fail" });
  await operator.call(confirmGiveaway, { body: { token } });
  const revoke = await linkIn(operator, "stale@example.com", "revoke");
  // The CRM is down for so long that the older job waits longer for its retry than the newer one.
  for (let i = 0; i < 12; i++) {
    operator.clock.advance({ hours: 1 });
    await operator.runJobs();
  }
  await writeParty(operator.deps.db, { party: "crm", mode: "normal" });
  await operator.call(revokeGiveawayConsent, { body: { token: revoke } });
  await operator.runJobs();
  operator.clock.advance({ hours: 2 });
  await operator.runJobs();
  expect(await leadOf("stale@example.com")).toMatchObject({ writes: 2, lead: { emailConsent: false } });
});
