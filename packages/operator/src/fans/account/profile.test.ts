import { login, me, phoneOtp, refresh, updateMe } from "@tribun/api-client/contract";
import { LEGAL_TEXTS_DAY } from "@tribun/legal-texts/version";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentLog } from "../../db/schema/account.ts";
import { users } from "../../db/schema/users.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "../../seed/demo.ts";
import { FAN_PASSWORD, newFan, verifiedPhone } from "../../testing/fans.ts";
import { nextPhone } from "../../testing/phones.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const corporate = { customerType: "corporate", companyName: "Ulus GmbH", taxNumber: "2181508150" } as const;

describe("profile", () => {
  test("changes what is named and leaves the rest", async () => {
    const { accessToken: token, form } = await newFan(operator);
    const delivery = { street: "Hafenstraße", houseNumber: "1", postalCode: "20457", city: "Hamburg" };
    const body = {
      firstName: "Işıl",
      city: "Köln",
      postalCode: "50667",
      language: "tr",
      deliveryAddress: delivery,
      keyword: "7531",
      currentPassword: form.password,
    } as const;
    const changed = await operator.call(updateMe, { body }, { token });
    const expected = { firstName: "Işıl", lastName: form.lastName, city: "Köln", language: "tr", deliveryAddress: delivery };
    expect(changed).toMatchObject(expected);
    expect(changed.tokens).toBeUndefined();
    expect(await operator.call(me, undefined, { token })).toMatchObject(expected);
    const cleared = await operator.call(updateMe, { body: { deliveryAddress: null } }, { token });
    expect(cleared.deliveryAddress).toBeUndefined();
    expect(cleared.firstName).toBe("Işıl");
  });

  test("what nobody may set is dropped", async () => {
    const { accessToken: token } = await newFan(operator);
    const body = { role: "staff", customerType: "dealer", emailVerified: true, partnerCustomerId: "P-1", points: 9, revision: 99 };
    await operator.raw(updateMe, { body }, { token });
    const fan = await operator.call(me, undefined, { token });
    expect(fan).toMatchObject({ customerType: "private", emailVerified: false });
    const [row] = await operator.deps.db.select().from(users).where(eq(users.id, fan.id));
    expect(row).toMatchObject({ role: "fan", partnerCustomerId: null });
  });

  test("every broken rule is said by field", async () => {
    const { accessToken: token } = await newFan(operator);
    const body = { firstName: "", postalCode: "1", newPassword: "abc", vatId: "DE1" };
    const failure = await operator.fails(updateMe, { body }, { token });
    expect(failure).toMatchObject({ status: 400, code: "1043" });
    expect(failure.fieldErrors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["firstName", "postalCode", "newPassword", "vatId"]),
    );
    const rules = await operator.fails(
      updateMe,
      { body: { birthday: "2015-01-01", taxNumber: "2181508150", keyword: "1234", phoneNumber: nextPhone(), profile: { listed: true } } },
      { token },
    );
    expect(rules).toMatchObject({ status: 400, code: "-1" });
    expect(rules.fieldErrors).toEqual([
      { field: "birthday", rule: "birthday.tooYoungAccount" },
      { field: "taxNumber", rule: "customerType.corporateOnly" },
      { field: "keyword", rule: "keyword.guessable" },
      { field: "profile.nickname", rule: "nickname.required" },
      { field: "currentPassword", rule: "password.required" },
      { field: "phoneVerificationToken", rule: "phoneVerification.required" },
    ]);
  });

  test("the birthday of a contract stays, and its year is no keyword", async () => {
    const { accessToken: token } = await operator.call(login, { body: { identifier: DEMO_EMAIL, password: DEMO_PASSWORD } });
    expect((await operator.fails(updateMe, { body: { birthday: "1990-01-01" } }, { token })).fieldErrors).toEqual([
      { field: "birthday", rule: "birthday.fixed" },
    ]);
    expect((await operator.fails(updateMe, { body: { keyword: "1994", currentPassword: DEMO_PASSWORD } }, { token })).fieldErrors).toEqual([
      { field: "keyword", rule: "keyword.birthYear" },
    ]);
    expect(await operator.call(updateMe, { body: { birthday: "1994-05-19" } }, { token })).toMatchObject({ birthday: "1994-05-19" });
  });

  test("companies: ten or eleven digits, DE stripped from the tax number, the VAT id may go, private fans have none", async () => {
    const { accessToken: token } = await newFan(operator, corporate);
    const body = { taxNumber: "DE 181/8150/8155", vatId: "de 136695976", companyName: "Ulus & Söhne GmbH" };
    expect(await operator.call(updateMe, { body }, { token })).toMatchObject({
      taxNumber: "18181508155",
      vatId: "DE136695976",
      companyName: "Ulus & Söhne GmbH",
    });
    expect((await operator.call(updateMe, { body: { vatId: null } }, { token })).vatId).toBeUndefined();
    expect((await operator.fails(updateMe, { body: { companyName: "U", taxNumber: "12" } }, { token })).fieldErrors).toEqual([
      { field: "companyName", rule: "companyName.tooShort" },
      { field: "taxNumber", rule: "taxNumber.invalid" },
    ]);
  });

  test("a change on top of a change that was not seen is refused and leaves things as they were", async () => {
    const { accessToken: token } = await newFan(operator);
    const { version = 0 } = await operator.call(me, undefined, { token });
    await operator.call(updateMe, { body: { version, city: "Köln" } }, { token });
    expect(await operator.fails(updateMe, { body: { version, city: "Bonn" } }, { token })).toMatchObject({
      status: 409,
      reason: "profile.stale",
    });
    expect(await operator.call(me, undefined, { token })).toMatchObject({ city: "Köln", version: version + 1 });
    const both = await Promise.all(
      ["Ulm", "Trier"].map((city) => operator.raw(updateMe, { body: { version: version + 1, city } }, { token })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe("phone", () => {
  test("needs a code of its own for exactly this number; the notice goes by mail", async () => {
    const { accessToken: token, form } = await newFan(operator);
    const phoneNumber = nextPhone();
    const wrong = await verifiedPhone(operator, nextPhone(), "changePhone", { token });
    const order = await verifiedPhone(operator, phoneNumber, "order", { token });
    for (const phoneVerificationToken of [wrong, order]) {
      expect(
        await operator.fails(updateMe, { body: { phoneNumber, phoneVerificationToken, currentPassword: form.password } }, { token }),
      ).toMatchObject({
        status: 400,
        fieldErrors: [{ field: "phoneVerificationToken", rule: "phoneVerification.required" }],
      });
    }
    operator.clock.advance({ minutes: 5 });
    const good = await verifiedPhone(operator, phoneNumber, "changePhone", { token });
    expect(
      await operator.call(updateMe, { body: { phoneNumber, phoneVerificationToken: good, currentPassword: form.password } }, { token }),
    ).toMatchObject({
      phoneNumber,
    });
    await operator.call(login, { body: { identifier: phoneNumber, password: form.password } });
    expect((await operator.fails(login, { body: { identifier: form.phone, password: form.password } })).code).toBe("1004");
    await operator.runJobs();
    expect((await listMessages(operator.deps.db, { to: form.email, limit: 1 }))[0]?.subject).toBe("Deine Handynummer wurde geändert");
    operator.clock.advance({ minutes: 31 });
    const late = nextPhone();
    expect(
      (
        await operator.fails(
          updateMe,
          { body: { phoneNumber: late, phoneVerificationToken: good, currentPassword: form.password } },
          { token },
        )
      ).fieldErrors,
    ).toEqual([{ field: "phoneVerificationToken", rule: "phoneVerification.expired" }]);
  });

  test("somebody else's number is 1066, before the code and after it", async () => {
    const { accessToken: token, form } = await newFan(operator);
    const phoneNumber = nextPhone();
    const proof = await verifiedPhone(operator, phoneNumber, "changePhone", { token });
    await newFan(operator, { phone: phoneNumber });
    const taken = { status: 409, code: "1066", reason: "profile" };
    expect(await operator.fails(phoneOtp, { body: { phone: phoneNumber, type: "changePhone" } }, { token })).toMatchObject(taken);
    const body = { phoneNumber, phoneVerificationToken: proof, city: "Bonn", currentPassword: form.password };
    expect(await operator.fails(updateMe, { body }, { token })).toMatchObject(taken);
    expect((await operator.call(me, undefined, { token })).city).toBe("Berlin");
  });
});

describe("password", () => {
  test("ends all other sessions and goes on in this one", async () => {
    const { accessToken: token, refreshToken, form } = await newFan(operator);
    const elsewhere = await operator.call(login, { body: { identifier: form.email, password: form.password } });
    const body = { currentPassword: form.password, newPassword: "Deplasman#1905" };
    const { tokens } = await operator.call(updateMe, { body }, { token });
    for (const old of [token, elsewhere.accessToken]) expect((await operator.fails(me, {}, { token: old })).code).toBe("1034");
    for (const old of [refreshToken, elsewhere.refreshToken])
      expect((await operator.fails(refresh, { body: { refreshToken: old } })).code).toBe("1005");
    await operator.call(me, undefined, { token: tokens?.accessToken ?? "" });
    await operator.call(refresh, { body: { refreshToken: tokens?.refreshToken ?? "" } });
    await operator.call(login, { body: { identifier: form.email, password: "Deplasman#1905" } });
    expect((await operator.fails(login, { body: { identifier: form.email, password: form.password } })).code).toBe("1004");
  });

  test("the present one must be right, the new one another", async () => {
    const { accessToken: token, form } = await newFan(operator);
    const change = (currentPassword: string, newPassword: string) =>
      operator.fails(updateMe, { body: { currentPassword, newPassword } }, { token });
    expect(await change("Wrong#1907", "Deplasman#1905")).toMatchObject({ status: 401, code: "1004" });
    expect((await change(form.password, form.password)).fieldErrors).toEqual([{ field: "newPassword", rule: "password.sameAsOld" }]);
    expect((await operator.fails(updateMe, { body: { newPassword: "Deplasman#1905" } }, { token })).fieldErrors).toEqual([
      { field: "currentPassword", rule: "password.required" },
    ]);
    for (let i = 0; i < 5; i++) expect((await change("Wrong#1907", "Deplasman#1905")).code).toBe("1004");
    expect((await change(form.password, "Deplasman#1905")).status).toBe(429);
    operator.clock.advance({ minutes: 15, seconds: 1 });
    await operator.call(updateMe, { body: { currentPassword: form.password, newPassword: "Deplasman#1905" } }, { token });
  });

  test("the new one is not one that others try first, which says nothing of the present one", async () => {
    const { accessToken: token } = await newFan(operator);
    for (const [newPassword, rule] of Object.entries({ "Hallo123!": "password.known", "Sahin#1995": "password.personal" })) {
      const failure = await operator.fails(updateMe, { body: { currentPassword: "Wrong#1907", newPassword } }, { token });
      expect(failure).toMatchObject({ status: 400, code: "-1", fieldErrors: [{ field: "newPassword", rule }] });
    }
  });

  test.each([
    ["1043", "Ab#1"],
    ["1044", "Abcdef1"],
    ["1045", "Abcdef#"],
    ["1046", "ABCDEF#1"],
    ["1047", "abcdef#1"],
  ])("password rule %s", async (code, newPassword) => {
    const { accessToken: token } = await operator.call(login, { body: { identifier: DEMO_EMAIL, password: DEMO_PASSWORD } });
    const body = { currentPassword: DEMO_PASSWORD, newPassword };
    expect(await operator.fails(updateMe, { body }, { token })).toMatchObject({
      status: 400,
      code,
      fieldErrors: [{ field: "newPassword" }],
    });
  });
});

test("consents are written down with their words and time; taking one back counts at once", async () => {
  const { accessToken: token } = await newFan(operator);
  const { id } = await operator.call(me, undefined, { token });
  const body = { consents: { sms: true, profiling: true }, consentTextVersion: "2026-10-a" };
  expect((await operator.call(updateMe, { body }, { token })).consents).toMatchObject({ sms: true, profiling: true, email: false });
  await operator.call(updateMe, { body: { consents: { sms: true } } }, { token });
  operator.clock.advance({ days: 1 });
  const { accessToken } = await operator.call(login, { body: { identifier: (await fanOf(id)).email, password: FAN_PASSWORD } });
  expect((await operator.call(updateMe, { body: { consents: { sms: false } } }, { token: accessToken })).consents.sms).toBe(false);
  const log = await operator.deps.db.select().from(consentLog).where(eq(consentLog.userId, id)).orderBy(consentLog.id);
  const { phone } = await fanOf(id);
  expect(log.map(({ kind, event, textVersion, contact }) => [kind, event, textVersion, contact])).toEqual([
    ["terms", "granted", LEGAL_TEXTS_DAY, null],
    ["sms", "granted", "2026-10-a", phone],
    ["profiling", "granted", "2026-10-a", null],
    ["sms", "withdrawn", "2026-11", phone],
  ]);
});

async function fanOf(id: string) {
  const [row] = await operator.deps.db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error("no such fan");
  return row;
}
