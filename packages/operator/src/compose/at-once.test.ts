import { enterGiveaway, register, updateMe } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FAN_PASSWORD, registerForm, verifiedPhone, newFan } from "../testing/fans.ts";
import { nextPhone } from "../testing/phones.ts";
import { giveawayForm } from "../testing/giveaways.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";

/** More simultaneous callers than the pool has connections. */
const CALLERS = 12;
const LIMITS = { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" };

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: LIMITS });
});
afterAll(() => operator.stop());

const all = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: CALLERS }, (_, index) => work(index)));
const statuses = (answers: readonly Response[]) => new Set(answers.map(({ status }) => status));
const emailConsent = { email: true, sms: false, phone: false, push: false, profiling: false };

test("forms of a giveaway, whose mails are counted", async () => {
  const answers = await all((index) => operator.raw(enterGiveaway, { body: giveawayForm(`many-${index}@example.com`) }));
  expect(statuses(answers)).toEqual(new Set([200]));
});

test("registrations that want advertising, whose links are counted", async () => {
  const forms = await all(async () => {
    const phone = nextPhone();
    return registerForm({ phone, phoneVerificationToken: await verifiedPhone(operator, phone), consents: emailConsent });
  });
  expect(statuses(await all((index) => operator.raw(register, { body: forms[index] })))).toEqual(new Set([200]));
});

test("new addresses, whose links are counted", async () => {
  const fans = await all(() => newFan(operator));
  const answers = await all((index) => {
    const body = { email: `new-${index}@example.com`, currentPassword: FAN_PASSWORD };
    return operator.raw(updateMe, { body }, { token: fans[index]?.accessToken ?? "" });
  });
  expect(statuses(answers)).toEqual(new Set([200]));
});
