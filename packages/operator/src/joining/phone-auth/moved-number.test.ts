import {
  type Intent,
  lineNumber,
  login,
  me,
  myLines,
  phoneOtp,
  phoneReserve,
  phoneVerify,
  resetOtp,
  resetPassword,
  resetVerify,
  tariffIntent,
  updateMe,
} from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lineEnds } from "../../db/schema/account.ts";
import { registryNumbers } from "../../db/schema/numbers.ts";
import { users } from "../../db/schema/users.ts";
import { newCustomer, type Person } from "../../testing/calls/world.ts";
import { FAN_PASSWORD, lastCode, newFan, verifiedPhone } from "../../testing/fans.ts";
import { mailsTo } from "../../testing/giveaways.ts";
import { type As, createTestOperator, type TestOperator } from "../../testing/index.ts";
import { heldNumber, newShopper, orderInput, submitCheckout, withSummary } from "../../testing/orders.ts";
import { endLine } from "../../line-life/end-line.ts";
import { announceDetaching } from "../../numbers/detach.ts";

let operator: TestOperator;
let fan: Person;
/** The number of the fan's line, which is also the account's phone. */
let msisdn: string;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());
beforeEach(async () => {
  operator.clock.advance({ minutes: 5 });
  fan = await newCustomer(operator);
  msisdn = await numberOf(fan);
  await name(fan, msisdn);
});

type Named = { readonly as: As };
const numberOf = async ({ as }: Named) => (await operator.call(myLines, undefined, as))[0]?.msisdn ?? "";
const phoneOf = async ({ as }: Named) => (await operator.call(me, undefined, as)).phoneNumber;
/** The fan verifies a phone and makes it the account's. */
async function name({ as }: Named, phone: string): Promise<void> {
  const phoneVerificationToken = await verifiedPhone(operator, phone, "changePhone", as);
  await operator.call(updateMe, { body: { phoneNumber: phone, phoneVerificationToken, currentPassword: FAN_PASSWORD } }, as);
}
/** Ends a line as the job on the day after the contract's last day does. */
const end = ({ lineId }: Person) =>
  operator.deps.db.transaction(async (tx) => {
    const now = operator.deps.clock.now();
    const endsOn = germanDay(now.getTime());
    await tx.insert(lineEnds).values({ lineId, cause: "termination", endsOn, declarationId: "none", notedAt: now });
    await endLine(operator.deps, tx, lineId, endsOn);
  });
const password = "Stadion#2026";

test("a number whose line has ended opens no account, in any club, and mails say so", async () => {
  const elsewhere = await newFan(operator, { phone: msisdn, phoneVerificationToken: await proofOf(2) }, { team: 2 });
  await end(fan);
  await operator.runJobs();
  expect(await phoneOf(fan)).toBeUndefined();
  expect((await operator.call(me, undefined, { token: elsewhere.accessToken, team: 2 })).phoneNumber).toBeUndefined();
  for (const team of [1, 2]) {
    expect((await operator.fails(resetOtp, { body: { phone: msisdn } }, { team })).code).toBe("1008");
    expect((await operator.fails(login, { body: { identifier: msisdn, password: fan.form.password } }, { team })).code).toBe("1004");
  }
  await operator.call(login, { body: { identifier: fan.form.email, password: fan.form.password } });
  for (const { email } of [fan.form, elsewhere.form])
    expect((await mailsTo(operator, email))[0]?.subject).toBe("Deine Handynummer gehört nicht mehr zu deinem Konto");
});

const proofOf = async (team: number) => verifiedPhone(operator, msisdn, "register", { team });

test("what the number proved before its line ended is worth nothing after it", async () => {
  const started = await operator.call(resetOtp, { body: { phone: msisdn } });
  const code = await lastCode(operator, msisdn);
  const order = await operator.call(phoneOtp, { body: { phone: msisdn, type: "order" } }, fan.as);
  const orderCode = await lastCode(operator, msisdn);
  const token = await verifiedPhone(operator, msisdn, "order", { team: 3 });
  operator.clock.advance({ seconds: 1 });
  await end(fan);
  expect((await operator.fails(resetVerify, { body: { otpId: started.otpId, code } })).code).toBe("1029");
  expect((await operator.fails(phoneVerify, { body: { otpId: order.otpId, code: orderCode } }, fan.as)).code).toBe("1029");
  const registering = newFan(operator, { phone: msisdn, phoneVerificationToken: token }, { team: 3 });
  await expect(registering).rejects.toThrow(/1029/);
});

