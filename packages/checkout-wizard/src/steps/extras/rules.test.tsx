import { expectRuleShown, type RuleCase } from "@tribun/forms/testing";
import { createI18n } from "@tribun/i18n";
import { inLanguages, oneOfEach } from "@tribun/vitest-config/sweep";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { plan, withNumber } from "../../testing/samples.ts";
import { stageFor } from "../../testing/stage.tsx";
import { startJersey } from "./schema.ts";

const RIGHT = { ...startJersey(plan), size: "M", name: "İLKAY", number: "19" };

const CASES: readonly RuleCase[] = [
  { rule: "jerseyName.invalid", field: "name", value: "İLKAY 9" },
  { rule: "jerseyName.tooLong", field: "name", value: "ÖZTÜRKOĞLUX" },
  { rule: "jerseyName.unprintable", field: "name", value: "A\u0300\u0301\u0302" },
  { rule: "jerseyNumber.range", field: "number", value: "100" },
  { rule: "jerseyNumber.range", field: "number", value: "0" },
  { rule: "jerseyNumber.range", field: "number", value: "07" },
  { rule: "jerseySize.required", field: "size", value: "" },
];

const SAMPLE = inLanguages(oneOfEach(CASES, ({ field }) => field));

test.each(SAMPLE)("$rule is said for the $field '$value' and in the summary, $language", async ({ rule, field, value, language }) => {
  const i18n = await createI18n(language, ["validation"]);
  const { element, went } = await stageFor({ step: "extras", draft: { ...withNumber(), jersey: { ...RIGHT, [field]: value } } }, language);
  await render(element);
  await page.getByRole("button", { name: language === "de" ? /^Das will ich/ : /^İstiyorum/ }).click();
  await expectRuleShown(i18n.text("validation", rule));
  expect(went).toEqual([]);
});
