import {
  confirmDeclaration,
  contractSummaryPdf,
  decideDeclaration,
  lineTariffChange,
  lineTariffKeep,
  lineTariffs,
  lineTariffSummary,
  login,
  myInvoices,
  myLines,
  termination,
} from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lines, tariffChanges, usage } from "../../db/schema/lines.ts";
import { STAFF_EMAIL, STAFF_PASSWORD } from "../../seed/staff.ts";
import { addLine, billAll, sessionOf } from "../../testing/billing.ts";
import { newCustomer, type Person } from "../../testing/calls/world.ts";
import { mailsTo } from "../../testing/giveaways.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { pdfLetters } from "../../testing/pdf-text.ts";
import { pdfUaFaults } from "../../testing/pdf-ua/pdf-ua.ts";

let operator: TestOperator;
let fan: Person;
// Most tests advance the clock by months.
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
  fan = await newCustomer(operator);
});
afterEach(() => operator.stop());

const paramsOf = ({ lineId }: Person) => ({ params: { id: lineId } });
const lineOf = async (of: Person) => (await operator.call(myLines, undefined, await session(of))).find(({ id }) => id === of.lineId);
const session = ({ userId, as }: Person) => sessionOf(operator, { userId, teamId: as.team });
const summarise = async (of: Person, tariffId: string) =>
  operator.call(lineTariffSummary, { ...paramsOf(of), body: { tariffId } }, await session(of));
const bodyFor = async (of: Person, tariffId: string) => ({ tariffId, contractSummaryId: (await summarise(of, tariffId)).id });
const declare = async (of: Person, tariffId: string) =>
  operator.call(lineTariffChange, { ...paramsOf(of), body: await bodyFor(of, tariffId) }, await session(of));
const refusal = async (of: Person, body: { tariffId: string; contractSummaryId: string }) =>
  operator.fails(lineTariffChange, { ...paramsOf(of), body }, await session(of));

test("the tariffs of the same kind are offered, each with what it comes to; what is cheaper waits for the end of the term", async () => {
  const { monthly, offers } = await operator.call(lineTariffs, paramsOf(fan), fan.as);
  expect(monthly.amount).toBe(1499);
  expect(new Set(offers.map(({ tariff }) => tariff.type))).toEqual(new Set(["single", "flex"]));
  const offer = (id: string) => offers.find(({ tariff }) => tariff.id === id);
  expect(offer("tribun-m")).toBeUndefined();
  expect(offer("tribun-l")).toMatchObject({ effectiveOn: "2026-12-01", commitmentEnd: "2028-11-02" });
  expect(offer("tribun-l")?.possibleFrom).toBeUndefined();
  expect(offer("serbest-m")).toMatchObject({ commitmentEnd: "2028-11-02" });
  expect(offer("tribun-s")?.possibleFrom).toBe("2028-10-18");
  // Beside every 24-month tariff there is one of at most 12 months (§ 56(1) TKG).
  for (const { tariff } of offers.filter((each) => each.tariff.commitmentMonths > 12)) {
    expect(offers.some((each) => each.tariff.id === tariff.alternative12Id)).toBe(true);
  }
});

test("the summary tells of the change, and the fan gets it with the contract; the same key declares it once", async () => {
  const made = await summarise(fan, "tribun-l");
  const answer = await operator.raw(contractSummaryPdf, { params: { id: made.id } });
  const pdf = new Uint8Array(await answer.arrayBuffer());
  expect(pdfUaFaults(pdf)).toEqual([]);
  expect(pdfLetters(pdf)).toMatch(/Monatlich ab dem 01\.12\.2026\s19,99\s€/);
  const input = { ...paramsOf(fan), body: { tariffId: "tribun-l", contractSummaryId: made.id } };
  const as = { ...fan.as, key: crypto.randomUUID() };
  const first = await operator.call(lineTariffChange, input, as);
  expect(await operator.call(lineTariffChange, input, as)).toEqual(first);
  expect(first).toMatchObject({ effectiveOn: "2026-12-01", monthly: { amount: 1999 }, commitmentEnd: "2028-11-02" });
  expect(await lineOf(fan)).toMatchObject({ tariff: { id: "tribun-m" }, tariffChange: { id: first.id, tariff: { name: "Tribün L" } } });
  const [mail] = await mailsTo(operator, fan.form.email);
  expect(mail?.subject).toContain("Tribün L");
  expect(mail?.body).toContain("Bis einschließlich 30. November 2026");
  expect(mail?.attachments?.map(({ fileName }) => fileName)).toContainEqual(
    expect.stringMatching(/_Vertragszusammenfassung_Tribün-L\.pdf$/),
  );
});