test("a permission to set a new password goes with the number", async () => {
  const { otpId } = await operator.call(resetOtp, { body: { phone: msisdn } });
  const { resetToken } = await operator.call(resetVerify, { body: { otpId, code: await lastCode(operator, msisdn) } });
  await end(fan);
  expect((await operator.fails(resetPassword, { body: { resetToken, newPassword: password } })).code).toBe("1007");
});

test("a session's proof of a number is over once the number moved", async () => {
  await operator.call(
    phoneVerify,
    {
      body: {
        ...(await operator.call(phoneOtp, { body: { phone: msisdn, type: "order" } }, fan.as)),
        code: await lastCode(operator, msisdn),
      },
    },
    fan.as,
  );
  expect((await operator.call(me, undefined, fan.as)).phoneProvenUntil).toBeDefined();
  operator.clock.advance({ seconds: 1 });
  await end(fan);
  await operator.deps.db.update(users).set({ phone: msisdn }).where(eq(users.id, fan.userId));
  expect((await operator.call(me, undefined, fan.as)).phoneProvenUntil).toBeUndefined();
});

test("after the quarantine the next fan has the number for the own account, and nothing of the fan before", async () => {
  // Simulates an account that still has the number, from before numbers were detached.
  await end(fan);
  await operator.deps.db.update(users).set({ phone: msisdn }).where(eq(users.id, fan.userId));
  operator.clock.advance({ days: 91 });
  const next = await newShopper(operator);
  await orderNumber(next, msisdn);
  expect(await numberOf(next)).toBe(msisdn);
  await name(next, msisdn);
  expect(await phoneOf(next)).toBe(msisdn);
  operator.clock.advance({ minutes: 5 });
  const { otpId } = await operator.call(resetOtp, { body: { phone: msisdn } });
  const { resetToken } = await operator.call(resetVerify, { body: { otpId, code: await lastCode(operator, msisdn) } });
  await operator.call(resetPassword, { body: { resetToken, newPassword: password } });
  expect((await operator.fails(login, { body: { identifier: fan.form.email, password } })).code).toBe("1004");
});

test("the fan of a line takes its number for the account, whatever account named it before", async () => {
  const next = await newCustomer(operator);
  const own = await numberOf(next);
  await operator.deps.db.update(users).set({ phone: own }).where(eq(users.id, fan.userId));
  await name(next, own);
  expect([await phoneOf(next), await phoneOf(fan)]).toEqual([own, undefined]);
});

test("a changed number goes with the own account, and leaves the accounts of other clubs", async () => {
  const elsewhere = await newFan(operator, { phone: msisdn, phoneVerificationToken: await proofOf(2) }, { team: 2 });
  const wish = { ...(await heldNumber(operator, fan.as)), password: fan.form.password };
  const changed = await operator.call(lineNumber, { params: { id: fan.lineId }, body: wish }, fan.as);
  expect(await phoneOf(fan)).toBe(changed.msisdn);
  expect((await operator.call(me, undefined, { token: elsewhere.accessToken, team: 2 })).phoneNumber).toBeUndefined();
});

test("a number that goes on a day ahead is announced to each account that names it", async () => {
  await operator.deps.db.transaction((tx) => announceDetaching(operator.deps, tx, msisdn, "2027-03-31"));
  await operator.runJobs();
  const [mail] = await mailsTo(operator, fan.form.email);
  expect(mail?.subject).toMatch(/^Deine Nummer 01[\d ]+ verlässt bald dein Konto$/);
  expect(mail?.body).toContain("31. März 2027");
  expect(await phoneOf(fan)).toBe(msisdn);
});

/** Orders and pays a line with this number from stock. */
async function orderNumber(shopper: Awaited<ReturnType<typeof newShopper>>, wanted: string): Promise<Intent> {
  const [row] = await operator.deps.db.select().from(registryNumbers).where(eq(registryNumbers.msisdn, wanted));
  const registryId = row?.id ?? "";
  const { reservationId } = await operator.call(phoneReserve, { params: { id: registryId }, body: {} }, shopper.as);
  const order = await withSummary(operator, orderInput(shopper, { registryId, reservationId }), shopper.as);
  const intent = await operator.call(tariffIntent, { body: order }, shopper.as);
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  return intent;
}
