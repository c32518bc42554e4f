import { confirmEmail, corporateRegister, updateMe } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { corporateLeads } from "../../db/schema/account.ts";
import { sandboxLeads } from "../../db/schema/giveaways.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { lastLink } from "../../testing/account.ts";
import { FAN_PASSWORD, newFan } from "../../testing/fans.ts";
import { nextPhone } from "../../testing/phones.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const leadOf = (email = `${crypto.randomUUID()}@example.com`) => ({
  companyName: "Ulus GmbH",
  taxNumber: "DE 2181508150",
  firstName: "Ayşe",
  lastName: "Ulus",
  email,
  phone: nextPhone(),
  lineCount: 12,
});
let last = 0;
/** Another IP address for each call. A test of its own covers the limit for one address. */
const elsewhere = () => `198.51.100.${++last}`;
const mailsTo = async (to: string) => {
  await operator.runJobs();
  return listMessages(operator.deps.db, { to, channel: "mail" });
};

test("a company's wish is kept, handed over once and answered", async () => {
  const lead = leadOf("ayse@example.com");
  const key = crypto.randomUUID();
  const { leadId } = await operator.call(corporateRegister, { body: lead }, { key, language: 0, ip: elsewhere() });
  expect(await operator.call(corporateRegister, { body: lead }, { key, language: 0 })).toEqual({ leadId });
  await operator.runJobs();
  const [row] = await operator.deps.db.select().from(corporateLeads).where(eq(corporateLeads.id, leadId));
  expect(row).toMatchObject({ lead: { taxNumber: "2181508150", lineCount: 12 }, language: "tr" });
  expect(row?.handedOverAt).not.toBeNull();
  const handed = await operator.deps.db
    .select()
    .from(sandboxLeads)
    .where(eq(sandboxLeads.externalId, `corporate:${leadId}`));
  expect(handed).toMatchObject([
    { source: "corporate", writes: 1, lead: { company: "Ulus GmbH", taxNumber: "2181508150", emailConsent: false } },
  ]);
  expect((await mailsTo("ayse@example.com"))[0]?.subject).toBe(`Talebin bize ulaştı (${leadId})`);
});

test("a shop's wish to sell is the same lead of a kind of its own, with when to call and what was waived", async () => {
  const lead = { ...leadOf(), kind: "dealer" as const, callBack: "midday" as const, tkgWaiver: false, message: "Kiosk am Markt" };
  const { leadId } = await operator.call(corporateRegister, { body: lead }, { ip: elsewhere() });
  await operator.runJobs();
  const handed = await operator.deps.db
    .select()
    .from(sandboxLeads)
    .where(eq(sandboxLeads.externalId, `corporate:${leadId}`));
  expect(handed).toMatchObject([
    { source: "dealer", lead: { message: "Rückruf: 11 bis 14 Uhr\nVerzicht nach § 71 Abs. 3 TKG: nein\nKiosk am Markt" } },
  ]);
});

test("what is broken is said, and the key is required", async () => {
  const lead = leadOf();
  expect((await operator.fails(corporateRegister, { body: { ...lead, taxNumber: "12", lineCount: 0 } })).fieldErrors).toEqual([
    { field: "taxNumber", rule: "taxNumber.invalid" },
    { field: "lineCount", rule: "lineCount.range" },
  ]);
  const odd = { ...lead, kind: "fan" as "dealer", callBack: "night" as "midday" };
  expect((await operator.fails(corporateRegister, { body: odd }, { ip: elsewhere() })).fieldErrors).toEqual([
    { field: "kind", rule: "leadKind.required" },
    { field: "callBack", rule: "callBack.required" },
  ]);
  expect((await operator.fails(corporateRegister, { body: lead }, { key: null, ip: elsewhere() })).code).toBe("1001");
});

test.each([0, 1])("nothing that a stranger has typed is mailed to the address that the stranger named (language %i)", async (language) => {
  const lead = {
    ...leadOf(),
    companyName: "Gewinn auf evil.example abholen",
    firstName: "Klick",
    lastName: "Hier",
    message: "https://evil.example/gewinn",
  };
  const { leadId } = await operator.call(corporateRegister, { body: lead }, { language, ip: elsewhere() });
  const [mail] = await mailsTo(lead.email);
  const text = `${mail?.subject} ${mail?.body}`;
  expect(text).toContain(leadId);
  expect(text).not.toMatch(/evil|Gewinn|Klick|Hier\b|gewinn/);
});

