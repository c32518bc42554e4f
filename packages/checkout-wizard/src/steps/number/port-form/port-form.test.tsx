import { ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { donors, user, withNumber, withPort, withTariff } from "../../../testing/samples.ts";
import { openSearch } from "../../../testing/number-step.ts";
import { type StageOptions, stageFor } from "../../../testing/stage.tsx";

async function open(options: Partial<StageOptions> = {}, language: "de" | "tr" = "de") {
  const stage = await stageFor({ step: "number", draft: { ...withTariff(), numberType: "port" }, ...options }, language);
  await render(stage.element);
  return stage;
}

const tab = (name: string) => page.getByRole("tab", { name });
const donor = () => page.getByRole("combobox", { name: "Bei wem ist sie jetzt?" });
const option = (name: string) => page.getByRole("option", { name });
const msisdn = () => page.getByLabelText("Nummer, die mitkommt");
const next = () => page.getByRole("button", { name: /^Weiter/ });
const stored = () => localStorage.getItem("tribun.order") ?? "";

test("a number in any spelling, a provider found by two letters and a day complete the step", async () => {
  const { went } = await open();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Bring deine Nummer mit");
  await msisdn().fill("+49 (0) 172-992 59 04");
  await donor().fill("co");
  await expect.element(option("Lidl Connect")).toBeVisible();
  expect(option("Telekom").query()).toBeNull();
  await option("congstar").click();
  await expect.element(donor()).toHaveValue("congstar");
  await page.getByRole("radio", { name: "So bald wie möglich" }).click();
  await page.getByRole("radio", { name: "eSIM" }).click();
  await next().click();
  await expect.poll(() => went).toEqual(["extras"]);
  await expect.poll(() => stored()).toContain('"donatingProvider":{"id":"congstar","name":"congstar"}');
});

test("the keys find and choose a provider, and Turkish letters do as well", async () => {
  await open();
  await donor().click();
  await userEvent.keyboard("ay yıldız{ArrowDown}");
  await expect.element(donor()).toHaveAttribute("aria-activedescendant");
  await userEvent.keyboard("{Enter}");
  await expect.element(donor()).toHaveValue("AY YILDIZ");
  await expect.element(donor()).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Escape}");
  await expect.element(donor()).toHaveValue("AY YILDIZ");
});

test("leaving the field takes the only provider that is left, and says what is missing where there is none", async () => {
  await open();
  await donor().fill("lid");
  await msisdn().click();
  await expect.element(donor()).toHaveValue("Lidl Connect");
  await donor().fill("gibt es nicht");
  await expect.element(option("Anderer Anbieter oder nicht sicher")).toBeVisible();
  await msisdn().click();
  await next().click();
  const summary = page.getByRole("alert", { name: "Das fehlt noch" });
  await expect.element(summary).toMatchTextContent(/Bitte gib deine Handynummer ein/);
  await expect.element(summary).toMatchTextContent(/bisherigen Anbieter/);
  await expect.element(summary).toMatchTextContent(/wann die Nummer wechseln soll/);
  await expect.element(donor()).toHaveValue("gibt es nicht");
});