test("from its day on the line has the volume, the term and the price of the new tariff; the months before keep theirs", async () => {
  await declare(fan, "tribun-l");
  operator.clock.advance({ days: 28 });
  await operator.runRecurring("usage.rollOver");
  const [november] = await billAll(operator, { userId: fan.userId, teamId: 1 });
  expect(november?.items.find(({ label }) => label.includes("Tribün M"))?.gross.amount).toBe(1399);
  const line = await lineOf(fan);
  expect(line).toMatchObject({ tariff: { id: "tribun-l" }, commitmentEnd: "2028-11-02" });
  expect(line?.tariffChange).toBeUndefined();
  expect(line?.usage.find(({ kind, zone }) => kind === "data" && zone === "de")).toMatchObject({ used: 0, total: 50 });
  operator.clock.advance({ days: 31 });
  const [december] = await billAll(operator, { userId: fan.userId, teamId: 1 });
  expect(december?.items.find(({ label }) => label.includes("Tribün L"))?.gross.amount).toBe(1999);
  expect(december?.changes).toContainEqual(expect.objectContaining({ amount: { amount: 600, currency: "EUR" } }));
});

test("a bill that is made late has each month at its own price, whenever the line was told", async () => {
  await declare(fan, "tribun-l");
  operator.clock.advance({ days: 59 });
  const bills = await billAll(operator, { userId: fan.userId, teamId: 1 });
  expect(bills.map(({ items }) => items.filter(({ label }) => /Tribün/.test(label)).map(({ gross }) => gross.amount))).toEqual([
    [1999],
    [1399],
  ]);
});

test("it can be taken back until the day before, and not after", async () => {
  await declare(fan, "tribun-l");
  await operator.call(lineTariffKeep, paramsOf(fan), fan.as);
  expect((await lineOf(fan))?.tariffChange).toBeUndefined();
  expect((await mailsTo(operator, fan.form.email))[0]?.subject).toBe("Du bleibst bei Tribün M");
  expect(await operator.fails(lineTariffKeep, paramsOf(fan), fan.as)).toMatchObject({ status: 409, reason: "tariffChange.none" });
  await declare(fan, "tribun-l");
  operator.clock.advance({ days: 28 });
  expect(await operator.fails(lineTariffKeep, paramsOf(fan), await session(fan))).toMatchObject({ status: 409 });
  await operator.runRecurring("usage.rollOver");
  await operator.runJobs();
  expect(await lineOf(fan)).toMatchObject({ tariff: { id: "tribun-l" } });
});

test("what is not for this contract is refused, and nothing is noted", async () => {
  const contractSummaryId = (await summarise(fan, "tribun-l")).id;
  expect(await refusal(fan, { tariffId: "tribun-m", contractSummaryId })).toMatchObject({ code: "1033" });
  expect(await refusal(fan, { tariffId: "ikili-m", contractSummaryId })).toMatchObject({ code: "1012" });
  expect(await refusal(fan, { tariffId: "nope", contractSummaryId })).toMatchObject({ code: "1012" });
  expect(await refusal(fan, { tariffId: "TRB-NOPE", contractSummaryId })).toMatchObject({ code: "1039" });
  for (const [tariffId, code] of [
    ["ikili-m", "1012"],
    ["TRB-NOPE", "1039"],
  ])
    expect(await operator.fails(lineTariffSummary, { ...paramsOf(fan), body: { tariffId } }, await session(fan))).toMatchObject({ code });
  expect(await refusal(fan, { tariffId: "forma-xl", contractSummaryId })).toMatchObject({ code: "1109" });
  expect(await refusal(fan, await bodyFor(fan, "tribun-s"))).toMatchObject({ status: 409, reason: "tariffChange.tooEarly" });
  const other = await newCustomer(operator);
  expect(await operator.fails(lineTariffChange, { ...paramsOf(fan), body: await bodyFor(other, "tribun-l") }, other.as)).toMatchObject({
    status: 403,
  });
  // Yesterday's summary may contain another day or price.
  operator.clock.advance({ days: 14 });
  expect(await refusal(fan, { tariffId: "tribun-l", contractSummaryId })).toMatchObject({ code: "1109" });
  expect(await operator.deps.db.$count(tariffChanges, eq(tariffChanges.lineId, fan.lineId))).toBe(0);
});

test("a tariff that another line of the fan has, or waits for, is not had twice", async () => {
  const { db, clock } = operator.deps;
  const second = await addLine(operator, { userId: fan.userId, teamId: 1, tariffId: "serbest-s", activatedAt: clock.now() });
  const offered = async (lineId: string) =>
    (await operator.call(lineTariffs, { params: { id: lineId } }, fan.as)).offers.map(({ tariff }) => tariff.id);
  expect(await offered(fan.lineId)).not.toContain("serbest-s");
  await declare(fan, "tribun-l");
  expect(await offered(second)).not.toContain("tribun-l");
  expect(await operator.fails(lineTariffSummary, { params: { id: second }, body: { tariffId: "tribun-l" } }, fan.as)).toMatchObject({
    code: "1033",
  });
  expect(await db.$count(usage, eq(usage.lineId, second))).toBeGreaterThan(0);
});

