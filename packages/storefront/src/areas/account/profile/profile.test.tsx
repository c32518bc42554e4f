import type { User } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { inSeconds } from "@tribun/vitest-config/clock";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse, type Sent } from "../../../testing/fake-operator.ts";
import { sampleDevices, sampleMethods, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Profile } from "./profile.tsx";

const METHODS = "GET /api/users/me/payment-methods";
const DEVICES = "GET /api/auth/sessions";
const PATCH = "PATCH /api/auth/me";

afterEach(() => vi.restoreAllMocks());

/** Answers a change like the operator, with the changed fan. */
const changing = (user: User) => (sent: Sent) => ({ ...user, ...(typeof sent.body === "object" ? sent.body : {}) });

async function open(answers: Answers = {}, { user = sampleUser, language = "de" }: { user?: User; language?: Language } = {}) {
  const { email: _email, consents: _consents, ...rest } = user;
  const stage = await makeStage({
    screen: <Profile />,
    path: "/dashboard/account/profile",
    answers: {
      [METHODS]: sampleMethods,
      [DEVICES]: sampleDevices,
      "GET /api/auth/passkeys": [],
      "GET /api/users/me/push": { publicKey: "", on: false, devices: 0 },
      [PATCH]: changing({ ...rest, email: user.email, consents: user.consents }),
      ...answers,
    },
    user,
    language,
  });
  await render(stage.element);
  await userEvent.keyboard("{Shift}"); // Loads the part below.
  return stage;
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const field = (label: string) => page.getByLabelText(label, { exact: true });
const bodies = (sent: readonly Sent[], call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);

test("a name is changed in its place, and the receipt stands there with the focus", async () => {
  const { sent } = await open();
  await press("Name ändern");
  await expect.element(field("Vorname")).toHaveFocus();
  await field("Nachname").fill("Aydın");
  await press("Speichern");
  await expect.element(page.getByText("Dein neuer Name ist gespeichert.")).toBeVisible();
  expect(bodies(sent, PATCH)).toEqual([{ firstName: "Deniz", lastName: "Aydın" }]);
  await expect.element(page.getByRole("heading", { level: 1, name: "Deniz Aydın" })).toBeVisible();
});

test("left without saving, nothing is sent and the button has the focus again", async () => {
  const { sent } = await open();
  await press("Adresse ändern");
  await field("Straße").fill("Kurvenweg");
  await press("Abbrechen");
  await expect.element(page.getByRole("button", { name: "Adresse ändern" })).toHaveFocus();
  expect(bodies(sent, PATCH)).toEqual([]);
});

test("an operator that is away leaves what was typed, and a second try saves it once", async () => {
  const { sent } = await open({
    [PATCH]: (_: Sent, before: number) => (before === 0 ? refuse("-1") : sampleUser),
  });
  await press("Adresse ändern");
  await field("Straße").fill("Kurvenweg");
  await press("Speichern");
  await expect.element(page.getByText("Deine Angaben sind noch da.")).toBeVisible();
  await expect.element(field("Straße")).toHaveValue("Kurvenweg");
  await press("Speichern");
  await expect.element(page.getByText("Deine neue Adresse ist gespeichert.")).toBeVisible();
  expect(bodies(sent, PATCH)).toHaveLength(2);
  expect(bodies(sent, PATCH)[1]).toMatchObject({ street: "Kurvenweg" });
});

test("the new password must differ, a wrong present one is told at its field, and the session goes on", async () => {
  const tokens = { accessToken: `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.1`, refreshToken: "r" };
  await open({ [PATCH]: (_: Sent, before: number) => (before === 0 ? refuse("1004") : { ...sampleUser, tokens }) });
  await press("Passwort ändern");
  await field("Jetziges Passwort").fill("Tribun#1907");
  await field("Neues Passwort").fill("Tribun#1907");
  await field("Passwort wiederholen").fill("Tribun#1907");
  await press("Speichern");
  await expect.element(field("Neues Passwort")).toHaveAccessibleDescription(/vom alten unterscheiden/);
  await field("Neues Passwort").fill("Kurve#1905");
  await field("Passwort wiederholen").fill("Kurve#1905");
  await press("Speichern");
  await expect.element(field("Jetziges Passwort")).toHaveAccessibleDescription("Dieses Passwort stimmt nicht.");
  await press("Speichern");
  await expect.element(page.getByText("Dein neues Passwort gilt.", { exact: false })).toBeVisible();
  await expect.poll(() => localStorage.getItem("tribun.session")).toContain(tokens.accessToken);
});

test("nobody's birth year is a keyword, and a new one takes the password", async () => {
  const refusedOnce = (_: Sent, before: number) => (before === 0 ? refuse("1004") : sampleUser);
  const { sent } = await open({ [PATCH]: refusedOnce }, { user: { ...sampleUser, birthday: "1991-05-19" } });
  await press("Kundenkennwort ändern");
  await field("Kundenkennwort").fill("1991");
  await field("Jetziges Passwort").fill("Tribun#1907");
  await press("Speichern");
  await expect.element(field("Kundenkennwort")).toHaveAccessibleDescription(/Geburtsjahr/);
  await field("Kundenkennwort").fill("4719");
  await press("Speichern");
  await expect.element(field("Jetziges Passwort")).toHaveAccessibleDescription("Dieses Passwort stimmt nicht.");
  await press("Speichern");
  await expect.element(page.getByText("Dein neues Kundenkennwort gilt", { exact: false })).toBeVisible();
  const asked = { keyword: "4719", currentPassword: "Tribun#1907" };
  expect(bodies(sent, PATCH)).toEqual([asked, asked]);
});

test("a bank account needs a SEPA IBAN and the mandate", async () => {
  const added = { id: "pm3", type: "sepa", label: "DE89 •••• 3000", isDefault: false, mandateReference: "REF-1" };
  const { sent } = await open({ "POST /api/users/me/payment-methods": added });
  await press("Bankkonto hinzufügen");
  await expect.element(field("IBAN")).toHaveFocus();
  await expect.element(page.getByText("Ich ermächtige Muster GmbH", { exact: false })).toBeVisible();
  await field("IBAN").fill("TR330006100519786457841326");
  await press("Konto hinzufügen");
  await expect.element(field("IBAN")).toHaveAccessibleDescription(/außerhalb des SEPA-Raums/);
  await field("IBAN").fill("de89 3704 0044 0532 0130 00");
  await page.getByRole("checkbox", { name: /^Ich erteile dieses/ }).click();
  await press("Konto hinzufügen");
  await expect.element(page.getByText("Mandatsreferenz: REF-1", { exact: false })).toBeVisible();
  expect(bodies(sent, "POST /api/users/me/payment-methods")).toEqual([
    { type: "sepa", iban: "DE89370400440532013000", holder: "Deniz Yılmaz", mandateAccepted: true },
  ]);
});

test("removing a way to pay asks first; the last one of an active line stays, and says why", async () => {
  const { sent } = await open({
    "DELETE /api/users/me/payment-methods/pm2": {},
    "DELETE /api/users/me/payment-methods/pm1": new Response(
      JSON.stringify({ status: 409, referenceErrorCode: "-1", reason: "lastPaymentMethod", requestId: "r" }),
      { status: 409, headers: { "content-type": "application/problem+json" } },
    ),
  });
  await press("Visa •••• 4242 entfernen");
  await press("Behalten");
  expect(sent.some(({ call }) => call.startsWith("DELETE"))).toBe(false);
  await press("Visa •••• 4242 entfernen");
  await press("Entfernen");
  await expect.element(page.getByText("Visa •••• 4242 ist entfernt.")).toBeVisible();
  await press("Lastschrift DE89 •••• 3000 entfernen");
  await press("Entfernen");
  await expect.element(page.getByText("Das ist deine letzte Zahlungsart", { exact: false })).toBeVisible();
});

test("another way to pay becomes the first", async () => {
  const { sent } = await open({ "PUT /api/users/me/payment-methods/pm2/default": { ...sampleMethods[1], isDefault: true } });
  await press("Visa •••• 4242 als Standard");
  await expect.element(page.getByText("Ab jetzt buchen wir zuerst hier ab: Visa •••• 4242.")).toBeVisible();
  expect(sent.filter(({ call }) => call.startsWith("PUT"))).toHaveLength(1);
});

test("each consent counts at once, the one for mail after its link", async () => {
  const sms = { ...sampleUser, consents: { ...sampleUser.consents, sms: true } };
  const mail = { ...sms, consents: { ...sms.consents, email: true } };
  const asked = { ...sampleUser, pendingConsent: { email: sampleUser.email, until: inSeconds(3600) } };
  const { sent } = await open({ [PATCH]: (_: Sent, before: number) => [sms, sampleUser, asked, mail][before] });
  const consent = (name: string) => page.getByRole("switch", { name });
  await consent("Angebote und Neuigkeiten per SMS").click();
  await expect.element(consent("Angebote und Neuigkeiten per SMS")).toBeChecked();
  await consent("Angebote und Neuigkeiten per SMS").click();
  await expect.element(consent("Angebote und Neuigkeiten per SMS")).not.toBeChecked();
  await expect.element(page.getByText("Dein Nein ist notiert", { exact: false })).toBeVisible();
  await consent("Angebote und Neuigkeiten per E-Mail").click();
  await expect.element(page.getByText("Erst wenn du ihn öffnest, gilt dein Ja.", { exact: false })).toBeVisible();
  await expect.element(consent("Angebote und Neuigkeiten per E-Mail")).not.toBeChecked();
  expect(bodies(sent, PATCH)).toEqual([{ consents: { sms: true } }, { consents: { sms: false } }, { consents: { email: true } }]);
  // The link was opened meanwhile; another answer shows it.
  await consent("Angebote und Neuigkeiten per SMS").click();
  await expect.element(page.getByText("Erst wenn du ihn öffnest, gilt dein Ja.", { exact: false })).not.toBeInTheDocument();
});

test("the account is deleted after the password and a second yes", async () => {
  const { sent } = await open({ "DELETE /api/users/me": (_: Sent, before: number) => (before === 0 ? refuse("1004") : {}) });
  await press("Konto löschen");
  await field("Zur Sicherheit: dein Passwort").fill("falsch");
  await press("Weiter zum Löschen");
  await press("Konto behalten");
  expect(sent.some(({ call }) => call.startsWith("DELETE"))).toBe(false);
  await press("Weiter zum Löschen");
  await press("Ja, Konto löschen");
  await expect.element(field("Zur Sicherheit: dein Passwort")).toHaveAccessibleDescription("Dieses Passwort stimmt nicht.");
  await field("Zur Sicherheit: dein Passwort").fill("Tribun#1907");
  await press("Weiter zum Löschen");
  await press("Ja, Konto löschen");
  await expect.element(page.getByTestId("place")).toHaveTextContent("/");
  expect(bodies(sent, "DELETE /api/users/me")).toEqual([{ password: "falsch" }, { password: "Tribun#1907" }]);
});

test.each(["de", "tr"] as const)("a fan without anything sees how it comes, in %s", async (language) => {
  await open({ [METHODS]: [] }, { user: { ...sampleUser, badges: [], emailVerified: false, keywordSet: false }, language });
  await expect
    .element(page.getByRole("link", { name: language === "de" ? "Tarif aussuchen" : "Tarife seç" }))
    .toHaveAttribute("href", "/tarife");
});