test("both tabs keep what was chosen and typed in them", async () => {
  await open({ draft: withNumber() });
  await openSearch();
  await page.getByRole("textbox", { name: "Ziffer 1" }).fill("3");
  await tab("Nummer mitnehmen").click();
  expect(page.getByRole("timer").query()).toBeNull();
  await msisdn().fill("0172 99");
  await page.getByRole("radio", { name: "Zum Vertragsende" }).click();
  await page.getByLabelText("Letzter Tag deines alten Vertrags").fill("31/1");
  await tab("Neue Nummer").click();
  await expect.element(page.getByRole("timer")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Ziffer 1" })).toHaveValue("3");
  await next().click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Dein Trikot");
  await page.getByRole("button", { name: "Zurück" }).click();
  await tab("Nummer mitnehmen").click();
  await expect.element(msisdn()).toHaveValue("0172 99");
  await expect.element(page.getByLabelText("Letzter Tag deines alten Vertrags")).toHaveValue("31/1");
  await expect.element(page.getByRole("radio", { name: "Zum Vertragsende" })).toBeChecked();
});

test("the end of the old contract says the day that follows from it; too late and too early ones say so", async () => {
  await open({ draft: withPort(), now: () => Date.parse("2026-11-21T12:00:00Z") });
  await expect.element(page.getByText(/frühestens am 25\.\s*November 2026, und dein alter Vertrag läuft/)).toBeVisible();
  await page.getByRole("radio", { name: "Zum Vertragsende" }).click();
  await page.getByLabelText("Letzter Tag deines alten Vertrags").fill("31/12/2026");
  // New Year's Day is a Friday.
  await expect.element(page.getByText(/wechselt deine Nummer frühestens am 4\.\s*Januar 2027/)).toBeVisible();
  await page.getByLabelText("Letzter Tag deines alten Vertrags").fill("01/10/2026");
  await next().click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toMatchTextContent(/seit mehr als einem Monat/);
});

test("a fan's own number and data stand there to be compared with the old contract", async () => {
  await open({ user });
  await expect.element(msisdn()).toHaveValue("0171 39200 10");
  await expect.element(page.getByText(/Deniz Yılmaz, 19\.\s*Mai 1990/)).toBeVisible();
});

test("says what the law gives whoever changes, and how a number is released", async () => {
  await open();
  await expect.element(page.getByText("Der Wechsel kostet dich nichts.")).toBeVisible();
  await expect.element(page.getByText(/Für jeden weiteren Tag bekommst du 10,00\s€/)).toBeVisible();
  await expect.element(page.getByText(/bis zu einem Monat nach seinem Ende/)).toBeVisible();
  await expect.element(page.getByText(/Grundpreis und Anschlusspreis berechnen wir erst/)).toBeVisible();
  await page.getByText(/Gib die Nummer frei/).click();
  await expect.element(page.getByText(/Ich möchte meine Rufnummer zur Mitnahme freigeben/)).toBeVisible();
});

test("a company is asked for its customer number", async () => {
  await open({ draft: withPort(), user: { ...user, customerType: "corporate" } });
  await next().click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toMatchTextContent(/Kundennummer/);
  await page.getByLabelText("Kundennummer beim bisherigen Anbieter").fill("K-1907");
  await next().click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Dein Trikot");
});

test("a tariff without a jersey goes on to the approval", async () => {
  const draft = withPort();
  const { went } = await open({ draft: { ...draft, ...(draft.tariff && { tariff: { ...draft.tariff, hasFormOption: false } }) } });
  await page.getByRole("button", { name: "Weiter zu dir" }).click();
  await expect.poll(() => went).toEqual(["/auth/register/tariff"]);
});

test("providers that cannot be read are asked for again", async () => {
  await open({ answers: { mnpProviders: (_: unknown, before: number) => (before === 0 ? new ApiError("-1") : donors) } });
  await page.getByRole("button", { name: "Noch einmal laden" }).click();
  await expect.element(donor()).toBeVisible();
});

test("a club that brings no numbers along shows none of it, and turns an older draft back", async () => {
  await page.viewport(1280, 900);
  await open({ draft: withPort(), offers: { jersey: true, specialNumbers: true, porting: false } });
  await expect.element(page.getByRole("radio", { name: /^0171 39200 21/ })).toBeVisible();
  expect(page.getByRole("tab").query()).toBeNull();
  await expect.poll(stored).toContain('"numberType":"new"');
});

test("speaks Turkish", async () => {
  await open({}, "tr");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Numaranı getir");
  await expect.element(page.getByRole("combobox", { name: "Şu an hangi operatörde?" })).toBeVisible();
});

test("a guest who brought a number along and registered as a company is told what is missing, and is back on the ticket by one press", async () => {
  const draft = { ...withPort(), jersey: { wanted: false } as const };
  const { went } = await open({ step: "approval", draft, user: { ...user, customerType: "corporate" } });
  await expect.element(page.getByText("Als Firma brauchen wir noch deine Kundennummer")).toBeVisible();
  expect(went).toEqual(["number"]);
  await page.getByRole("button", { name: "Kundennummer eintragen" }).click();
  await expect.element(page.getByLabelText("Kundennummer beim bisherigen Anbieter")).toHaveFocus();
  await userEvent.keyboard("K-1907");
  await page.getByRole("button", { name: "Zurück zum Ticket" }).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Ein letzter Blick");
  await expect.element(page.getByText(/Kundennummer dort: K-1907/)).toBeVisible();
});

test("on a tariff for companies, and to a private fan, nothing is said of a company", async () => {
  const { tariff, ...draft } = withPort();
  await open({ draft: { ...draft, ...(tariff && { tariff: { ...tariff, forBusiness: true } }) } });
  await expect.element(page.getByLabelText("Kundennummer beim bisherigen Anbieter")).toBeVisible();
  expect(page.getByText("Als Firma brauchen wir noch deine Kundennummer").query()).toBeNull();
});

test("the number that is filled in for who is signed in counts without being touched", async () => {
  await open({ user, draft: { ...withTariff(), numberType: "port" } });
  await expect.element(msisdn()).not.toHaveValue("");
  await next().click();
  const summary = page.getByRole("alert", { name: "Das fehlt noch" });
  await expect.element(summary).toMatchTextContent(/bisherigen Anbieter/);
  await expect.element(summary).not.toMatchTextContent(/Bitte gib deine Handynummer ein/);
});