test("one change waits at a time, and a contract that ends has none to come", async () => {
  await declare(fan, "tribun-l");
  expect(await refusal(fan, await bodyFor(fan, "forma-xl"))).toMatchObject({ status: 409, reason: "tariffChange.waiting" });
  const [line] = await operator.deps.db.select().from(lines).where(eq(lines.id, fan.lineId));
  const body = { name: "Elif Şahin", contract: line?.msisdn ?? "", email: fan.form.email, kind: "ordinary" as const };
  await operator.call(termination, { body: { ...body, name: `${fan.form.firstName} ${fan.form.lastName}` } }, fan.as);
  await operator.runJobs();
  expect((await lineOf(fan))?.tariffChange).toBeUndefined();
  expect((await operator.call(lineTariffs, paramsOf(fan), fan.as)).offers).toEqual([]);
  expect(await refusal(fan, await bodyFor(fan, "tribun-l"))).toMatchObject({ status: 409, reason: "tariffChange.ending" });
});

test("a change that has begun is not lost by a termination, whenever the line was told of it", async () => {
  await declare(fan, "tribun-l");
  operator.clock.advance({ days: 28 });
  const [line] = await operator.deps.db.select().from(lines).where(eq(lines.id, fan.lineId));
  const body = { contract: line?.msisdn ?? "", email: fan.form.email, kind: "ordinary" as const };
  await operator.call(termination, { body: { ...body, name: `${fan.form.firstName} ${fan.form.lastName}` } }, await session(fan));
  await operator.runJobs();
  expect(await lineOf(fan)).toMatchObject({ tariff: { id: "tribun-l" }, monthly: { amount: 1999 }, endsOn: "2028-11-02" });
  operator.clock.advance({ days: 31 });
  const [december] = await billAll(operator, { userId: fan.userId, teamId: 1 });
  expect(december?.items.find(({ label }) => label.includes("Tribün L"))?.gross.amount).toBe(1999);
});

test("a change falls by a termination of the day before, also where its owner confirms that after the new tariff's first day", async () => {
  await declare(fan, "tribun-l");
  const [line] = await operator.deps.db.select().from(lines).where(eq(lines.id, fan.lineId));
  operator.clock.advance({ days: 27 });
  const name = `${fan.form.firstName} ${fan.form.lastName}`;
  const body = { name, contract: line?.msisdn ?? "", email: fan.form.email, kind: "ordinary" as const };
  const { receiptId } = await operator.call(termination, { body });
  await operator.runJobs();
  operator.clock.advance({ days: 1 });
  await operator.runRecurring("usage.rollOver");
  await operator.runJobs();
  expect(await lineOf(fan)).toMatchObject({ tariff: { id: "tribun-l" } });
  await operator.call(confirmDeclaration, { body: { receiptId } }, await session(fan));
  await operator.runJobs();
  const kept = await lineOf(fan);
  expect(kept).toMatchObject({ tariff: { id: "tribun-m" }, monthly: { amount: 1499 }, endsOn: "2028-11-02" });
  expect(kept?.usage.find(({ kind, zone }) => kind === "data" && zone === "de")).toMatchObject({ total: 25 });
  operator.clock.advance({ days: 31 });
  const [december] = await billAll(operator, { userId: fan.userId, teamId: 1 });
  expect(december?.items.find(({ label }) => label.includes("Tribün M"))?.gross.amount).toBe(1499);
});

test("a month that was billed at a tariff which falls afterwards gives back what it was dearer by", async () => {
  await declare(fan, "tribun-l");
  const [line] = await operator.deps.db.select().from(lines).where(eq(lines.id, fan.lineId));
  const contract = line?.msisdn ?? "";
  operator.clock.advance({ days: 27 });
  // The e-mail has a typing error, so the termination waits for staff while December passes.
  const body = { name: `${fan.form.firstName} ${fan.form.lastName}`, contract, email: "slip@example.com", kind: "ordinary" as const };
  const { receiptId } = await operator.call(termination, { body });
  operator.clock.advance({ days: 1 });
  await operator.runRecurring("usage.rollOver");
  await operator.runJobs();
  operator.clock.advance({ days: 32 });
  const billed = { userId: fan.userId, teamId: 1 };
  expect((await billAll(operator, billed)).map(({ total }) => total.amount)).toContain(1999);
  const { accessToken } = await operator.call(login, { body: { identifier: STAFF_EMAIL, password: STAFF_PASSWORD } });
  const decision = { decision: "accept" as const, contract, email: fan.form.email };
  await operator.call(decideDeclaration, { params: { id: receiptId }, body: decision }, { token: accessToken, team: 1 });
  await operator.runJobs();
  operator.clock.advance({ days: 31 });
  await billAll(operator, billed);
  const invoices = await operator.call(myInvoices, {}, await session(fan));
  const items = invoices.flatMap((invoice) => invoice.items);
  expect(
    items
      .filter(({ label }) => label.startsWith("Entfallener Tarifwechsel, Unterschied: Grundpreis Tribün L"))
      .map(({ gross }) => gross.amount),
  ).toEqual([-500]);
  expect(items.find(({ label }) => /^Grundpreis Tribün M, .*01\.01\./.test(label))?.gross.amount).toBe(1499);
});
