import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openUntilTokenEnds } from "../../testing/ended-session.tsx";
import { BILL_ANSWERS } from "../../testing/sample-invoice.ts";
import { sampleDevices, sampleMethods, sampleUser } from "../../testing/samples.ts";
import { CONSENT } from "../../hydration/islands/consent.ts";

beforeEach(() => {
  localStorage.setItem(CONSENT.key, JSON.stringify({ version: CONSENT.version, choice: "denied", at: "2026-11-21T10:00:00.000Z" }));
});

const PATCH = "PATCH /api/auth/me";
const BANK = "POST /api/users/me/payment-methods";
const DISPUTE = "POST /api/invoices/i1/dispute";

const open = (path: string, next = sampleUser) =>
  openUntilTokenEnds(
    path,
    [PATCH, DISPUTE, BANK],
    {
      ...BILL_ANSWERS,
      "GET /api/users/me/payment-methods": sampleMethods,
      "GET /api/auth/passkeys": [],
      "GET /api/auth/sessions": sampleDevices,
    },
    next,
  );
const field = (label: string) => page.getByLabelText(label, { exact: true });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

/** The ways to pay stand below, and load at the first key. */
const goDown = async () => {
  await expect.element(page.getByRole("button", { name: "Adresse ändern", exact: true })).toBeVisible();
  await userEvent.keyboard("{Shift}");
};

test("an address that was being typed when the token ran out stands there again, in the form that is open", async () => {
  const { signInAgain } = await open("/dashboard/account/profile");
  await press("Adresse ändern");
  await field("Straße").fill("Kurvenweg");
  await press("Speichern");
  await signInAgain();
  await expect.element(field("Straße")).toHaveValue("Kurvenweg");
  await press("Abbrechen");
  // The form had opened by itself, so the fan never pressed this button on the page.
  await expect.element(page.getByRole("button", { name: "Adresse ändern", exact: true })).toHaveFocus();
  await press("Adresse ändern");
  await expect.element(field("Straße")).toHaveValue(sampleUser.street);
});

test("a password is asked for again, on a press", async () => {
  const { signInAgain } = await open("/dashboard/account/profile");
  await press("Passwort ändern");
  await field("Jetziges Passwort").fill("Tribun#1907");
  await field("Neues Passwort").fill("Limon-Ağacı-7");
  await field("Passwort wiederholen").fill("Limon-Ağacı-7");
  await press("Speichern");
  await signInAgain();
  await expect.element(page.getByRole("button", { name: "Passwort ändern", exact: true })).toBeVisible();
  expect(field("Jetziges Passwort").elements()).toEqual([]);
});

test("a mandate is never given by a form that comes back", async () => {
  const { signInAgain } = await open("/dashboard/account/profile");
  await goDown();
  const mandate = page.getByRole("checkbox", { name: /^Ich erteile dieses/ });
  await press("Bankkonto hinzufügen");
  await field("IBAN").fill("DE89370400440532013000");
  await mandate.click();
  await press("Konto hinzufügen");
  await signInAgain();
  await goDown();
  await expect.element(field("IBAN")).toHaveValue("");
  await expect.element(mandate).not.toBeChecked();
});

test("a logout empties what was kept and not fetched", async () => {
  const { app, router, signInElsewhere } = await open("/dashboard/account/profile");
  await press("Adresse ändern");
  await field("Straße").fill("Kurvenweg");
  await press("Speichern");
  await expect.element(page.getByRole("button", { name: "Neu anmelden" })).toBeVisible();
  await signInElsewhere();
  app.session.logout();
  await signInElsewhere();
  await router.navigate({ href: "/dashboard/account/profile" });
  await expect.element(page.getByRole("button", { name: "Adresse ändern", exact: true })).toBeVisible();
  expect(field("Straße").elements()).toEqual([]);
});

test("the words of an objection stay, and are not folded away", async () => {
  const { signInAgain } = await open("/dashboard/bills");
  await page.getByText(/^Beanstanden, noch/).click();
  await field("Was stimmt nicht?").fill("Das habe ich so nicht gebucht.");
  await press("Beanstandung senden");
  await signInAgain();
  await expect.element(field("Was stimmt nicht?")).toBeVisible();
  await expect.element(field("Was stimmt nicht?")).toHaveValue("Das habe ich so nicht gebucht.");
});

test("another fan who signs in finds none of it", async () => {
  const { signInAgain } = await open("/dashboard/account/profile", { ...sampleUser, id: "fan-2", street: "Sonnenallee" });
  await press("Adresse ändern");
  await field("Straße").fill("Kurvenweg");
  await press("Speichern");
  await signInAgain();
  await expect.element(page.getByText("Sonnenallee", { exact: false }).first()).toBeVisible();
  expect(page.getByLabelText("Straße", { exact: true }).elements()).toEqual([]);
});
