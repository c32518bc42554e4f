import { inSeconds } from "@tribun/vitest-config/clock";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openUntilTokenEnds } from "../../testing/ended-session.tsx";
import { declined } from "../../testing/open-porting.tsx";
import { ported, portedOrder, sampleDevices, sampleStanding, sampleUser } from "../../testing/samples.ts";
import { CONSENT } from "../../hydration/islands/consent.ts";

beforeEach(() => {
  localStorage.setItem(CONSENT.key, JSON.stringify({ version: CONSENT.version, choice: "denied", at: "2026-11-21T10:00:00.000Z" }));
});

const field = (label: string) => page.getByLabelText(label, { exact: true });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const MESSAGE = "Seit Freitag habe ich kein Netz.";

test("a message to support that was refused for its token stands there after the login, with what was chosen", async () => {
  const { signInAgain } = await openUntilTokenEnds("/support?topic=billing", ["POST /api/support/messages"], {});
  await expect.element(field("Vorname und Nachname")).toHaveValue("Deniz Yılmaz");
  await field("Thema").selectOptions("fault");
  await field("Vorname und Nachname").fill("Deniz Y.");
  await field("Deine Nachricht").fill(MESSAGE);
  await press("Nachricht senden");
  await signInAgain();
  await expect.element(field("Deine Nachricht")).toHaveValue(MESSAGE);
  await expect.element(field("Thema")).toHaveValue("fault");
  await expect.element(field("Vorname und Nachname")).toHaveValue("Deniz Y.");
});

test("what is typed on after the end of the token, which the page allows, comes along as well", async () => {
  const { signInElsewhere, router } = await openUntilTokenEnds("/support", ["POST /api/support/messages"], {});
  await field("Thema").selectOptions("fault");
  await field("Deine Nachricht").fill("Seit Freitag");
  await press("Nachricht senden");
  await press("Ohne Anmeldung weiter");
  await field("Deine Nachricht").fill(MESSAGE);
  await signInElsewhere();
  await router.navigate({ href: "/support" });
  await expect.element(field("Deine Nachricht")).toHaveValue(MESSAGE);
});

test("what was sent as a guest meanwhile is not typed in again", async () => {
  const { signInElsewhere, router } = await openUntilTokenEnds("/support", ["POST /api/support/messages"], {
    "POST /api/support/messages": { ticket: "T-1905", receivedAt: inSeconds(0) },
  });
  await field("Thema").selectOptions("fault");
  await field("Deine Nachricht").fill(MESSAGE);
  await press("Nachricht senden");
  await press("Ohne Anmeldung weiter");
  await press("Nachricht senden");
  await expect.element(page.getByText("T-1905", { exact: false }).first()).toBeVisible();
  await signInElsewhere();
  await router.navigate({ href: "/support" });
  await expect.element(field("Deine Nachricht")).toHaveValue("");
});

test("a termination and a withdrawal from inside keep what was typed beside what is known", async () => {
  const path = "/information/cancellation";
  const { signInAgain } = await openUntilTokenEnds(path, ["POST /api/terminations"], {});
  await page.getByRole("radio", { name: /^Außerordentlich/ }).click();
  await page.getByRole("textbox", { name: /^Grund/ }).fill("Umzug ohne Netz");
  await page
    .getByRole("textbox", { name: /^Rufnummer oder Bestellnummer/ })
    .first()
    .fill("0171 39200 33");
  await page
    .getByRole("textbox", { name: /^Rufnummer oder Bestellnummer/ })
    .last()
    .fill("T-1907");
  await press("jetzt kündigen");
  await signInAgain();
  await expect.element(page.getByRole("textbox", { name: /^Grund/ })).toHaveValue("Umzug ohne Netz");
  await expect.element(page.getByRole("radio", { name: /^Außerordentlich/ })).toBeChecked();
  await expect.element(page.getByRole("textbox", { name: /^Rufnummer oder Bestellnummer/ }).last()).toHaveValue("T-1907");
});

test("the correction of a number on its way keeps what was typed", async () => {
  const whole = ported(declined("nameMismatch"));
  const { signInAgain } = await openUntilTokenEnds("/dashboard", ["PATCH /api/portings/p1"], {
    "GET /api/orders": [portedOrder(whole)],
    "GET /api/invoices/me": [],
    "GET /api/tariffs/me/ping": sampleStanding,
    "GET /api/portings/me": [whole],
  });
  await field("Nachname").fill("Yilmaz-Öz");
  await press("Noch einmal anfragen");
  await signInAgain();
  await expect.element(field("Nachname")).toHaveValue("Yilmaz-Öz");
});

test("a new phone that was about to be proven is typed in again; its code is sent anew", async () => {
  const { signInAgain } = await openUntilTokenEnds("/dashboard/account/profile", ["PATCH /api/auth/me"], {
    "GET /api/users/me/payment-methods": [],
    "GET /api/auth/passkeys": [],
    "GET /api/auth/sessions": sampleDevices,
    "POST /api/phone-auth/generate-otp": { otpId: "o1", expiresAt: inSeconds(300), resendAt: inSeconds(60) },
    "POST /api/phone-auth/verify-otp": { phoneVerificationToken: "proof", expiresAt: inSeconds(1800) },
    "GET /api/users/me": sampleUser,
  });
  await press("Handynummer ändern");
  await field("Neue Handynummer").fill("0171 39200 11");
  await press("Weiter");
  await press("Code senden");
  await field("Code aus der SMS an 0171 39200 11").fill("190719");
  await field("Jetziges Passwort").fill("Tribun#1907");
  await press("Speichern");
  await signInAgain();
  await expect.element(field("Neue Handynummer")).toHaveValue("0171 39200 11");
  expect(page.getByText("190719").query()).toBeNull();
});
