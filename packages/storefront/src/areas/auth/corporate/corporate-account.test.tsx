import { inSeconds } from "@tribun/vitest-config/clock";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Corporate } from "./corporate.tsx";

const HERE = "/auth/corporate-register";
const LEAD = "POST /api/zoho/corporate-register";
const ACCOUNT = "POST /api/auth/register";
const GOOD: Answers = {
  [LEAD]: { leadId: "L-0A1B2C3D4E" },
  [ACCOUNT]: { accessToken: `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`, refreshToken: "r" },
  "POST /api/users/check-email": { available: true },
  "POST /api/phone-auth/generate-otp": () => ({ otpId: "otp1", expiresAt: inSeconds(300), resendAt: inSeconds(60) }),
  "POST /api/phone-auth/verify-otp": () => ({ phoneVerificationToken: "proof", expiresAt: inSeconds(1800) }),
  "GET /api/users/me": sampleUser,
};

beforeEach(() => void (document.documentElement.dataset["scripted"] = ""));
afterEach(() => {
  delete document.documentElement.dataset["scripted"];
  localStorage.clear();
  sessionStorage.clear();
});

async function open(answers: Answers = {}, path = HERE, user?: typeof sampleUser) {
  const stage = await makeStage({ screen: <Corporate />, path, answers: { ...GOOD, ...answers }, ...(user && { user }) });
  await render(stage.element);
  const calls = (call: string) => stage.sent.filter((one) => one.call === call);
  return { ...stage, calls };
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const choice = () => page.getByRole("checkbox", { name: "Gleich ein Geschäftskonto anlegen" });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const send = () => press("Konto anlegen und Rückruf anfordern");

async function fillWish() {
  await field("Firmenname").fill("Ulus GmbH");
  await field("Steuernummer").fill("21/815/08150");
  await field("Vorname").fill("Ayşe");
  await field("Nachname").fill("Ulus");
  await field("E-Mail-Adresse").fill("Ayse@Example.com");
  await field("Handynummer").fill("0171 39200 33");
  await page.getByRole("radio", { name: "11 bis 14 Uhr" }).click({ force: true });
}

async function fillAccount() {
  await choice().click({ force: true });
  await field("Geburtsdatum").fill("19/05/1990");
  await field("E-Mail-Adresse wiederholen").fill("ayse@example.com");
  await field("Straße").fill("Oranienstraße");
  await field("Hausnummer").fill("24 a");
  await field("Postleitzahl").fill("10999");
  await field("Ort").fill("Berlin");
  await press("Code senden");
  await field("Code aus der SMS an 0171 39200 33").fill("190719");
  await expect.element(page.getByText("0171 39200 33 ist bestätigt.")).toBeVisible();
  await field("Neues Passwort").fill("Tribun#1907");
  await field("Passwort wiederholen").fill("Tribun#1907");
  await page.getByRole("checkbox", { name: /Allgemeinen Geschäftsbedingungen/ }).click({ force: true });
}

test("with a password, account and wish go out together, each with a key of its own, and both are told", async () => {
  const { sent, calls } = await open();
  await fillWish();
  await fillAccount();
  await send();
  await expect.element(page.getByText("Dein Geschäftskonto ist angelegt")).toBeVisible();
  await expect.element(page.getByText(/L-0A1B2C3D4E/)).toBeVisible();
  await expect.element(page.getByText(/Wir rufen dich am .+ an, von 11 bis 14 Uhr/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Zu deiner Übersicht" })).toHaveAttribute("href", "/dashboard");
  const [account] = calls(ACCOUNT);
  const [lead] = calls(LEAD);
  expect(account?.body).toMatchObject({
    ...{ customerType: "corporate", companyName: "Ulus GmbH", taxNumber: "2181508150", firstName: "Ayşe", lastName: "Ulus" },
    ...{ email: "ayse@example.com", emailConfirmation: "ayse@example.com", phone: "+491713920033", birthday: "1990-05-19" },
    ...{ city: "Berlin", password: "Tribun#1907", phoneVerificationToken: "proof", terms: true },
    consents: { email: false, sms: false, phone: false, push: false, profiling: false },
  });
  // The lead contains no password and no other field that only the account has.
  expect(lead?.body).toEqual({
    ...{ kind: "business", companyName: "Ulus GmbH", taxNumber: "2181508150", firstName: "Ayşe", lastName: "Ulus" },
    ...{ email: "ayse@example.com", phone: "+491713920033", callBack: "midday", tkgWaiver: false },
  });
  expect(sent.findIndex(({ call }) => call === ACCOUNT)).toBeLessThan(sent.findIndex(({ call }) => call === LEAD));
  expect(lead?.headers.get("authorization")).toMatch(/^Bearer x\./);
  const keys = [account, lead].map((one) => one?.headers.get("idempotency-key"));
  for (const key of keys) expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(keys).size).toBe(2);
});

test("a wish that fails after the account is sent again alone, and nothing typed is lost", async () => {
  const { calls } = await open({ [LEAD]: (_: unknown, before: number) => (before === 0 ? refuse("1013") : { leadId: "L-0A1B2C3D4E" }) });
  await fillWish();
  await fillAccount();
  await send();
  await expect.element(page.getByText("Dein Konto ist angelegt")).toBeVisible();
  await expect.element(field("Firmenname")).toHaveValue("Ulus GmbH");
  await expect.element(field("Neues Passwort")).not.toBeInTheDocument();
  await press("Rückruf anfordern");
  await expect.element(page.getByText("Dein Geschäftskonto ist angelegt")).toBeVisible();
  expect(calls(ACCOUNT)).toHaveLength(1);
  expect(new Set(calls(LEAD).map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
  expect(calls(LEAD)).toHaveLength(2);
});

test.each([
  ["1048", "E-Mail-Adresse", /gibt es schon ein Konto/],
  ["1003", "Handynummer", /gibt es schon ein Konto/],
  ["1046", "Neues Passwort", /braucht einen Kleinbuchstaben/],
] as const)("an account that is refused with %s says so at '%s', keeps what was typed, and sends no wish", async (code, label, said) => {
  const { calls } = await open({ [ACCOUNT]: refuse(code) });
  await fillWish();
  await fillAccount();
  await send();
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await expect.element(field(label)).toHaveAccessibleDescription(said);
  await expect.element(field("Neues Passwort")).toHaveValue("Tribun#1907");
  await expect.element(field("Ort")).toHaveValue("Berlin");
  expect(calls(LEAD)).toEqual([]);
});

test("a proof that has run out is asked for again", async () => {
  await open({ [ACCOUNT]: refuse("1034") });
  await fillWish();
  await fillAccount();
  await send();
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Code senden" })).toBeVisible();
});

test("one list tells all that is missing, of the wish and of the account, in the order of the page", async () => {
  const { sent, app } = await open();
  await choice().click({ force: true });
  await expect.element(page.getByText(/Gib oben zuerst deine Handynummer an/)).toBeVisible();
  await send();
  await expect.element(page.getByRole("alert")).toHaveFocus();
  const told = page
    .getByRole("alert")
    .getByRole("link")
    .elements()
    .map(({ textContent }) => textContent);
  const say = (rule: string) => app.i18n.text("validation", rule);
  expect(told).toEqual(
    [
      ...["companyName.required", "taxNumber.required", "firstName.required", "lastName.required", "email.required", "phone.required"],
      ...["callBack.required", "birthday.required", "street.required"],
      ...["houseNumber.required", "postalCode.required", "city.required", "phoneVerification.required", "password.required"],
      "terms.required",
    ].map(say),
  );
  expect(sent).toEqual([]);
});

test("who takes the tick out again sends the wish alone; what the account asked for is no mistake", async () => {
  const { calls } = await open();
  await fillWish();
  await choice().click({ force: true });
  await expect.element(field("Neues Passwort")).toBeVisible();
  await choice().click({ force: true });
  await press("Rückruf anfordern");
  await expect.element(page.getByText(/L-0A1B2C3D4E/)).toBeVisible();
  await expect.element(page.getByText("Dein Geschäftskonto ist angelegt")).not.toBeInTheDocument();
  expect(calls(ACCOUNT)).toEqual([]);
});

test("an address that has an account is told as soon as one is wanted", async () => {
  await open({ "POST /api/users/check-email": { available: false } });
  await fillWish();
  await choice().click({ force: true });
  await expect.element(field("E-Mail-Adresse")).toHaveAccessibleDescription(/gibt es schon ein Konto/);
});

test("an account's fields that cannot be fetched are told where they were wanted, and the wish goes out without", async () => {
  const { app, calls } = await open();
  await fillWish();
  vi.spyOn(app.i18n, "hasFailed").mockReturnValue(true);
  await choice().click({ force: true });
  await expect.element(page.getByText(app.i18n.text("forms", "failure.unreachable"))).toBeVisible();
  await expect.element(choice()).not.toBeChecked();
  await press("Rückruf anfordern");
  await expect.element(page.getByText(/L-0A1B2C3D4E/)).toBeVisible();
  expect(calls(ACCOUNT)).toEqual([]);
});

test("another phone voids the proof of the one before", async () => {
  await open();
  await fillWish();
  await fillAccount();
  await field("Handynummer").fill("0171 39200 44");
  await expect.element(page.getByRole("button", { name: "Code senden" })).toBeVisible();
});

test("a dealer is offered no account, and what was chosen before counts for nothing", async () => {
  const { calls } = await open();
  await fillWish();
  await choice().click({ force: true });
  await expect.element(field("Neues Passwort")).toBeVisible();
  await page.getByRole("radio", { name: "Ich möchte verkaufen" }).click({ force: true });
  await expect.element(choice()).not.toBeInTheDocument();
  await press("Rückruf anfordern");
  await expect.element(page.getByText(/L-0A1B2C3D4E/)).toBeVisible();
  expect(calls(ACCOUNT)).toEqual([]);
});

test("nor is somebody who is signed in", async () => {
  await open({}, HERE, sampleUser);
  await expect.element(field("Firmenname")).toBeVisible();
  expect(choice().query()).toBeNull();
});

test("without any script nobody is offered what only a script can do", async () => {
  delete document.documentElement.dataset["scripted"];
  await open();
  await expect.element(field("Firmenname")).toBeVisible();
  expect(choice().query()).toBeNull();
});
