import { everythingStored } from "@tribun/vitest-config/stored";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Language } from "@tribun/domain";
import { LanguageSwitch } from "../../shell/language-switch.tsx";
import { makeStage } from "../../testing/stage.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import { EMPTY_REGISTRATION, type SectionId, SECTIONS } from "./values.ts";

beforeEach(() => sessionStorage.clear());

/** What a company that orders a line types, field by field in the order of the page. */
const TYPED: Readonly<Record<SectionId, Readonly<Record<string, string | boolean>>>> = {
  person: {
    ...{ companyName: "Ulus GmbH", taxNumber: "2181508150", vatId: "DE136695976", salutation: "female" },
    ...{ firstName: "Deniz", lastName: "Yılmaz", birthday: "19/05/1990", documentType: "passport", identityNumber: "U12345678" },
    identityValidityDate: "01/01/2031",
  },
  contact: {
    ...{ email: "deniz@beispiel.de", emailConfirmation: "deniz@beispiel.de", phone: "0171 39200 33", street: "Oranienstraße" },
    ...{ houseNumber: "24 a", postalCode: "10999", city: "Berlin", otherDelivery: true, deliveryStreet: "Kurvenweg" },
    ...{ deliveryHouseNumber: "7", deliveryPostalCode: "50667", deliveryCity: "Köln" },
  },
  security: {
    ...{ password: "Tribun#1907", passwordConfirmation: "Tribun#1907", keyword: "4718", invitationCode: "FAN1907", campaignCode: "DERBI" },
    ...{ consentEmail: true, consentSms: true, consentPhone: true, consentPush: true, terms: true },
  },
};
const SECRETS = ["U12345678", "Tribun#1907", '"4718'] as const;

const inputs = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];

/** Reads the fields by their names in the document, which no language changes. */
const shown = (section: SectionId) =>
  Object.fromEntries(
    Object.keys(TYPED[section]).map((name) => {
      const [first] = inputs(name);
      if (first?.type === "radio") return [name, inputs(name).find(({ checked }) => checked)?.value];
      return [name, first?.type === "checkbox" ? first.checked : first?.value];
    }),
  );

async function fillIn(section: SectionId) {
  for (const summary of document.querySelectorAll("details:not([open]) > summary")) await page.elementLocator(summary).click();
  for (const [name, value] of Object.entries(TYPED[section])) {
    await expect.poll(() => inputs(name).length, { message: name }).toBeGreaterThan(0);
    const field = inputs(name).find(({ type, value: own }) => type !== "radio" || own === value);
    if (!field) throw new Error(name);
    if (field.type === "radio" || field.type === "checkbox") await page.elementLocator(field).click({ force: true });
    else await page.elementLocator(field).fill(String(value));
  }
}

async function open(language: Language) {
  const screen = (
    <>
      <LanguageSwitch />
      <RegistrationForm withLine onRegistered={() => undefined} />
    </>
  );
  const stage = await makeStage({ screen, path: "/auth/register", language });
  return render(stage.element);
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const speak = (language: "DE" | "TR") => page.getByRole("link", { name: language, exact: true }).click();
const heading = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });

test("every field is looked at, except the kind that a link chooses and the proof of the phone", () => {
  const looked = SECTIONS.flatMap((section) => Object.keys(TYPED[section]));
  expect([...looked, "customerType", "phoneVerificationToken"].toSorted()).toEqual(Object.keys(EMPTY_REGISTRATION).toSorted());
});

test("the other language keeps each field as it was typed, a reload all but secrets and consents", async () => {
  const { unmount } = await open("de");
  await page.getByRole("link", { name: "Für eine Firma bestellen" }).click();
  await fillIn("person");
  expect(shown("person")).toEqual(TYPED.person);
  await speak("TR");
  await expect.element(heading("Kişisel bilgiler")).toBeVisible();
  expect(shown("person")).toEqual(TYPED.person);
  await press("Devam");
  await fillIn("contact");
  await speak("DE");
  await expect.element(heading("Kontakt und Adresse")).toBeVisible();
  expect(shown("contact")).toEqual(TYPED.contact);
  await press("Weiter");
  await fillIn("security");
  await speak("TR");
  await expect.element(heading("Güvenlik")).toBeVisible();
  expect(shown("security")).toEqual(TYPED.security);

  await expect.poll(everythingStored).toContain("DERBI");
  for (const secret of SECRETS) expect(await everythingStored()).not.toContain(secret);

  await unmount();
  await open("tr");
  await expect.poll(() => shown("person")).toEqual({ ...TYPED.person, identityNumber: "" });
  const [number] = inputs("identityNumber");
  if (number) await page.elementLocator(number).fill("U12345678");
  await press("Devam");
  // The repetition was stored with the address, so that it need not be asked for again.
  await expect.poll(() => shown("contact")).toEqual({ ...TYPED.contact, emailConfirmation: undefined });
  await press("Devam");
  await expect
    .poll(() => shown("security"))
    .toEqual({
      ...{ password: "", passwordConfirmation: "", keyword: "", invitationCode: "FAN1907", campaignCode: "DERBI" },
      // A box that the browser ticks again gives no consent.
      ...{ consentEmail: false, consentSms: false, consentPhone: false, consentPush: false, terms: false },
    });
});
