import { testNow } from "@tribun/vitest-config/clock";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { parseDraft } from "../store/schema/schema.ts";
import { DRAFT_STORAGE_KEY } from "../store/draft-atom.ts";
import type { OrderDraft } from "../draft/order-draft.ts";
import { openCoupon, openSummary, orderButton, terms } from "./approval.tsx";
import { complete, keptMethods, mainLine, numbers, provenUser, tariff, withNumber, withTariff } from "./samples.ts";
import { openSearch } from "./number-step.ts";
import type { StageOptions } from "./stage.tsx";

/** The order as the browser stores it. */
export const kept = () => parseDraft(localStorage.getItem(DRAFT_STORAGE_KEY), "muster", testNow());

const radio = (name: string | RegExp) => page.getByRole("radio", { name });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const field = (name: string) => page.getByLabelText(name, { exact: true });
const chip = (name: string) => page.getByText(name, { exact: true }).first().click();

const family = { ...tariff, eligibility: { ...tariff.eligibility, requiresChild: true, requiresMainLine: true } };
const lines = [mainLine("l1", "+491713920010"), mainLine("l2", "+491713920011")];
const card = { valid: true, simType: "physical", activatable: true, checkedAt: "2026-11-21T10:00:00.000Z" };
const familyDraft: OrderDraft = {
  ...withTariff(),
  tariff: { ...{ id: tariff.id, slug: tariff.slug, hasFormOption: true }, requiresChild: true, requiresMainLine: true, forBusiness: false },
};

async function chooseJersey(): Promise<void> {
  for (const name of ["M", "Auswärts", "Hell"]) await chip(name);
  await page.getByRole("checkbox", { name: /Kinderschnitt/ }).click();
  await field("Name auf dem Trikot").fill("ışıl çğ ß");
  await field("Rückennummer").fill("100");
}

async function openPerson(): Promise<void> {
  await press("Persönliche Angaben: Ändern");
  await radio("Herr").click();
  await field("Straße").fill("Şişli Sokağı");
  await page.getByRole("checkbox", { name: /andere Adresse/ }).click();
  await field("Straße").last().fill("Kurvenweg");
  await field("Hausnummer").last().fill("7");
  await field("Postleitzahl").last().fill("50667");
  await field("Ort").last().fill("Köln");
}

/** A step, and a fan's actions there. */
type Scene = Partial<StageOptions> & Pick<StageOptions, "step"> & { readonly act: () => Promise<void> };
/** Together the scenes fill every field of the draft, some with invalid or incomplete input. */
export const SCENES: Readonly<Record<string, Scene>> = {
  tariff: { step: "tariff", act: () => radio("12 Monate").click() },
  port: {
    step: "number",
    user: { ...provenUser(), customerType: "corporate", companyName: "Kulüp GmbH" },
    act: async () => {
      await page.getByRole("tab", { name: "Nummer mitnehmen" }).click();
      await field("Nummer, die mitkommt").fill("0172 99");
      await page.getByRole("combobox", { name: "Bei wem ist sie jetzt?" }).fill("co");
      await page.getByRole("option", { name: "congstar" }).click();
      await field("Kundennummer beim bisherigen Anbieter").fill("K-47");
      await radio("Zum Vertragsende").click();
      await field("Letzter Tag deines alten Vertrags").fill("31/02");
      await radio("eSIM").click();
    },
  },
  number: {
    step: "number",
    draft: familyDraft,
    answers: { tariffDetail: family, myLines: lines, phoneRegistries: numbers, checkSim: card },
    act: async () => {
      await radio(/^0171 39200 33/).click();
      await expect.element(radio(/^0171 39200 33/)).toBeChecked();
      await press("Anderen Block zeigen");
      await openSearch();
      await chip("Stadt");
      await page.getByRole("textbox", { name: "Ziffer 2" }).fill("7");
      await chip("Haupttribüne");
      await field("Geburtsdatum des Kindes").fill("31/02/20");
      await radio(/0171 39200 11/).click();
      await radio("SIM-Karte aus dem Laden").click();
      await page.getByRole("textbox", { name: "Kartennummer (ICCID)" }).fill("8949 9900 0019 0700 015");
      await press("Karte prüfen");
      await expect.element(page.getByText(/^Die Karte passt/)).toBeVisible();
      await radio("SIM-Karte per Post").click();
    },
  },
  jersey: { step: "extras", draft: withNumber(), act: chooseJersey },
  "no jersey": {
    step: "extras",
    draft: withNumber(),
    act: async () => {
      await chooseJersey();
      await press("Ohne Trikot weiter");
    },
  },
  approval: {
    step: "approval",
    draft: complete(),
    act: async () => {
      await radio("Reisepass").click();
      await field("Gültig bis").fill("31/02/2031");
      await openCoupon();
      await page.getByRole("textbox", { name: "Gutscheincode" }).fill("tribün");
      await radio("PayPal").click();
      for (const part of ["Tarif", "SIM", "Trikot"]) await press(`${part}: Ändern`);
      await openPerson();
      await field("Vorname").fill("");
    },
  },
  person: {
    step: "approval",
    draft: complete(),
    act: async () => {
      await openPerson();
      await page.getByRole("region", { name: "Persönliche Angaben", exact: true }).getByRole("button", { name: "Übernehmen" }).click();
    },
  },
  "from the ticket": { step: "approval", draft: complete(), act: () => press("Rufnummer: Ändern") },
  order: {
    step: "approval",
    draft: { ...complete(), document: { documentType: "idCard", identityValidityDate: "2031-01-01" } },
    answers: { paymentMethods: keptMethods },
    secrets: { identityNumber: "L01X00T47" },
    act: async () => {
      await openCoupon();
      await page.getByRole("textbox", { name: "Gutscheincode" }).fill("tribun5");
      await press("Einlösen");
      await radio("Visa •••• 4242").click();
      await openSummary();
      await terms().click();
      await orderButton().click();
      await expect.poll(kept).toHaveProperty("openOrder");
    },
  },
};
