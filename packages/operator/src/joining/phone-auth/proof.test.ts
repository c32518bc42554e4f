import { login, me, phoneOtp, phoneVerify, refresh, tariffIntent } from "@tribun/api-client/contract";
import { HOUR_MS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../db/schema/users.ts";
import { FAN, FAN_PASSWORD, lastCode, newFan } from "../../testing/fans.ts";
import { nextPhone } from "../../testing/phones.ts";
import { type As, createTestOperator, type TestOperator } from "../../testing/index.ts";
import { heldNumber, orderInput, withSummary } from "../../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

/** A fan after a reload of the last step: signed in, with empty form fields. */
async function newSession() {
  const { accessToken, refreshToken, form } = await newFan(operator);
  return { phone: form.phone, email: form.email, refreshToken, as: { token: accessToken, cart: crypto.randomUUID() } };
}
type Session = Awaited<ReturnType<typeof newSession>>;

/** A complete order without phone verification and keyword. */
async function bareOrder({ phone, as }: Pick<Session, "phone" | "as">) {
  const shopper = { ...as, phone, phoneToken: "none", person: FAN, as };
  const input = await withSummary(operator, orderInput(shopper, await heldNumber(operator, as)), as);
  const { phoneVerificationToken: _, userInfo, ...rest } = input;
  const { keyword: __, ...info } = userInfo;
  return { ...rest, userInfo: info };
}
const provenUntil = async (as: As) => (await operator.call(me, undefined, as)).phoneProvenUntil;
const refusedFor = async (session: Pick<Session, "phone" | "as">) => {
  const refused = await operator.fails(tariffIntent, { body: await bareOrder(session) }, session.as);
  expect(refused).toMatchObject({ status: 400, code: "-1" });
  return refused.fieldErrors;
};
const NO_PROOF = [{ field: "phoneVerificationToken", rule: "phoneVerification.required" }];

test("who has just registered orders without another code and keyword, and still after a reload", async () => {
  const fan = await newSession();
  const until = await provenUntil(fan.as);
  expect(Date.parse(until ?? "")).toBeGreaterThan(operator.deps.clock.nowMs() + 23 * HOUR_MS);
  operator.clock.advance({ hours: 1 });
  const { accessToken } = await operator.call(refresh, { body: { refreshToken: fan.refreshToken } });
  const as = { ...fan.as, token: accessToken };
  expect(await provenUntil(as)).toBe(until);
  expect(await operator.call(tariffIntent, { body: await bareOrder({ ...fan, as }) }, as)).toMatchObject({ transactionStatus: 4 });
});

test("the proof lasts a day and not longer", async () => {
  const fan = await newSession();
  operator.clock.advance({ hours: 11 });
  const { accessToken, refreshToken } = await operator.call(refresh, { body: { refreshToken: fan.refreshToken } });
  expect(await provenUntil({ token: accessToken })).toBeDefined();
  operator.clock.advance({ hours: 11 });
  const later = await operator.call(refresh, { body: { refreshToken } });
  operator.clock.advance({ hours: 2, seconds: 1 });
  const as = { ...fan.as, token: later.accessToken };
  expect(await provenUntil(as)).toBeUndefined();
  expect(await refusedFor({ ...fan, as })).toEqual(NO_PROOF);
});

test("another session has proven nothing, whoever's it is", async () => {
  const fan = await newSession();
  const { accessToken } = await operator.call(login, { body: { email: fan.email, password: FAN_PASSWORD } });
  const as = { ...fan.as, token: accessToken };
  expect(await provenUntil(as)).toBeUndefined();
  expect(await refusedFor({ ...fan, as })).toEqual(NO_PROOF);
  const other = await newSession();
  expect(await refusedFor({ phone: fan.phone, as: other.as })).toEqual(NO_PROOF);
});

test("a code that a session gives counts for it and that phone alone, also after its token has run out", async () => {
  const fan = await newSession();
  const { accessToken } = await operator.call(login, { body: { email: fan.email, password: FAN_PASSWORD } });
  const as = { ...fan.as, token: accessToken };
  operator.clock.advance({ minutes: 2 });
  const prove = async (phone: string, type: string) => {
    const { otpId } = await operator.call(phoneOtp, { body: { phone, type } }, as);
    return operator.call(phoneVerify, { body: { otpId, code: await lastCode(operator, phone) } }, as);
  };
  await prove(nextPhone(), "order");
  expect(await provenUntil(as)).toBeUndefined();
  const given = await prove(fan.phone, "order");
  expect(given.provenUntil).toBe(new Date(operator.deps.clock.nowMs() + 24 * HOUR_MS).toISOString());
  expect(await provenUntil(as)).toBe(given.provenUntil);
  operator.clock.advance({ minutes: 31 });
  expect(await operator.call(tariffIntent, { body: await bareOrder({ ...fan, as }) }, as)).toMatchObject({ transactionStatus: 4 });
  expect(await provenUntil(fan.as)).not.toBe(given.provenUntil);
});

test("a code for a guest is remembered for nobody, and one for a change of phone proves no order", async () => {
  const phone = nextPhone();
  const { otpId } = await operator.call(phoneOtp, { body: { phone, type: "order" } });
  expect(await operator.call(phoneVerify, { body: { otpId, code: await lastCode(operator, phone) } })).not.toHaveProperty("provenUntil");
  const { as } = await newSession();
  const wanted = nextPhone();
  const change = await operator.call(phoneOtp, { body: { phone: wanted, type: "changePhone" } }, as);
  const answer = await operator.call(phoneVerify, { body: { otpId: change.otpId, code: await lastCode(operator, wanted) } }, as);
  expect(answer).not.toHaveProperty("provenUntil");
});

test("an account without a keyword is asked for one; one that is given takes the other's place", async () => {
  const fan = await newSession();
  const own = eq(users.phone, fan.phone);
  const [before] = await operator.deps.db.select().from(users).where(own);
  const body = await bareOrder(fan);
  await operator.call(tariffIntent, { body: { ...body, userInfo: { ...body.userInfo, keyword: "7531" } } }, fan.as);
  const [after] = await operator.deps.db.select().from(users).where(own);
  expect(after?.keywordHash).not.toBe(before?.keywordHash);
  await operator.deps.db.update(users).set({ keywordHash: null }).where(own);
  expect(await refusedFor(fan)).toEqual([{ field: "userInfo.keyword", rule: "keyword.required" }]);
});
