import type { Tariff } from "@tribun/api-client/contract";
import { chooseTariff, orderSecretsAtom, toChosenTariff, useOrderDraft } from "@tribun/checkout-wizard";
import { inSeconds, testNow } from "@tribun/vitest-config/clock";
import { everythingStored } from "@tribun/vitest-config/stored";
import { useEffect } from "react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleTariff, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { RegisterTariff } from "./register-tariff.tsx";

const tokens = { accessToken: `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`, refreshToken: "r" };
const PROOF_ENDS = inSeconds(1800);
const GOOD: Answers = {
  "GET /api/tariffs/t1": sampleTariff,
  "POST /api/users/check-email": { available: true },
  "POST /api/phone-auth/generate-otp": () => ({
    otpId: "otp1",
    expiresAt: inSeconds(300),
    resendAt: inSeconds(60),
  }),
  "POST /api/phone-auth/verify-otp": { phoneVerificationToken: "proof", expiresAt: PROOF_ENDS },
  "POST /api/auth/register": tokens,
  "GET /api/users/me": sampleUser,
};

beforeEach(() => {
  sessionStorage.clear();
});

/** Puts a tariff into the cart, as the tariff page does, and the number that is ported with it. */
function WithCart({ tariff, brought }: { readonly tariff: Tariff; readonly brought?: string | undefined }) {
  const { change, ready } = useOrderDraft();
  useEffect(() => {
    if (!ready) return;
    const porting = brought === undefined ? {} : { numberType: "port" as const, portingOptions: { msisdn: brought } };
    change((draft) => ({ ...chooseTariff(draft, toChosenTariff(tariff)), ...porting }));
  }, [ready, change, tariff, brought]);
  return <RegisterTariff />;
}

async function open(answers: Answers = {}, cart = sampleTariff, brought?: string) {
  const stage = await makeStage({
    screen: <WithCart tariff={cart} brought={brought} />,
    path: "/auth/register/tariff",
    answers: { ...GOOD, ...answers },
  });
  const screen = await render(stage.element);
  // Waits until the cart is stored; otherwise a late write could reach the next test.
  await expect.poll(() => localStorage.getItem("tribun.order")).not.toBeNull();
  return { ...stage, screen };
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

async function fillAll(keyword: string) {
  await fillPerson();
  await field("E-Mail-Adresse").fill("deniz@beispiel.de");
  await field("E-Mail-Adresse wiederholen").fill("deniz@beispiel.de");
  await field("Handynummer").fill("+49 171 3920033");
  await field("Straße").fill("Oranienstraße");
  await field("Hausnummer").fill("24");
  await field("Postleitzahl").fill("10999");
  await field("Ort").fill("Berlin");
  await press("Weiter");
  await field("Code aus der SMS an 0171 39200 33").fill("190719");
  await field("Neues Passwort").fill("Tribun#1907");
  await field("Passwort wiederholen").fill("Tribun#1907");
  await field("Kundenkennwort").fill(keyword);
  await page.getByRole("checkbox", { name: /Allgemeinen Geschäftsbedingungen/ }).click();
}

test("identity and keyword go along, and the number on to the approval in memory only", async () => {
  const { app, sent } = await open();
  await expect.element(page.getByRole("button", { name: /Bestellung ansehen$/ })).toBeVisible();
  await fillAll("1957");
  await press("Konto anlegen und weiter");
  await expect.element(page.getByTestId("place")).toHaveTextContent("/order/approval");
  expect(sent.find(({ call }) => call === "POST /api/auth/register")?.body).toMatchObject({
    documentType: "idCard",
    identityNumber: "L01X00T471",
    identityValidityDate: "2030-01-01",
    keyword: "1957",
  });
  expect(app.store.get(orderSecretsAtom)).toEqual({ identityNumber: "L01X00T471", terms: true });
  await expect
    .poll(() => localStorage.getItem("tribun.order"))
    .toContain('"document":{"documentType":"idCard","identityValidityDate":"2030-01-01"}');
  // JSON in a storage has a backslash before its closing quote, so these patterns have none.
  const stored = await everythingStored();
  for (const secret of ["L01X00T471", '"1957', "Tribun#1907", "proof"]) expect(stored).not.toContain(secret);
});

test("who is too young for a contract, or has an expired or wrong document, is told at the field", async () => {
  await open();
  await field("Geburtsdatum").fill("19/05/2010");
  await field("Ausweisnummer").fill("L01X00T472");
  await field("Gültig bis").fill("01/01/2020");
  await press("Weiter");
  await expect.element(field("Geburtsdatum")).toHaveAccessibleDescription(/mindestens 18\sJahre/);
  await expect.element(field("Ausweisnummer")).toHaveAccessibleDescription(/stimmt nicht/);
  await expect.element(field("Gültig bis")).toHaveAccessibleDescription(/abgelaufen/);
});

test("a guessable keyword is refused at its field", async () => {
  await open();
  await fillAll("1234");
  await press("Konto anlegen und weiter");
  await expect.element(field("Kundenkennwort")).toHaveAccessibleDescription(/leicht zu erraten/);
});

test("a phone proof that ran out meanwhile is asked for again, and nothing else", async () => {
  await open({ "POST /api/auth/register": refuse("1034") });
  await fillAll("1957");
  await press("Konto anlegen und weiter");
  await expect.element(page.getByRole("alert").getByText("Bitte bestätige deine Handynummer mit dem SMS-Code.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Code senden" })).toBeVisible();
  await expect.element(field("Kundenkennwort")).toHaveValue("1957");
});

