import { inSeconds } from "@tribun/vitest-config/clock";
import { oneOfEach } from "@tribun/vitest-config/sweep";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Register } from "./register.tsx";

const tokens = { accessToken: `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`, refreshToken: "r" };
const ticket = () => ({
  otpId: "otp1",
  expiresAt: inSeconds(300),
  resendAt: inSeconds(60),
});
const GOOD: Answers = {
  "POST /api/users/check-email": { available: true },
  "POST /api/phone-auth/generate-otp": ticket,
  "POST /api/phone-auth/verify-otp": () => ({ phoneVerificationToken: "proof", expiresAt: inSeconds(0) }),
  "POST /api/auth/register": tokens,
  "GET /api/users/me": sampleUser,
};

beforeEach(() => {
  sessionStorage.clear();
});

async function open(answers: Answers = {}, path = "/auth/register") {
  const stage = await makeStage({ screen: <Register />, path, answers: { ...GOOD, ...answers } });
  const screen = await render(stage.element);
  return { ...stage, screen };
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

async function fillPerson() {
  await field("Vorname").fill("Deniz");
  await field("Nachname").fill("Yılmaz");
  await field("Geburtsdatum").fill("19/05/1990");
  await press("Weiter");
}

async function fillContact() {
  await field("E-Mail-Adresse").fill("deniz@beispiel.de");
  await field("E-Mail-Adresse wiederholen").fill("Deniz@Beispiel.de");
  await field("Handynummer").fill("0171 39200 33");
  await field("Straße").fill("Oranienstraße");
  await field("Hausnummer").fill("24 a");
  await field("Postleitzahl").fill("10999");
  await field("Ort").fill("Berlin");
  await press("Weiter");
}

async function typeCode(code: string) {
  await expect.element(field("Code aus der SMS an 0171 39200 33")).toHaveFocus();
  await field("Code aus der SMS an 0171 39200 33").fill(code);
}

async function fillSecurity() {
  await field("Neues Passwort").fill("Tribun#1907");
  await field("Passwort wiederholen").fill("Tribun#1907");
  await page.getByRole("checkbox", { name: /Allgemeinen Geschäftsbedingungen/ }).click();
}

test("three sections, one code, and the fan is welcomed; nothing is ticked or asked that is not needed", async () => {
  localStorage.setItem("iCode", "TOR1907");
  const { sent } = await open();
  await fillPerson();
  await fillContact();
  for (const box of page.getByRole("checkbox").elements()) expect(box).not.toBeChecked();
  await typeCode("190719");
  await expect.element(page.getByText("0171 39200 33 ist bestätigt.")).toBeVisible();
  await fillSecurity();
  await press("Konto anlegen");
  await expect.element(page.getByTestId("place")).toHaveTextContent("/auth/welcome");
  const registered = sent.find(({ call }) => call === "POST /api/auth/register");
  expect(registered?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  expect(registered?.body).toMatchObject({
    customerType: "private",
    birthday: "1990-05-19",
    email: "deniz@beispiel.de",
    phone: "+491713920033",
    phoneVerificationToken: "proof",
    terms: true,
    consents: { email: false, sms: false, phone: false, push: false, profiling: false },
  });
  expect(registered?.body).not.toHaveProperty("identityNumber");
  await expect.poll(() => sessionStorage.getItem("tribun.registration")).toBeNull();
  // The next registration on this device must not use this invitation.
  expect(registered?.body).toMatchObject({ invitationCode: "TOR1907" });
  expect(localStorage.getItem("iCode")).toBeNull();
});

test("a section with mistakes does not let go: summary with links, and every field says what is wrong", async () => {
  await open();
  await press("Weiter");
  await expect.element(page.getByRole("alert")).toHaveFocus();
  expect(page.getByRole("alert").getByRole("link").elements()).toHaveLength(3);
  await page.getByRole("link", { name: "Bitte gib deinen Vornamen ein." }).click();
  await expect.element(field("Vorname")).toHaveFocus();
  await field("Geburtsdatum").fill("31/02/1990");
  await userEvent.tab();
  await expect.element(field("Geburtsdatum")).toHaveAccessibleDescription(/Dieses Datum gibt es nicht/);
  await field("Geburtsdatum").fill("19/05/2015");
  await expect.element(field("Geburtsdatum")).toHaveAccessibleDescription(/mindestens 16\sJahre/);
});

test("a business customer is asked for company and tax number, the VAT id stays optional", async () => {
  await open();
  await page.getByRole("link", { name: "Konto für eine Firma anlegen" }).click();
  await press("Weiter");
  await expect.element(page.getByRole("link", { name: "Bitte gib den Firmennamen ein." })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Bitte gib die Steuernummer ein." })).toBeVisible();
  expect(page.getByRole("link", { name: /USt-IdNr/ }).elements()).toHaveLength(0);
});

test("an e-mail that is taken is told when the field is left, with the way to the login, and stays an obstacle", async () => {
  await open({ "POST /api/users/check-email": { available: false } });
  await fillPerson();
  await field("E-Mail-Adresse").fill("deniz@beispiel.de");
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Zur Anmeldung" })).toBeVisible();
  await press("Weiter");
  await expect.element(page.getByRole("alert").getByText(/gibt es schon ein Konto/)).toBeVisible();
});

test("the operator's refusal of an e-mail leads back to its field, and everything typed is still there", async () => {
  await open({ "POST /api/auth/register": refuse("1048") });
  await fillPerson();
  await fillContact();
  await typeCode("190719");
  await fillSecurity();
  await press("Konto anlegen");
  await expect.element(field("E-Mail-Adresse")).toHaveValue("deniz@beispiel.de");
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await field("E-Mail-Adresse").fill("anders@beispiel.de");
  await field("E-Mail-Adresse wiederholen").fill("anders@beispiel.de");
  await press("Weiter");
  await expect.element(field("Neues Passwort")).toHaveValue("Tribun#1907");
});

test("field errors of the operator lead to the section of the field", async () => {
  await open({ "POST /api/auth/register": refuse("-1", { fieldErrors: [{ field: "lastName", rule: "lastName.invalid" }] }) });
  await fillPerson();
  await fillContact();
  await typeCode("190719");
  await fillSecurity();
  await press("Konto anlegen");
  await expect.element(field("Nachname")).toHaveAccessibleDescription(/besteht aus Buchstaben/);
});

test("Back leads one section back, and a reload keeps what was typed but no secret", async () => {
  const { router, screen } = await open();
  await fillPerson();
  await fillContact();
  await field("Neues Passwort").fill("Tribun#1907");
  router.history.back();
  await expect.element(field("Ort")).toHaveValue("Berlin");
  expect(sessionStorage.getItem("tribun.registration")).not.toContain("Tribun#1907");
  await screen.unmount();
  await open({}, "/auth/register?section=contact");
  await expect.element(field("Ort")).toHaveValue("Berlin");
});

test("a deep link to a later section opens the first that is not complete", async () => {
  await open({}, "/auth/register?section=security");
  await expect.element(page.getByRole("heading", { name: "Wer du bist" })).toBeVisible();
});

test("a password that others try first is refused at its field, which stays typed and may be mended", async () => {
  await open({ "POST /api/auth/register": refuse("-1", { fieldErrors: [{ field: "password", rule: "password.personal" }] }) });
  await fillPerson();
  await fillContact();
  await typeCode("190719");
  await fillSecurity();
  await press("Konto anlegen");
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await expect.element(field("Neues Passwort")).toHaveAccessibleDescription(/errät leicht, wer dich oder deinen Club kennt/);
  await expect.element(field("Neues Passwort")).toHaveValue("Tribun#1907");
});

const REFUSED = [
  ["1028", "Der Code stimmt nicht. Vergleich ihn mit der SMS."],
  ["1029", "Der Code ist abgelaufen. Fordere einen neuen an."],
  ["1030", "Diesen Code hast du schon benutzt. Fordere einen neuen an."],
] as const;
const resent = ([code]: (typeof REFUSED)[number]) => (code === "1028" ? "typed again" : "sent again");
test.each(oneOfEach(REFUSED, resent))("a code refused with %s is explained at its field", async (code, sentence) => {
  await open({ "POST /api/phone-auth/verify-otp": refuse(code) });
  await fillPerson();
  await fillContact();
  await typeCode("111111");
  await expect.element(field("Code aus der SMS an 0171 39200 33")).toHaveAccessibleDescription(new RegExp(sentence));
  await expect.element(field("Code aus der SMS an 0171 39200 33")).toHaveValue("111111");
  const resend = page.getByRole("button", { name: "Neuen Code senden" });
  if (code === "1028") expect(resend.elements()).toHaveLength(0);
  else await expect.element(resend).toBeVisible();
});

test("a refused sending says how long to wait, and another number voids the proof", async () => {
  await open({ "POST /api/phone-auth/generate-otp": refuse("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 60 }) });
  await fillPerson();
  await fillContact();
  await expect.element(page.getByText(/Warte noch (01:00|00:59)/)).toBeVisible();
  await press("Andere Nummer");
  await expect.element(field("Handynummer")).toHaveValue("0171 39200 33");
});

test("the invitation that brought the fan here is filled in", async () => {
  localStorage.setItem("iCode", "TOR1907");
  await open();
  await expect.element(page.getByText(/^Mit deinem Einladungscode bekommt ihr beide 3\sGB/)).toBeVisible();
  await fillPerson();
  await fillContact();
  await expect.element(field("Einladungscode")).toHaveValue("TOR1907");
  await field("Einladungscode").fill("");
  await expect.element(page.getByText("3 GB für euch beide")).not.toBeInTheDocument();
});
