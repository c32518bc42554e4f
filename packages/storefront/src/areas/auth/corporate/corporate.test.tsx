import { addWorkingDays, germanDay, holidaysIn } from "@tribun/domain";
import { expectRuleShown, type RuleCase } from "@tribun/forms/testing";
import { inSeconds } from "@tribun/vitest-config/clock";
import { oneOfEach } from "@tribun/vitest-config/sweep";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleBrand } from "../../../testing/sample-brand.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Corporate } from "./corporate.tsx";

const HERE = "/auth/corporate-register";
const CALL = "POST /api/zoho/corporate-register";
const GOOD: Answers = { [CALL]: { leadId: "L-0A1B2C3D4E" } };

async function open(answers: Answers, path = HERE, language: "de" | "tr" = "de") {
  const stage = await makeStage({ screen: <Corporate />, path, answers, language });
  await render(stage.element);
  return stage;
}

/** `5. November 2026`, with any space after the day. */
const longDay = (iso: string) =>
  new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso)).replaceAll(/[. ]+/g, ".+");
const field = (name: string) => page.getByRole("textbox", { name });
const send = () => page.getByRole("button", { name: "Rückruf anfordern" });

async function fill() {
  await field("Firmenname").fill("Ulus GmbH");
  await field("Steuernummer").fill(" 21/815/08150 ");
  await field("Vorname").fill("Ayşe");
  await field("Nachname").fill("Ulus");
  await field("E-Mail-Adresse").fill("Ayse@Example.com ");
  await field("Handynummer").fill("0171 39200 33");
  await page.getByRole("radio", { name: "11 bis 14 Uhr" }).click({ force: true });
}

test("a company is called back: the waiver stands unticked, and what was left empty is not sent", async () => {
  const { sent } = await open(GOOD);
  await expect.element(page.getByRole("checkbox")).not.toBeChecked();
  await fill();
  await send().click();
  const day = longDay(addWorkingDays(germanDay(Date.parse(inSeconds(0))), 1, holidaysIn(sampleBrand.openingHours.state)));
  await expect.element(page.getByText(new RegExp(`Wir rufen dich am ${day} unter 0171.39200.33 an, von 11 bis 14 Uhr`))).toBeVisible();
  await expect.element(page.getByText(/L-0A1B2C3D4E/)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      ...{ kind: "business", companyName: "Ulus GmbH", taxNumber: "2181508150", firstName: "Ayşe", lastName: "Ulus" },
      ...{ email: "ayse@example.com", phone: "+491713920033", callBack: "midday", tkgWaiver: false },
    },
  ]);
  expect(sent[0]?.headers.get("idempotency-key")).toMatch(/^[\da-f-]{36}$/);
});

test("a dealer's wish is the same lead of another kind, without lines and waiver, whatever was typed before", async () => {
  const { sent } = await open(GOOD);
  await fill();
  await field("Wie viele Anschlüsse ungefähr?").fill("12");
  await page.getByRole("checkbox").click({ force: true });
  await page.getByRole("radio", { name: "Ich möchte verkaufen" }).click({ force: true });
  await expect.element(page.getByRole("checkbox")).not.toBeInTheDocument();
  await send().click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Händler werden" })).toBeVisible();
  // The dealer's heading appears as soon as the kind is chosen, before the form is sent.
  await expect.poll(() => sent[0]?.body).toMatchObject({ kind: "dealer" });
  expect(Object.keys(sent[0]?.body ?? {})).not.toContain("tkgWaiver");
  expect(Object.keys(sent[0]?.body ?? {})).not.toContain("lineCount");
});

test("who would rather have an account than a call gets one of a company", async () => {
  const { app } = await open(GOOD);
  const link = page.getByRole("link", { name: app.i18n.text("business", "account.link") });
  await expect.element(link).toHaveAttribute("href", "/auth/register?kind=corporate");
});

test("the address opens it for dealers", async () => {
  await open(GOOD, `${HERE}?kind=dealer`, "tr");
  await expect.element(page.getByRole("heading", { level: 1, name: "Bayi ol" })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Satış yapmak istiyorum" })).toBeChecked();
});

test("beside the form stands what a company, and what a shop, wants to know before it writes", async () => {
  await page.viewport(1280, 800);
  await open(GOOD);
  await expect.element(page.getByText(/netto und brutto bei jedem Tarif/)).toBeVisible();
  await page.getByRole("radio", { name: "Ich möchte verkaufen" }).click({ force: true });
  await expect.element(page.getByText("Einen Laden und deine Steuernummer.")).toBeVisible();
  await expect.element(page.getByText(/Das Gespräch verpflichtet dich zu nichts/)).toBeVisible();
  await expect.element(page.getByText(/netto und brutto bei jedem Tarif/)).not.toBeInTheDocument();
});

const BROKEN: readonly RuleCase[] = [
  { rule: "companyName.tooShort", field: "Firmenname", value: "U" },
  { rule: "taxNumber.invalid", field: "Steuernummer", value: "123456789" },
  { rule: "taxNumber.invalid", field: "Steuernummer", value: "123456789012" },
  { rule: "vatId.invalid", field: "USt-IdNr.", value: "123" },
  { rule: "lineCount.range", field: "Wie viele Anschlüsse ungefähr?", value: "0" },
  { rule: "email.invalid", field: "E-Mail-Adresse", value: "ayse@" },
];
test.each(oneOfEach(BROKEN, ({ rule }) => rule))(
  "$rule: $field '$value' is told at the field and in the summary, and stays",
  async ({ rule, field: label, value }) => {
    const { sent, app } = await open(GOOD);
    await fill();
    await field(label).fill(value);
    await send().click();
    await expectRuleShown(app.i18n.text("validation", rule));
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field(label)).toHaveValue(value);
    expect(sent).toEqual([]);
  },
);

test("a known number is told at its field with the way to the account, and all that was typed stays", async () => {
  await open({ [CALL]: refuse("1066") });
  await fill();
  await send().click();
  await expect.element(page.getByRole("link", { name: "Zur Anmeldung" })).toBeVisible();
  await expect.element(field("Handynummer")).toHaveAccessibleDescription(expect.stringContaining("Mit dieser Handynummer gibt es schon"));
  await expect.element(field("Firmenname")).toHaveValue("Ulus GmbH");
});

test("on a phone, too, a company reads before the form what it needs and what it costs", async () => {
  await page.viewport(390, 844);
  await open(GOOD);
  for (const name of ["Was du brauchst", "Was es kostet"]) await expect.element(page.getByRole("heading", { name })).toBeVisible();
});