test("a known address is answered like any other, with or without its account's session; its owner's proven one is 1048", async () => {
  const { form, accessToken: token } = await newFan(operator);
  const known = await operator.call(corporateRegister, { body: leadOf(form.email) }, { ip: elsewhere() });
  const unknown = await operator.call(corporateRegister, { body: leadOf() }, { ip: elsewhere() });
  expect(Object.keys(known)).toEqual(Object.keys(unknown));
  expect(known.leadId).toMatch(/^L-[\dA-F]{10}$/);
  expect((await mailsTo(form.email)).some(({ subject }) => subject?.includes(known.leadId))).toBe(true);
  // An address that its account has only claimed gets the same answer as an unknown one.
  await operator.call(corporateRegister, { body: leadOf(form.email) }, { ip: elsewhere(), token });
  const proven = `${crypto.randomUUID()}@example.com`;
  await operator.call(updateMe, { body: { email: proven, currentPassword: FAN_PASSWORD } }, { token });
  await operator.call(confirmEmail, { body: { token: await lastLink(operator, proven) } });
  await operator.call(corporateRegister, { body: leadOf(proven) }, { ip: elsewhere() });
  const own = await operator.fails(corporateRegister, { body: leadOf(proven) }, { ip: elsewhere(), token });
  expect(own).toMatchObject({ status: 409, code: "1048" });
});

test("a known number is 1066, whatever the address", async () => {
  const { form } = await newFan(operator);
  for (const email of [undefined, form.email]) {
    const body = { ...leadOf(email), phone: form.phone };
    expect(await operator.fails(corporateRegister, { body }, { ip: elsewhere() })).toMatchObject({ status: 409, code: "1066" });
  }
});

test("whoever is signed in may be called back at the account's own number, with its address proven or not; nobody else may", async () => {
  const { form, accessToken: token } = await newFan(operator);
  const own = { ...leadOf(form.email), phone: form.phone };
  const { leadId } = await operator.call(corporateRegister, { body: own }, { ip: elsewhere(), token });
  expect((await mailsTo(form.email)).some(({ subject }) => subject?.includes(leadId))).toBe(true);
  await operator.call(confirmEmail, { body: { token: await lastLink(operator, form.email) } });
  await operator.call(corporateRegister, { body: own }, { ip: elsewhere(), token });
  const { form: other } = await newFan(operator);
  const foreign = { ...own, phone: other.phone };
  for (const body of [foreign, { ...foreign, email: other.email }])
    expect(await operator.fails(corporateRegister, { body }, { ip: elsewhere(), token })).toMatchObject({ status: 409 });
  expect(await operator.fails(corporateRegister, { body: own }, { ip: elsewhere() })).toMatchObject({ status: 409, code: "1066" });
});

test("one caller asks five times an hour, and one mailbox gets three mails a day, whoever asks, while no wish is lost", async () => {
  const ip = elsewhere();
  for (let i = 0; i < 5; i++) await operator.call(corporateRegister, { body: leadOf() }, { ip });
  expect(await operator.fails(corporateRegister, { body: leadOf() }, { ip })).toMatchObject({ status: 429, code: "RATE_LIMIT_EXCEEDED" });
  const email = `${crypto.randomUUID()}@example.com`;
  const ids = [];
  for (let i = 0; i < 5; i++) ids.push((await operator.call(corporateRegister, { body: leadOf(email) }, { ip: elsewhere() })).leadId);
  expect(new Set(ids).size).toBe(5);
  expect(await mailsTo(email)).toHaveLength(3);
  const kept = await operator.deps.db.select().from(corporateLeads);
  expect(ids.map((id) => kept.some((lead) => lead.id === id))).toEqual([true, true, true, true, true]);
  operator.clock.advance({ days: 1, seconds: 1 });
  await operator.call(corporateRegister, { body: leadOf(email) }, { ip: elsewhere() });
  expect(await mailsTo(email)).toHaveLength(4);
});
