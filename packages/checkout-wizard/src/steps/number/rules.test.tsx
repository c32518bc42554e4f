import { expectRuleShown, type RuleCase } from "@tribun/forms/testing";
import { createI18n } from "@tribun/i18n";
import { inLanguages } from "@tribun/vitest-config/sweep";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { OrderDraft, PortingChoice } from "../../draft/order-draft.ts";
import { comeDown } from "../../testing/come-down.ts";
import { mainLine, user, withPort, withTariff } from "../../testing/samples.ts";
import { stageFor } from "../../testing/stage.tsx";

type Case = RuleCase & { readonly draft: OrderDraft; readonly business?: true; readonly lines?: true };

/** A ported number with all its data, except what a case breaks. */
const port = (broken: Partial<PortingChoice>, ...left: readonly (keyof PortingChoice)[]): OrderDraft => {
  const draft = withPort();
  const choice = Object.entries({ ...draft.portingOptions, ...broken }).filter(([name]) => !left.some((one) => one === name));
  return { ...draft, portingOptions: { msisdn: "", ...Object.fromEntries(choice) } };
};
const forWhom = (needs: Partial<NonNullable<OrderDraft["tariff"]>>, more: Partial<OrderDraft> = {}): OrderDraft => {
  const draft = withPort();
  return { ...draft, ...more, ...(draft.tariff && { tariff: { ...draft.tariff, ...needs } }) };
};
const { simType: _, ...noSim } = withPort();
const card = (typed: string): OrderDraft => ({ ...withPort(), simType: "physical", shopCard: { typed } });

const LINES = [mainLine("l1", "+491713920010"), mainLine("l2", "+491713920011")];

const CASES: readonly Case[] = [
  { rule: "phone.required", field: "msisdn", value: "", draft: port({ msisdn: " " }) },
  { rule: "phone.invalid", field: "msisdn", value: "030 123456", draft: port({ msisdn: "030 123456" }) },
  { rule: "mnpProvider.required", field: "donatingProvider", value: "", draft: port({}, "donatingProvider") },
  { rule: "mnpType.required", field: "mnpType", value: "", draft: port({}, "mnpType") },
  { rule: "date.invalid", field: "contractEnd", value: "31/02/2027", draft: port({ mnpType: "VTEN", contractEnd: "31/02/2027" }) },
  { rule: "contractEnd.tooLate", field: "contractEnd", value: "2026-09-01", draft: port({ mnpType: "VTEN", contractEnd: "2026-09-01" }) },
  { rule: "contractEnd.tooEarly", field: "contractEnd", value: "2028-09-01", draft: port({ mnpType: "VTEN", contractEnd: "2028-09-01" }) },
  { rule: "donorCustomerNumber.required", field: "donorCustomerNumber", value: "", draft: withPort(), business: true },
  { rule: "simType.required", field: "simType", value: "", draft: noSim },
  { rule: "iccid.required", field: "iccid", value: "", draft: card("") },
  { rule: "iccid.invalid", field: "iccid", value: "8949990000190700016", draft: card("8949990000190700016") },
  { rule: "iccid.unchecked", field: "iccid", value: "8949990000190700015", draft: card("8949990000190700015") },
  { rule: "mainLine.required", field: "mainLineId", value: "", draft: forWhom({ requiresMainLine: true }), lines: true },
  { rule: "phoneNumber.required", field: "phoneNumber", value: "", draft: { ...withTariff(), simType: "esim" } },
  { rule: "childBirthday.required", field: "childBirthday", value: "", draft: forWhom({ requiresChild: true }) },
  {
    ...{ rule: "childBirthday.range", field: "childBirthday", value: "1990-05-19" },
    draft: forWhom({ requiresChild: true }, { childBirthday: "1990-05-19" }),
  },
];

const NEXT = { de: "Weiter zum Trikot", tr: "Formaya geç" } as const;

test.each(inLanguages(CASES))("$rule is said at $field and in the summary, $language", async (given) => {
  const { rule, draft, business, lines, language } = given;
  const i18n = await createI18n(language, ["validation"]);
  const fan = business ? { user: { ...user, customerType: "corporate" as const } } : lines && { user, answers: { myLines: LINES } };
  const { element, went } = await stageFor({ step: "number", draft, ...fan }, language);
  await render(element);
  // The line's user is further down and loads on scrolling there.
  await comeDown();
  // Wait, because content that loads during a press moves the button away.
  if (draft.numberType === "port") await expect.element(page.getByRole("textbox").first()).toBeVisible();
  if (lines) await expect.element(page.getByRole("radio", { name: "0171 39200 11" })).toBeVisible();
  // The shop card's field loads when the fan first chooses one; the summary can link to it only then.
  if (draft.shopCard) await expect.element(page.getByRole("textbox", { name: /ICCID/ })).toBeVisible();
  await page.getByRole("button", { name: NEXT[language] }).click();
  await expectRuleShown(i18n.text("validation", rule));
  expect(went).toEqual([]);
});
