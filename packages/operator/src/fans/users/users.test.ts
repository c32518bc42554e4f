import { checkEmail, checkEmailGet, me } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLink } from "../../testing/account.ts";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

test("an address is free until somebody of this club has proven it; both spellings of the call", async () => {
  const { form } = await newFan(operator);
  const email = form.email.toUpperCase();
  expect(await operator.call(checkEmail, { body: { email } })).toEqual({ available: true });
  await openLink(operator, form.email);
  expect(await operator.call(checkEmail, { body: { email } })).toEqual({ available: false });
  expect(await operator.call(checkEmailGet, { query: { email } })).toEqual({ available: false });
  expect(await operator.call(checkEmail, { body: { email } }, { team: 2 })).toEqual({ available: true });
  expect(await operator.fails(checkEmailGet, { query: { email: "x" } })).toMatchObject({
    fieldErrors: [{ field: "email", rule: "email.invalid" }],
  });
});

test("ten looks a minute and address, whichever spelling they use", async () => {
  const strict = await createTestOperator();
  const email = "anybody@example.com";
  for (let i = 0; i < 5; i++) {
    await strict.call(checkEmail, { body: { email } });
    await strict.call(checkEmailGet, { query: { email } });
  }
  expect(await strict.fails(checkEmail, { body: { email } })).toMatchObject({ status: 429 });
  expect(await strict.fails(checkEmailGet, { query: { email } })).toMatchObject({ status: 429 });
  strict.clock.advance({ minutes: 1 });
  await strict.call(checkEmailGet, { query: { email } });
  await strict.stop();
});

test("the fan's own data, under both addresses, without hashes", async () => {
  const { accessToken, form } = await newFan(operator, {
    customerType: "corporate",
    companyName: "Ulus GmbH",
    taxNumber: "21 815 08150",
    vatId: "DE 136695976",
    deliveryAddress: { street: "Hafenstraße", houseNumber: "1", postalCode: "20457", city: "Hamburg" },
  });
  const fan = await operator.call(me, undefined, { token: accessToken });
  expect(fan).toMatchObject({ customerType: "corporate", companyName: "Ulus GmbH", taxNumber: "2181508150", vatId: "DE136695976" });
  expect(fan.deliveryAddress?.city).toBe("Hamburg");
  expect(fan.phoneNumber).toBe(form.phone);
  const alias = await operator.request("/api/auth/me", {
    headers: { authorization: `Bearer ${accessToken}`, "x-team-id": "1", "x-language-code": "1" },
  });
  const text = await alias.text();
  expect(text).toContain(fan.id);
  expect(text).not.toContain("argon2");
});
