import { expectRuleShown, type RuleCase } from "@tribun/forms/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SAMPLE_TARIFFS } from "../../../testing/sample-offers.ts";
import { sampleSettings } from "../../../testing/sample-settings.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Overview } from "./overview.tsx";

type Case = RuleCase & { readonly opens: string; readonly choose?: string; readonly save: string };

const CASES: readonly Case[] = [
  {
    ...{ rule: "evn.declaration", field: "declaration", value: "", choose: "mit vollen Nummern" },
    ...{ opens: "Einzelverbindungsnachweis ändern", save: "Speichern" },
  },
  { rule: "tariff.required", field: "tariffId", value: "", opens: "Tarif wechseln", save: "zahlungspflichtig bestellen" },
];

test.each(CASES)("$rule is said at $field and in the summary", async ({ rule, opens, choose, save }) => {
  const { element, app, sent } = await makeStage({
    screen: <Overview />,
    path: "/dashboard/account/overview",
    answers: {
      "GET /api/tariffs/me": [sampleLine],
      "GET /api/lines/l1/settings": sampleSettings,
      "GET /api/lines/l1/tariffs": SAMPLE_TARIFFS,
    },
    user: sampleUser,
  });
  await render(element);
  await page.getByRole("button", { name: opens, exact: true }).click();
  if (choose !== undefined) await page.getByRole("radio", { name: choose }).click();
  await page.getByRole("button", { name: save, exact: true }).click();
  await expectRuleShown(app.i18n.text("validation", rule));
  expect(sent.filter(({ call }) => !call.startsWith("GET"))).toEqual([]);
});
