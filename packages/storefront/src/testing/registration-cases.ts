import type { RuleCase } from "@tribun/forms/testing";

/** Valid values of every field that an earlier visit stores. Each case replaces one of them. */
export const RIGHT = {
  ...{ customerType: "private", companyName: "Ulus GmbH", taxNumber: "2181508150", vatId: "", salutation: "other" },
  ...{ firstName: "Deniz", lastName: "Yılmaz", birthday: "1990-05-19", documentType: "idCard", identityValidityDate: "2031-01-01" },
  ...{ email: "deniz@beispiel.de", emailConfirmation: "deniz@beispiel.de", phone: "0171 39200 33" },
  ...{ street: "Oranienstraße", houseNumber: "24 a", postalCode: "10999", city: "Berlin" },
};
/** Valid values of the fields that are never stored and must be typed. */
export const TYPED: Readonly<Record<string, string>> = {
  ...{ identityNumber: "L01X00T471", password: "Tribun#1907", passwordConfirmation: "Tribun#1907", keyword: "4718" },
};
const LONG = "a".repeat(130);

/** A rule, with a field and a value that break it. */
export const rule = (name: string, field: string, value: string): RuleCase => ({ rule: name, field, value });
/** Rules by the kind of form that has them: an account, a company's account, and an account with a line. */
export const CASES: Readonly<Record<"account" | "company" | "line", readonly RuleCase[]>> = {
  account: [
    rule("firstName.required", "firstName", ""),
    rule("firstName.invalid", "firstName", "D3niz"),
    rule("name.dot", "firstName", "www.tribun.example"),
    rule("name.marks", "firstName", "E\u0301\u0302\u0303lif"),
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
    rule("email.letters", "email", "denşz@beispiel.de"),
    rule("emailConfirmation.required", "emailConfirmation", ""),
    rule("emailConfirmation.mismatch", "emailConfirmation", "deniz@beispiel.com"),
    rule("phone.required", "phone", ""),
    rule("phone.invalid", "phone", "030 123456"),
    rule("street.required", "street", ""),
    rule("text.unprintable", "street", "Oranienstraße 🥙"),
    rule("houseNumber.required", "houseNumber", ""),
    rule("houseNumber.invalid", "houseNumber", "a"),
    rule("postalCode.required", "postalCode", ""),
    rule("postalCode.invalid", "postalCode", "1099"),
    rule("city.required", "city", ""),
    rule("city.invalid", "city", "10999"),
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
