import { expectRuleShown, type RuleCase } from "@tribun/forms/testing";
import { oneOfEach } from "@tribun/vitest-config/sweep";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleDevices, sampleMethods, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Profile } from "./profile.tsx";

type Case = RuleCase & { readonly opens: string };
const IBAN = "DE89370400440532013000";
const BANK = "Bankkonto hinzufügen";

/** Valid values of each form; each case breaks one. */
const RIGHT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [BANK]: { iban: IBAN, holder: "Deniz Yılmaz" },
  "Passwort ändern": { currentPassword: "Tribun#1907", newPassword: "Kurve#1905", passwordConfirmation: "Kurve#1905" },
  "E-Mail ändern": { email: "anders@beispiel.de" },
};
const CASES: readonly Case[] = [
  { rule: "iban.required", field: "iban", value: "", opens: BANK },
  { rule: "iban.invalid", field: "iban", value: "DE89370400440532013001", opens: BANK },
  { rule: "iban.notSepa", field: "iban", value: "TR330006100519786457841326", opens: BANK },
  { rule: "holder.required", field: "holder", value: "", opens: BANK },
  { rule: "holder.tooLong", field: "holder", value: "a".repeat(71), opens: BANK },
  { rule: "mandate.required", field: "mandateAccepted", value: "", opens: BANK },
  { rule: "password.currentRequired", field: "currentPassword", value: "", opens: "Passwort ändern" },
  { rule: "password.sameAsOld", field: "newPassword", value: "Tribun#1907", opens: "Passwort ändern" },
  { rule: "email.same", field: "email", value: sampleUser.email, opens: "E-Mail ändern" },
];

test.each(oneOfEach(CASES, ({ field }) => field))("$rule is said at $field and in the summary", async ({ rule, field, value, opens }) => {
  const answers = {
    "GET /api/users/me/payment-methods": sampleMethods,
    "GET /api/auth/passkeys": [],
    "GET /api/auth/sessions": sampleDevices,
    "GET /api/users/me/push": { publicKey: "", on: false, devices: 0 },
  };
  const { element, app, sent } = await makeStage({ screen: <Profile />, path: "/dashboard/account/profile", answers, user: sampleUser });
  await render(element);
  // The first key press loads the part below.
  await userEvent.keyboard("{Shift}");
  await page.getByRole("button", { name: opens, exact: true }).click();
  await expect.poll(() => document.querySelector(`form [name="${field}"]`)).not.toBeNull();
  const form = document.querySelector(`form:has([name="${field}"])`);
  // A repeated field gets the same value, except in the case that breaks it.
  const typed = {
    ...RIGHT[opens],
    ...(field === "newPassword" && { passwordConfirmation: value }),
    ...(value !== "" && { [field]: value }),
  };
  for (const [name, text] of Object.entries(typed)) {
    const one = form?.querySelector(`[name="${name}"]`);
    if (one) await page.elementLocator(one).fill(name === field ? value : text);
  }
  const press = form?.querySelector("button[type=submit]");
  if (press) await page.elementLocator(press).click();
  await expectRuleShown(app.i18n.text("validation", rule));
  expect(sent.filter(({ call }) => !call.startsWith("GET") && call !== "POST /api/auth/check-password")).toEqual([]);
});
