import { login, me } from "@tribun/api-client/contract";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

describe("login", () => {
  test("by e-mail in any case, and by phone in any spelling", async () => {
    const { form } = await newFan(operator);
    const password = form.password;
    for (const identifier of [form.email.toUpperCase(), form.phone, form.phone.replace("+49", "0")]) {
      const { accessToken } = await operator.call(login, { body: { identifier, password } });
      const { exp = 0, iat = 0 } = decodeJwt(accessToken);
      expect(exp - iat).toBe(12 * 3600);
      expect(exp).toBe(Math.floor(operator.clock.base() / 1000) + 12 * 3600);
    }
  });

  test("by what a Turkish keyboard, a card of contacts or another computer makes of it", async () => {
    const email = "ilkay-1@müller.de";
    const password = "Zeytin-Dağı-9!";
    const { form } = await newFan(operator, { email, password, passwordConfirmation: password.normalize("NFD") });
    const own = email.replace("müller", "xn--mller-kva");
    const typed = [email.replace("i", "İ"), email.replace("i", "ı").toUpperCase(), email.replace("-", "\u2011"), own];
    for (const identifier of [...typed, `\u202a${form.phone.replace("+49", "+49 ")}\u202c`]) {
      const { accessToken } = await operator.call(login, { body: { identifier, password: form.password } });
      expect(await operator.call(me, undefined, { token: accessToken })).toMatchObject({ email });
    }
    await operator.call(login, { body: { email, password: form.password.normalize("NFD") } });
  });

  test("by a field that says which of the two it is", async () => {
    const { form } = await newFan(operator);
    const { email, phone, password } = form;
    for (const one of [{ email: ` ${email.toUpperCase()} ` }, { phone }, { phone: phone.replace("+49", "0049 ") }]) {
      const { accessToken } = await operator.call(login, { body: { ...one, password } });
      expect(await operator.call(me, undefined, { token: accessToken })).toMatchObject({ email, phoneNumber: phone });
    }
    // The phone field refuses an e-mail address, and the e-mail field refuses a phone number.
    expect((await operator.fails(login, { body: { phone: email, password } })).fieldErrors).toEqual([
      { field: "phone", rule: "phone.invalid" },
    ]);
    expect((await operator.fails(login, { body: { email: phone, password } })).fieldErrors).toEqual([
      { field: "email", rule: "email.invalid" },
    ]);
  });

  const BOTH = { email: "a@example.com", phone: "+4917139200001", identifier: "a@example.com" };
  test.each([
    [{}, [["identifier", "required"]]],
    [{ email: BOTH.email, phone: BOTH.phone }, [["phone", "single"]]],
    [{ email: BOTH.email, identifier: BOTH.identifier }, [["email", "single"]]],
    [{ phone: BOTH.phone, identifier: BOTH.identifier }, [["phone", "single"]]],
    [
      BOTH,
      [
        ["phone", "single"],
        ["email", "single"],
      ],
    ],
  ])("exactly one of the three: %j", async (ways, rules) => {
    const wrong = rules.map(([field, rule]) => ({ field, rule: `identifier.${rule}` }));
    expect(await operator.fails(login, { body: { ...ways, password: "x" } })).toMatchObject({
      status: 400,
      code: "-1",
      fieldErrors: wrong,
    });
    // The same answer also reports what is wrong with the password.
    const all = [...wrong, { field: "password", rule: "password.required" }];
    expect((await operator.fails(login, { body: ways })).fieldErrors).toEqual(expect.arrayContaining(all));
  });

  test("wrong password, unknown fan and another club give the same 1004", async () => {
    const { form } = await newFan(operator);
    const wrong = await operator.fails(login, { body: { identifier: form.email, password: "Wrong#1907" } });
    const unknown = await operator.fails(login, { body: { identifier: "nobody@example.com", password: form.password } });
    const foreign = await operator.fails(login, { body: { identifier: form.email, password: form.password } }, { team: 2 });
    for (const failure of [wrong, unknown, foreign]) expect(failure).toMatchObject({ status: 401, code: "1004", fieldErrors: [] });
  });

  test("five wrong attempts close the door for a quarter of an hour, for this address only", async () => {
    const { form } = await newFan(operator);
    const bad = { body: { identifier: form.email, password: "Wrong#1907" } };
    const good = { body: { identifier: form.email, password: form.password } };
    for (let i = 0; i < 5; i++) expect((await operator.fails(login, bad, { ip: "203.0.113.7" })).code).toBe("1004");
    const closed = await operator.fails(login, good, { ip: "203.0.113.7" });
    expect(closed).toMatchObject({ status: 429, code: "RATE_LIMIT_EXCEEDED" });
    expect(Number(closed.headers.get("retry-after"))).toBe(900);
    await operator.call(login, good, { ip: "203.0.113.8" });
    const renamed = { body: { email: form.email, password: form.password } };
    expect((await operator.fails(login, renamed, { ip: "203.0.113.7" })).status).toBe(429);
    const byPhone = { body: { phone: form.phone, password: form.password } };
    expect((await operator.fails(login, byPhone, { ip: "203.0.113.7" })).status).toBe(429);
    operator.clock.advance({ minutes: 15, seconds: 1 });
    await operator.call(login, good, { ip: "203.0.113.7" });
  });

  test("five guesses at nobody's account close the door as well, so that the limit tells nothing", async () => {
    const nobody = { body: { identifier: "nobody.at.all@example.com", password: "Wrong#1907" } };
    for (let i = 0; i < 5; i++) expect((await operator.fails(login, nobody, { ip: "203.0.113.9" })).code).toBe("1004");
    expect((await operator.fails(login, nobody, { ip: "203.0.113.9" })).status).toBe(429);
  });
});
