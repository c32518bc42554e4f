import { checkPassword, register } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFan, registerForm } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

test.each([
  ["Hallo123!", "password.known"],
  ["Elif1995!", "password.personal"],
  ["Zeytin-Dalı-9", undefined],
])("says of %s what the registration will say: %s", async (password, refused) => {
  const form = registerForm({ firstName: "Elif", birthday: "1995-04-12", password, passwordConfirmation: password });
  const { firstName, lastName, birthday, email, phone } = form;
  const body = { password, firstName, lastName, birthday, email, phone: `0${phone.slice(3)}` };
  expect(await operator.call(checkPassword, { body })).toEqual(refused === undefined ? {} : { refused });
  if (refused !== undefined)
    expect((await operator.fails(register, { body: form })).fieldErrors).toContainEqual({ field: "password", rule: refused });
});

test("knows the account of a session, whatever is typed beside it", async () => {
  const { accessToken: token } = await newFan(operator, { firstName: "Nazlıcan" });
  const body = { password: "Nazlıcan#77", firstName: "Deniz" };
  expect(await operator.call(checkPassword, { body }, { token })).toEqual({ refused: "password.personal" });
  expect(await operator.call(checkPassword, { body })).toEqual({});
});
