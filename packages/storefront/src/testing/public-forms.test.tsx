import { inSeconds, testNow } from "@tribun/vitest-config/clock";
import { page } from "vitest/browser";
import { Cancellation } from "../areas/support/cancellation/cancellation.tsx";
import { Corporate } from "../areas/auth/corporate/corporate.tsx";
import { Dsgvo } from "../areas/info/dsgvo/dsgvo.tsx";
import { ForgotPassword } from "../areas/auth/forgot-password/forgot-password.tsx";
import { Giveaway } from "../areas/games/giveaway/giveaway.tsx";
import { Login } from "../areas/auth/login/login.tsx";
import { Register } from "../areas/auth/register/register.tsx";
import { Support } from "../areas/support/help/support.tsx";
import { Survey } from "../areas/games/survey/survey.tsx";
import { badInput, type PublicForm } from "./bad-input.ts";
import { sampleDrawn, sampleGiveaway } from "./sample-giveaway.ts";
import { sampleSurvey } from "./sample-survey.ts";
import { sampleUser } from "./samples.ts";

const TICKET = { ticket: "T-0A1B2C3D4E", receivedAt: "2026-11-03T11:00:00.000Z" };
const RECEIPT = { receiptId: "W-1", receivedAt: "2026-11-21T10:01:00.000Z", toConfirm: false };
const PERSON = { name: "Elif Şahin", email: "elif@example.com" };
const DECLARED = { ...PERSON, contract: "0171 39200 33" };
const COMPANY = {
  ...{ companyName: "Ulus GmbH", taxNumber: "2181508150", firstName: "Ayşe", lastName: "Ulus" },
  ...{ email: "ayse@example.com", phone: "0171 39200 33", callBack: "midday" },
};
const COMPANY_NEEDS = {
  ...{ companyName: "companyName.required", taxNumber: "taxNumber.required", firstName: "firstName.required" },
  ...{ lastName: "lastName.required", email: "email.required", phone: "phone.required", callBack: "callBack.required" },
};
const DECLARED_NEEDS = { name: "name.required", contract: "contract.required", email: "email.required" };
const CORPORATE = {
  ...{ screen: <Corporate />, call: "POST /api/zoho/corporate-register", accepted: { leadId: "L-0A1B2C3D4E" } },
  ...{ right: COMPANY, needed: COMPANY_NEEDS, script: { field: "firstName", rule: "text.script" }, done: /L-0A1B2C3D4E/ },
} as const;

const TOKENS = { accessToken: `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`, refreshToken: "r" };
/** A registration that an earlier visit left at its last section. */
const REGISTRATION = {
  ...{ salutation: "other", firstName: "Deniz", lastName: "Yılmaz", birthday: "1990-05-19" },
  ...{ email: "deniz@beispiel.de", emailConfirmation: "deniz@beispiel.de", phone: "0171 39200 33" },
  ...{ street: "Oranienstraße", houseNumber: "24 a", postalCode: "10999", city: "Berlin" },
};

