import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Answers } from "../../../testing/fake-operator.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Dsgvo } from "./dsgvo.tsx";

const HERE = "/information/dsgvo";
const CALL = "POST /api/support/messages";
const ticket = { ticket: "T-0A1B2C3D4E", receivedAt: "2026-11-03T11:00:00.000Z" };

async function open(path = HERE, answers: Answers = { [CALL]: ticket }, more: { language?: "de" | "tr"; signedIn?: true } = {}) {
  const { language = "de", signedIn } = more;
  const stage = await makeStage({ screen: <Dsgvo />, path, answers, language, ...(signedIn && { user: sampleUser }) });
  await render(stage.element);
  return stage;
}
const field = (name: string) => page.getByRole("textbox", { name });
const send = () => page.getByRole("button", { name: "Antrag senden" });

test("a guest's request goes to those who answer for data, with its article, and is receipted with the month they have", async () => {
  const { sent } = await open(`${HERE}?right=erase`);
  await field("Vorname und Nachname").fill("Elif Şahin");
  await field("E-Mail-Adresse").fill("elif@example.com");
  await field("Rufnummer oder Kundennummer").fill("0171 39200 33");
  await send().click();
  await expect.element(page.getByText(/Ticket T-0A1B2C3D4E, eingegangen am 3\..November 2026 um 12:00 Uhr/)).toBeVisible();
  await expect.element(page.getByText(/prüfen wir, dass du es bist/)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      ...{ topic: "dataProtection", name: "Elif Şahin", email: "elif@example.com" },
      message: "Löschung (Art. 17 DSGVO)\n\nRufnummer oder Kundennummer: 0171 39200 33",
    },
  ]);
  expect(sent[0]?.headers.get("idempotency-key")).toMatch(/^[\da-f-]{36}$/);
});

test("each right leads to the form that uses it", async () => {
  await open();
  const link = page.getByRole("link", { name: "Antrag stellen: Auskunft" });
  await expect.element(link).toHaveAttribute("href", `${HERE}?right=access#request`);
  await send().click();
  await expect.element(page.getByRole("link", { name: "Bitte wähl, welches Recht du nutzen möchtest." })).toBeVisible();
  expect(page.getByRole("link", { name: "Meine Daten herunterladen" }).elements()).toEqual([]);
});

test("who is signed in finds their own filled in, and the way to their data", async () => {
  await open(HERE, {}, { signedIn: true });
  await expect.element(field("E-Mail-Adresse")).toHaveValue(sampleUser.email);
  await expect.element(field("Rufnummer oder Kundennummer")).toHaveValue("0171\u00a039200\u00a010");
  const own = page.getByRole("link", { name: "Meine Daten herunterladen" });
  await expect.element(own).toHaveAttribute("href", "/dashboard/account/profile#own");
});

test("speaks Turkish", async () => {
  await open(`${HERE}?right=access`, undefined, { language: "tr" });
  await expect.element(page.getByRole("combobox", { name: "Hangi hak?" })).toHaveValue("access");
});

test("a message that is too long says how much fits", async () => {
  const { sent } = await open(`${HERE}?right=erase`);
  await field("Vorname und Nachname").fill("Elif Şahin");
  await field("E-Mail-Adresse").fill("elif@example.com");
  await field("Was du dazu sagen möchtest").fill("x".repeat(3501));
  await send().click();
  await expect.element(page.getByRole("link", { name: "Dein Antrag ist zu lang. Bis zu 3500 Zeichen passen hinein." })).toBeVisible();
  expect(sent).toEqual([]);
});