test("who has an account already signs in and comes back to the order", async () => {
  await open();
  await expect.element(page.getByRole("link", { name: "Anmelden" })).toHaveAttribute("href", "/auth/login?returnTo=%2Forder%2Fapproval");
});

test.each([undefined, "private"])("a tariff for companies opens a business account, whatever was begun before: %s", async (begun) => {
  if (begun !== undefined) {
    sessionStorage.setItem("tribun.registration", JSON.stringify({ at: testNow(), values: { customerType: begun } }));
  }
  const business: Tariff = { ...sampleTariff, eligibility: { ...sampleTariff.eligibility, customerType: "corporate" } };
  const { sent } = await open({ "GET /api/tariffs/t1": business }, business);
  await expect.element(page.getByText("Du öffnest ein Geschäftskonto")).toBeVisible();
  expect(page.getByRole("link", { name: /Firma|privat/ }).query()).toBeNull();
  await field("Firmenname").fill("Kulüp GmbH");
  await field("Steuernummer").fill("2181508150");
  await fillAll("1957");
  await press("Konto anlegen und weiter");
  await expect.element(page.getByTestId("place")).toHaveTextContent("/order/approval");
  expect(sent.find(({ call }) => call === "POST /api/auth/register")?.body).toMatchObject({
    ...{ customerType: "corporate", companyName: "Kulüp GmbH", taxNumber: "2181508150" },
  });
});

test("without a tariff there is a way to one", async () => {
  const { element } = await makeStage({
    screen: <RegisterTariff />,
    path: "/auth/register/tariff",
    answers: GOOD,
  });
  await render(element);
  await expect.element(page.getByRole("link", { name: "Tarife ansehen" })).toHaveAttribute("href", "/tarife");
});

async function fillPerson() {
  await page.getByRole("radio", { name: "Frau" }).click();
  await field("Vorname").fill("Deniz");
  await field("Nachname").fill("Yılmaz");
  await field("Geburtsdatum").fill("19/05/1990");
  await field("Ausweisnummer").fill("l01x00t471");
  await field("Gültig bis").fill("01/01/2030");
  await press("Weiter");
}

test("the number that comes along stands there as the phone, says so, and gives way to another or to none", async () => {
  await open({}, sampleTariff, "+49 (0) 172-992 59 04");
  await fillPerson();
  await expect.element(field("Handynummer")).toHaveValue("0172 99259 04");
  await expect.element(field("Handynummer")).toHaveAccessibleDescription(/die du mitbringst/);
  await field("Handynummer").fill("");
  await expect.element(field("Handynummer")).toHaveAccessibleDescription(/SMS empfangen/);
  await field("Handynummer").fill("0171 3920033");
  await expect.element(field("Handynummer")).toHaveValue("0171 3920033");
});

test("a phone that was typed before stays", async () => {
  sessionStorage.setItem("tribun.registration", JSON.stringify({ at: testNow(), values: { phone: "0171 3920033" } }));
  await open({}, sampleTariff, "0172 9925904");
  await fillPerson();
  await expect.element(field("Handynummer")).toHaveValue("0171 3920033");
});

test("of the document its number alone is asked again after a reload", async () => {
  const { screen } = await open();
  await field("Gültig bis").fill("01.01.2031");
  await field("Ausweisnummer").fill("L01X00T47");
  await expect.poll(() => sessionStorage.getItem("tribun.registration")).toContain("2031");
  expect(sessionStorage.getItem("tribun.registration")).not.toContain("L01X00T47");
  await screen.unmount();
  await open();
  await expect.element(field("Gültig bis")).toHaveValue("01/01/2031");
  await expect.element(field("Ausweisnummer")).toHaveValue("");
});
