import { lineNumber, lineSettingsRead, me, myLines, phoneRegistries, phoneReserve, subscribePush } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lineNumbers, lines, sims } from "../db/schema/lines.ts";
import { registryNumbers } from "../db/schema/numbers.ts";
import { users } from "../db/schema/users.ts";
import { readNumber } from "../sandbox/providers/sim-settings.ts";
import { newCustomer, type Person } from "../testing/calls/world.ts";
import { mailsTo } from "../testing/giveaways.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { heldNumber } from "../testing/orders.ts";
import { pushDevice, pushedTo } from "../testing/push.ts";

let operator: TestOperator;
let fan: Person;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());
beforeEach(async () => {
  fan = await newCustomer(operator);
});

const lineOf = async ({ as, lineId }: Person) => (await operator.call(myLines, undefined, as)).find(({ id }) => id === lineId);
const wish = async ({ as, lineId, form }: Person, password = form.password) => ({
  params: { id: lineId },
  body: { ...(await heldNumber(operator, as)), password },
});
/** Whether the number picker offers the number. A search matches any part of a number, so it may also return similar ones. */
const isOnOffer = async (msisdn = "") => {
  const query = { digits: `0${msisdn.slice(3)}` };
  const found = await operator.call(phoneRegistries, { query }, fan.as).catch(() => []);
  return found.some((one) => one.msisdn === msisdn);
};

test("a running line gets another number: contract and SIM stay, the network is told, the fan reads it, and the old one rests", async () => {
  const before = await lineOf(fan);
  const input = await wish(fan);
  const as = { ...fan.as, key: crypto.randomUUID() };
  const first = await operator.call(lineNumber, input, as);
  expect(await operator.call(lineNumber, input, as)).toEqual(first);
  await operator.runJobs();
  const after = await lineOf(fan);
  expect(after).toEqual({ ...before, msisdn: first.msisdn });
  expect(first.msisdn).not.toBe(before?.msisdn);
  const [sim] = await operator.deps.db.select().from(sims).where(eq(sims.lineId, fan.lineId));
  expect(await readNumber(operator.deps.db, sim?.iccid ?? "")).toBe(first.msisdn);
  const [mail] = await mailsTo(operator, fan.form.email);
  expect(mail?.subject).toMatch(/^Deine neue Nummer ist 01\d{2,3} /);
  expect(await isOnOffer(before?.msisdn)).toBe(false);
  operator.clock.advance({ days: 90 });
  expect(await isOnOffer(before?.msisdn)).toBe(true);
});

test("a device that takes messages is told without the number, as anybody may read over a shoulder", async () => {
  await operator.call(subscribePush, { body: pushDevice("renumbered") }, fan.as);
  const { msisdn } = await operator.call(lineNumber, await wish(fan), fan.as);
  const told = await pushedTo(operator, "renumbered");
  expect(told).toMatchObject([{ subject: "Deine neue Nummer gilt", body: expect.stringMatching(/\n\/dashboard$/) }]);
  expect(JSON.stringify(told).replaceAll(" ", "")).not.toContain(msisdn.slice(-6));
});

test("an account that was reached by the old number is reached by the new one, and one that was not stays as it is", async () => {
  const { db } = operator.deps;
  const other = await newCustomer(operator);
  const line = await lineOf(fan);
  await db
    .update(users)
    .set({ phone: line?.msisdn ?? "" })
    .where(eq(users.id, fan.userId));
  const { msisdn } = await operator.call(lineNumber, await wish(fan), fan.as);
  expect((await operator.call(me, undefined, fan.as)).phoneNumber).toBe(msisdn);
  await operator.call(lineNumber, await wish(other), other.as);
  expect((await operator.call(me, undefined, other.as)).phoneNumber).toBe(other.form.phone);
});

test("an account that named the new number before loses it to the fan of the line", async () => {
  const { db } = operator.deps;
  const other = await newCustomer(operator);
  const old = (await lineOf(fan))?.msisdn ?? "";
  const input = await wish(fan);
  const [row] = await db.select().from(registryNumbers).where(eq(registryNumbers.id, input.body.registryId));
  await db.update(users).set({ phone: old }).where(eq(users.id, fan.userId));
  await db
    .update(users)
    .set({ phone: row?.msisdn ?? "" })
    .where(eq(users.id, other.userId));
  const { msisdn } = await operator.call(lineNumber, input, fan.as);
  expect((await operator.call(me, undefined, fan.as)).phoneNumber).toBe(msisdn);
  expect((await operator.call(me, undefined, other.as)).phoneNumber).toBeUndefined();
});

test("thirty days pass between two changes, which is said before", async () => {
  const settings = async () => operator.call(lineSettingsRead, { params: { id: fan.lineId } }, fan.as);
  expect((await settings()).numberFixedUntil).toBeUndefined();
  await operator.call(lineNumber, await wish(fan), fan.as);
  const { numberFixedUntil = "" } = await settings();
  expect(Date.parse(numberFixedUntil) - operator.deps.clock.nowMs()).toBe(30 * 86_400_000);
  const refused = await operator.fails(lineNumber, await wish(fan), fan.as);
  expect(refused).toMatchObject({ status: 409, code: "-1", reason: "number.changedLately" });
});

test("a wrong password, a number that nobody holds, one with a fee and a line that has ended change nothing", async () => {
  const before = await lineOf(fan);
  const input = await wish(fan);
  const refused = (body: object, as = fan.as) => operator.fails(lineNumber, { ...input, body: { ...input.body, ...body } }, as);
  expect(await refused({ password: "Falsch#2026" })).toMatchObject({ code: "1004" });
  expect(await refused({ reservationId: crypto.randomUUID() })).toMatchObject({ code: "1108" });
  expect(await refused({ registryId: "n0" })).toMatchObject({ code: "1104" });
  const special = (await operator.call(phoneRegistries, { query: { kind: "private" } }, fan.as)).find(({ fee }) => fee.amount > 0);
  const registryId = special?.id ?? "";
  const { reservationId } = await operator.call(phoneReserve, { params: { id: registryId }, body: {} }, fan.as);
  expect(await refused({ registryId, reservationId })).toMatchObject({ code: "1104", reason: "numberFee" });
  expect(await lineOf(fan)).toEqual(before);
  expect(await operator.deps.db.$count(lineNumbers, eq(lineNumbers.lineId, fan.lineId))).toBe(0);
  await operator.deps.db.update(lines).set({ state: "ended" }).where(eq(lines.id, fan.lineId));
  expect(await refused({})).toMatchObject({ status: 409, reason: "line.ended" });
});
