import { me, register } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { outbox } from "../../db/schema/operations.ts";
import { users } from "../../db/schema/users.ts";
import { keywordMatches } from "../../security/keyword-hash.ts";
import { openLink } from "../../testing/account.ts";
import { newFan, registerForm, verifiedPhone } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

describe("register", () => {
  test("opens an account, signs in, and keeps no document number", async () => {
    const { accessToken, form } = await newFan(operator, {
      documentType: "idCard",
      identityNumber: "L01X00T47",
      identityValidityDate: "2030-01-01",
    });
    const fan = await operator.call(me, undefined, { token: accessToken });
    expect(fan).toMatchObject({ email: form.email, phoneNumber: form.phone, keywordSet: true, hasLine: false, language: "de" });
    const [row] = await operator.deps.db.select().from(users).where(eq(users.id, fan.id));
    expect(JSON.stringify(row)).not.toContain("L01X00T47");
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(keywordMatches(operator.deps.config, fan.id, form.keyword ?? "", row?.keywordHash ?? "")).toBe(true);
  });

  test("greets by mail in the fan's language", async () => {
    const { form } = await newFan(operator, {}, { language: 0 });
    await operator.runJobs();
    const answer = await operator.request(`/sandbox/api/messages?to=${encodeURIComponent(form.email)}`);
    expect(await answer.json()).toMatchObject({ messages: [{ channel: "mail", subject: "Kanarya Mobil ailesine hoş geldin" }] });
  });

  test("the same key gives the same tokens and one account", async () => {
    const form = registerForm();
    form.phoneVerificationToken = await verifiedPhone(operator, form.phone);
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => operator.call(register, { body: form }, { key })));
    expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
    expect(await operator.deps.db.select().from(users).where(eq(users.email, form.email))).toHaveLength(1);
    const mails = await operator.deps.db.select().from(outbox);
    expect(mails.filter((mail) => JSON.stringify(mail.payload).includes(form.email))).toHaveLength(1);
    expect(await operator.fails(register, { body: { ...form, city: "Köln" } }, { key })).toMatchObject({ status: 409, code: "-1" });
  });

  test("a proven e-mail is 1048, a known phone 1003, in this club only", async () => {
    const { form } = await newFan(operator);
    await openLink(operator, form.email);
    const token = form.phoneVerificationToken;
    const sameMail = registerForm({ email: form.email });
    sameMail.phoneVerificationToken = await verifiedPhone(operator, sameMail.phone);
    expect(await operator.fails(register, { body: sameMail })).toMatchObject({ status: 409, code: "1048" });
    expect(await operator.fails(register, { body: registerForm({ phone: form.phone, phoneVerificationToken: token }) })).toMatchObject({
      status: 409,
      code: "1003",
    });
    await newFan(operator, { email: form.email }, { team: 2 });
  });

  test("two at once with one phone: one account", async () => {
    const first = registerForm();
    first.phoneVerificationToken = await verifiedPhone(operator, first.phone);
    const { phone, phoneVerificationToken } = first;
    const forms = [first, registerForm({ phone, phoneVerificationToken })];
    const answers = await Promise.all(forms.map((body) => operator.raw(register, { body })));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("every broken rule comes back at once, with the code of the first password rule", async () => {
    const body = { ...registerForm(), password: "abc", postalCode: "123", firstName: "", terms: false, email: "x" };
    const failure = await operator.fails(register, { body });
    expect(failure).toMatchObject({ status: 400, code: "1043" });
    expect(failure.fieldErrors).toEqual(
      expect.arrayContaining([
        { field: "password", rule: "password.tooShort" },
        { field: "password", rule: "password.symbol" },
        { field: "password", rule: "password.digit" },
        { field: "password", rule: "password.uppercase" },
        { field: "postalCode", rule: "postalCode.invalid" },
        { field: "firstName", rule: "firstName.required" },
        { field: "terms", rule: "terms.required" },
        { field: "email", rule: "email.invalid" },
      ]),
    );
  });

  test.each([
    ["1044", "Abcdef1"],
    ["1045", "Abcdef#"],
    ["1046", "ABCDEF#1"],
    ["1047", "abcdef#1"],
  ])("password rule %s", async (code, password) => {
    expect(await operator.fails(register, { body: registerForm({ password, passwordConfirmation: password }) })).toMatchObject({
      status: 400,
      code,
      fieldErrors: [{ field: "password" }],
    });
  });

  test.each([
    ["emailConfirmation", "emailConfirmation.mismatch", { emailConfirmation: "other@example.com" }],
    ["passwordConfirmation", "passwordConfirmation.mismatch", { passwordConfirmation: "Other#1907" }],
    ["companyName", "companyName.required", { customerType: "corporate", taxNumber: "2181508150" }],
    ["taxNumber", "taxNumber.required", { customerType: "corporate", companyName: "Ulus GmbH" }],
    ["keyword", "keyword.digits4", { keyword: "12a4" }],
    ["keyword", "keyword.guessable", { keyword: "1234" }],
    ["keyword", "keyword.birthYear", { keyword: "1995" }],
    ["documentType", "documentType.required", { identityNumber: "L01X00T47", identityValidityDate: "2030-01-01" }],
    ["identityNumber", "identityNumber.invalid", { documentType: "idCard", identityNumber: "AAAAAA", identityValidityDate: "2030-01-01" }],
    [
      "identityValidityDate",
      "identityValidityDate.past",
      { documentType: "idCard", identityNumber: "L01X00T47", identityValidityDate: "2026-11-03" },
    ],
  ] as const)("%s: %s", async (field, rule, overrides) => {
    const failure = await operator.fails(register, { body: registerForm(overrides) });
    expect(failure).toMatchObject({ status: 400, code: "-1", fieldErrors: [{ field, rule }] });
  });

  test("a password that others try first is refused with the reason, beside all else that is wrong", async () => {
    const weak = (password: string, city = "Berlin") => ({ body: registerForm({ password, passwordConfirmation: password, city }) });
    for (const [password, rule] of [
      ["Password1!", "password.known"],
      ["Fenerbahçe1907!", "password.known"],
      ["Elif1995!", "password.personal"],
      ["Kanarya1907!", "password.personal"],
    ] as const) {
      const failure = await operator.fails(register, weak(password));
      expect(failure, password).toMatchObject({ status: 400, code: "-1", reason: "validation" });
      expect(failure.fieldErrors).toEqual([{ field: "password", rule }]);
    }
    const both = await operator.fails(register, { body: { ...weak("Password1!").body, keyword: "1234" } });
    expect(both.fieldErrors).toEqual([
      { field: "password", rule: "password.known" },
      { field: "keyword", rule: "keyword.guessable" },
    ]);
  });

  test("somebody too young is told so with 1112", async () => {
    expect(await operator.fails(register, { body: registerForm({ birthday: "2012-01-01" }) })).toMatchObject({
      status: 422,
      code: "1112",
      fieldErrors: [{ field: "birthday", rule: "birthday.tooYoungAccount" }],
    });
  });

  test("the phone must be proven: forged 1034, late 1029, another phone, purpose or club 1028", async () => {
    const form = registerForm();
    expect(await operator.fails(register, { body: form })).toMatchObject({ status: 401, code: "1034" });
    const proof = await verifiedPhone(operator, form.phone);
    expect(await operator.fails(register, { body: registerForm({ phoneVerificationToken: proof }) })).toMatchObject({ code: "1028" });
    expect(await operator.fails(register, { body: { ...form, phoneVerificationToken: proof } }, { team: 3 })).toMatchObject({
      code: "1028",
    });
    operator.clock.advance({ minutes: 31 });
    expect(await operator.fails(register, { body: { ...form, phoneVerificationToken: proof } })).toMatchObject({
      status: 410,
      code: "1029",
    });
  });

  test("the other reading of the keyword is a setting", async () => {
    const other = await createTestOperator({ env: { KEYWORD_RULE: "text3to20" } });
    await newFan(other, { keyword: "Kadıköy" });
    expect(await other.fails(register, { body: registerForm({ keyword: "ab" }) })).toMatchObject({
      fieldErrors: [{ field: "keyword", rule: "keyword.text3to20" }],
    });
    await other.stop();
  });
});

describe("tokens", () => {
  test("forged, unsigned, foreign, late and ended ones are all 1034", async () => {
    const { accessToken } = await newFan(operator);
    const claims = decodeJwt(accessToken);
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode("x".repeat(40)));
    const stronger = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS512" })
      .sign(new TextEncoder().encode(operator.deps.config.jwtSecret.padEnd(64, "x")));
    const unsigned = new UnsecuredJWT(claims).encode();
    for (const token of [forged, stronger, unsigned, "garbage", `${accessToken}x`]) {
      expect(await operator.fails(me, {}, { token })).toMatchObject({ status: 401, code: "1034" });
    }
    expect((await operator.fails(me, {}, {})).code).toBe("1034");
    expect((await operator.fails(me, {}, { token: accessToken, team: 2 })).code).toBe("1034");
    await operator.call(me, undefined, { token: accessToken });
    operator.clock.advance({ hours: 12, seconds: 1 });
    expect((await operator.fails(me, {}, { token: accessToken })).code).toBe("1034");
  });
});