const FORMS: readonly PublicForm[] = [
  {
    ...{ name: "survey", screen: <Survey />, path: "/survey", answers: { "GET /api/surveys/current": sampleSurvey } },
    ...{ call: "POST /api/surveys/kurve/answers", accepted: { answeredAt: "2026-11-03T11:00:00.000Z", status: "confirmationSent" } },
    right: { recommend: "4", reason: "club", missing: "Mehr Heimspiele", email: "elif@example.com" },
    needed: { recommend: "surveyAnswer.required", email: "email.required" },
    ...{ long: ["missing", "text.tooLong", 2001], script: { field: "missing" }, done: /Noch ein Klick in der E-Mail/ },
  },
  {
    ...{ name: "rights", screen: <Dsgvo />, path: "/information/dsgvo", call: "POST /api/support/messages", accepted: TICKET },
    right: { right: "access", ...PERSON, contract: "0171 39200 33", message: "Bitte alles" },
    needed: { right: "right.required", name: "name.required", email: "email.required" },
    ...{ long: ["message", "right.tooLong", 3501], script: { field: "name" }, done: /T-0A1B2C3D4E/ },
  },
  { ...CORPORATE, name: "business", path: "/auth/corporate-register", long: ["companyName", "text.tooLong", 121] },
  { ...CORPORATE, name: "dealer", path: "/auth/corporate-register?kind=dealer", long: ["taxNumber", "taxNumber.invalid", 12] },
  {
    ...{ name: "forgotten password", screen: <ForgotPassword />, path: "/auth/forgot-password" },
    call: "POST /api/users/reset-password/generate-otp",
    accepted: { otpId: "otp1", expiresAt: inSeconds(300), resendAt: inSeconds(60) },
    ...{ right: { phone: "0171 39200 10" }, needed: { phone: "phone.required" }, long: ["phone", "phone.invalid", 31] },
    done: /Code aus der SMS an 0171/,
  },
  {
    ...{ name: "giveaway", screen: <Giveaway />, path: "/giveaway", answers: { "GET /api/giveaways": [sampleGiveaway, sampleDrawn] } },
    ...{ call: "POST /api/zoho/giveaway", accepted: { status: "confirmationSent" } },
    right: {
      firstName: "Elif",
      lastName: "Şahin",
      email: "elif@example.com",
      birthday: "19/05/1990",
      terms: true,
      consentTextVersion: true,
    },
    needed: {
      ...{ firstName: "firstName.required", lastName: "lastName.required", email: "email.required", birthday: "date.required" },
      ...{ terms: "giveawayTerms.required", consentTextVersion: "consentMarketing.required" },
    },
    ...{ long: ["email", "email.invalid", 255], script: { field: "lastName", rule: "text.script" }, done: /giveaway-result/ },
  },
  {
    ...{
      name: "support",
      screen: <Support />,
      path: "/support",
      form: "form:has([name=topic])",
      call: "POST /api/support/messages",
      accepted: TICKET,
    },
    right: { topic: "billing", ...PERSON, message: "Zwei Posten zu viel" },
    needed: { topic: "supportTopic.required", name: "name.required", email: "email.required", message: "supportMessage.required" },
    ...{ long: ["message", "supportMessage.tooLong", 4001], script: { field: "name" }, done: /T-0A1B2C3D4E/ },
  },
  {
    ...{ name: "cancellation", screen: <Cancellation />, path: "/information/cancellation", form: "form:has(button[value=terminate])" },
    ...{ call: "POST /api/terminations", accepted: RECEIPT, right: { kind: "ordinary", ...DECLARED }, needed: DECLARED_NEEDS },
    ...{ long: ["contract", "text.tooLong", 61], script: { field: "name" }, done: /Deine Kündigung ist angekommen/ },
  },
  {
    ...{ name: "withdrawal", screen: <Cancellation />, path: "/information/cancellation", form: "form:has(button[value=withdraw])" },
    ...{ call: "POST /api/withdrawals", accepted: RECEIPT, right: DECLARED, needed: DECLARED_NEEDS },
    ...{ long: ["name", "text.tooLong", 121], script: { field: "name" }, done: /Dein Widerruf ist angekommen/ },
  },
  {
    ...{
      name: "login",
      screen: <Login />,
      path: "/auth/login",
      answers: { "GET /api/users/me": sampleUser },
      call: "POST /api/auth/login",
    },
    accepted: TOKENS,
    right: { identifier: "deniz@beispiel.de", password: "Tribun#1907" },
    needed: { identifier: "identifier.required", password: "password.required" },
    ...{ long: ["password", "text.tooLong", 201], done: /dashboard/ },
  },
  {
    ...{ name: "registration", screen: <Register />, path: "/auth/register?section=security" },
    answers: {
      "GET /api/users/me": sampleUser,
      "POST /api/phone-auth/generate-otp": { otpId: "otp1", expiresAt: inSeconds(300), resendAt: inSeconds(60) },
      "POST /api/phone-auth/verify-otp": { phoneVerificationToken: "proof", expiresAt: inSeconds(1800) },
    },
    ...{ call: "POST /api/auth/register", accepted: TOKENS },
    way: {
      before: () => sessionStorage.setItem("tribun.registration", JSON.stringify({ at: testNow(), values: REGISTRATION })),
      on: async () => {
        await page.getByLabelText(/^Code aus der SMS/).fill("190719");
        await page.getByText("Hast du einen Code?").click();
      },
    },
    right: { password: "Tribun#1907", passwordConfirmation: "Tribun#1907", campaignCode: "TOR1907", terms: true },
    needed: { password: "password.required", terms: "terms.required" },
    ...{ long: ["campaignCode", "text.tooLong", 41], done: /welcome/ },
  },
];

for (const [place, form] of FORMS.entries()) badInput(form, place);
