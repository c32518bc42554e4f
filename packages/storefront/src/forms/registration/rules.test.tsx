import { expectRuleShown, type RuleCase } from "@tribun/forms/testing";
import { testNow } from "@tribun/vitest-config/clock";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleBrand } from "../../testing/sample-brand.ts";
import { makeStage } from "../../testing/stage.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import { SECTION_FIELDS, SECTIONS } from "./values.ts";

/** All that is right, as an earlier visit left it; each case breaks one of it. */
const RIGHT = {
  ...{ customerType: "private", companyName: "Ulus GmbH", taxNumber: "2181508150", vatId: "", salutation: "other" },
  ...{ firstName: "Deniz", lastName: "Yılmaz", birthday: "1990-05-19", documentType: "idCard", identityValidityDate: "2031-01-01" },
  ...{ email: "deniz@beispiel.de", emailConfirmation: "deniz@beispiel.de", phone: "0171 39200 33" },
  ...{ street: "Oranienstraße", houseNumber: "24 a", postalCode: "10999", city: "Berlin" },
};
/** What is never kept is typed. */
const TYPED: Readonly<Record<string, string>> = {
  ...{ identityNumber: "L01X00T471", password: "Tribun#1907", passwordConfirmation: "Tribun#1907", keyword: "4718" },
};
const LONG = "a".repeat(130);

const rule = (name: string, field: string, value: string): RuleCase => ({ rule: name, field, value });
/** Rules by the kind of form that asks for them: an account alone, one of a company, and one with a line. */
const CASES: Readonly<Record<"account" | "company" | "line", readonly RuleCase[]>> = {
  account: [
    rule("salutation.required", "salutation", ""),
    rule("firstName.required", "firstName", ""),
    rule("firstName.invalid", "firstName", "D3niz"),
    rule("text.tooLong", "firstName", LONG),
    rule("text.script", "firstName", "デニズ"),
    rule("lastName.required", "lastName", "  "),
    rule("lastName.invalid", "lastName", "Y1lmaz"),
    rule("birthday.required", "birthday", ""),
    rule("date.invalid", "birthday", "31/02/1990"),
    rule("birthday.tooYoungAccount", "birthday", "2015-05-19"),
    rule("birthday.tooOld", "birthday", "1900-05-19"),
    rule("email.required", "email", ""),
    rule("email.invalid", "email", "deniz@beispiel"),
    rule("email.letters", "email", "denız@beispiel.de"),
    rule("emailConfirmation.required", "emailConfirmation", ""),
    rule("emailConfirmation.mismatch", "emailConfirmation", "deniz@beispiel.com"),
    rule("phone.required", "phone", ""),
    rule("phone.invalid", "phone", "030 123456"),
    rule("street.required", "street", ""),
    rule("text.unprintable", "street", "Oranien\u202Estraße"),
    rule("houseNumber.required", "houseNumber", ""),
    rule("houseNumber.invalid", "houseNumber", "a"),
    rule("postalCode.required", "postalCode", ""),
    rule("postalCode.invalid", "postalCode", "1099"),
    rule("city.required", "city", ""),
    rule("city.invalid", "city", "Berlin!"),
    rule("phoneVerification.required", "phoneVerificationToken", ""),
    rule("password.required", "password", ""),
    rule("password.tooShort", "password", "Tr#1"),
    rule("password.symbol", "password", "Tribun1907"),
    rule("password.digit", "password", "Tribun#abc"),
    rule("password.lowercase", "password", "TRIBUN#1907"),
    rule("password.uppercase", "password", "tribun#1907"),
    rule("passwordConfirmation.required", "passwordConfirmation", ""),
    rule("passwordConfirmation.mismatch", "passwordConfirmation", "Tribun#1905"),
    rule("terms.required", "terms", ""),
  ],
  company: [
    rule("companyName.required", "companyName", ""),
    rule("companyName.tooShort", "companyName", "U"),
    rule("taxNumber.required", "taxNumber", ""),
    rule("taxNumber.invalid", "taxNumber", "21/815"),
    rule("vatId.invalid", "vatId", "DE1907"),
  ],
  line: [
    rule("birthday.tooYoung", "birthday", "2009-12-31"),
    rule("identityNumber.required", "identityNumber", ""),
    rule("identityNumber.invalid", "identityNumber", "L01X00T472"),
    rule("identityValidityDate.required", "identityValidityDate", ""),
    rule("identityValidityDate.past", "identityValidityDate", "2026-11-01"),
    rule("identityValidityDate.tooFar", "identityValidityDate", "2046-11-01"),
    rule("keyword.required", "keyword", ""),
    rule("keyword.digits4", "keyword", "470"),
    rule("keyword.guessable", "keyword", "1111"),
    rule("keyword.birthYear", "keyword", "1991"),
  ],
};

beforeEach(() => sessionStorage.clear());

/** A field by which each section is known. */
const KNOWN_BY = { person: "firstName", contact: "email", security: "password" } as const;

/** Goes through the form as far as the broken field, with all else right, and presses on. */
async function open(kind: keyof typeof CASES, { field, value }: RuleCase, language: "de" | "tr", keywordRule = sampleBrand.keywordRule) {
  const birthday = field === "keyword" && { birthday: "1991-05-19" };
  const company = kind === "company" && { customerType: "corporate" };
  const values = { ...RIGHT, ...birthday, ...company, ...(field in RIGHT && { [field]: value }) };
  sessionStorage.setItem("tribun.registration", JSON.stringify({ at: testNow(), values }));
  const { element, app } = await makeStage({
    screen: <RegistrationForm withLine={kind === "line"} onRegistered={() => undefined} />,
    ...{ path: "/auth/register", brand: { ...sampleBrand, keywordRule }, language },
  });
  const { container, unmount } = await render(element);
  const control = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  // What is kept comes after the first render.
  await expect.poll(() => control("lastName")?.value).toBe(values.lastName);
  for (const section of SECTIONS) {
    await expect.poll(() => control(KNOWN_BY[section])).not.toBeNull();
    for (const name of SECTION_FIELDS[section]) {
      const place = name in TYPED ? control(name) : null;
      if (place) await page.elementLocator(place).fill(name === field ? value : (TYPED[name] ?? ""));
    }
    const press = container.querySelector("button[type=submit]");
    if (press) await page.elementLocator(press).click();
    if (SECTION_FIELDS[section].some((name) => name === field)) break;
  }
  return { unmount, say: (key: string) => app.i18n.say("validation", key) };
}

const ALL = Object.entries(CASES).flatMap(([kind, cases]) => cases.map((one) => ({ kind, ...one })));
const isKind = (kind: string): kind is keyof typeof CASES => Object.hasOwn(CASES, kind);

test.each(ALL)("$rule is said at $field and in the summary, in both languages", async ({ kind, ...one }) => {
  if (!isKind(kind)) throw new Error(kind);
  for (const language of ["de", "tr"] as const) {
    const { say, unmount } = await open(kind, one, language);
    await expectRuleShown(say(one.rule));
    await unmount();
  }
});

test("the other reading of the keyword's rule: three to twenty characters", async () => {
  const { say } = await open("line", rule("keyword.text3to20", "keyword", "ab"), "de", "text3to20");
  await expectRuleShown(say("keyword.text3to20"));
});
