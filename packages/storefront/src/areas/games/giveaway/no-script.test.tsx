import { ApiError, type Api } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DrawnAnswers } from "../../../platform/forms/use-page-answer.ts";
import { answerNoScript } from "../../../platform/forms/no-script/answer.tsx";
import { sampleGiveaway } from "../../../testing/sample-giveaway.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { entry } from "./entry.ts";
import { Giveaway } from "./giveaway.tsx";
import { giveawaysKey } from "./giveaways-key.ts";

const KEY = "0b9f6a3e-5c1d-4e2f-8a7b-9c0d1e2f3a4b";

function refusing(error: unknown): Api {
  return async () => {
    throw error;
  };
}

const ENTERED = {
  ...{
    form: "entry",
    giveawayKey: sampleGiveaway.key,
    textVersion: sampleGiveaway.consentTextVersion,
    firstName: "Elif",
    lastName: "Şahin",
  },
  ...{ email: "elif@example.com", birthday: "19.05.1990", terms: "on", consentTextVersion: "on", website: "" },
};

/** Posts an entry like a browser without a script, and renders the answering page with the current giveaway. */
async function enter(fields: Readonly<Record<string, string>>, error: unknown = new Error("never asked"), giveaway = sampleGiveaway) {
  const sent = new URLSearchParams(fields);
  const answer = await answerNoScript(entry).answer(refusing(error), sent, KEY, new URLSearchParams());
  if (answer.status === 303) throw new Error("nobody answers");
  const screen = answer.within(
    <DrawnAnswers value={[[giveawaysKey("de"), [giveaway]]]}>
      <Giveaway />
    </DrawnAnswers>,
  );
  await render((await makeStage({ screen, path: "/giveaway" })).element);
  return answer.status;
}
const consent = () => page.getByRole("checkbox", { name: /^Ich möchte Werbung/ });

test("a consent stays ticked beside the words that it was given to", async () => {
  expect(await enter({ ...ENTERED, email: "elif@" })).toBe(422);
  await expect.element(page.getByRole("textbox", { name: "E-Mail-Adresse" })).toHaveValue("elif@");
  await expect.element(consent()).toBeChecked();
});

test("a consent is asked for anew where its words have changed since", async () => {
  const reworded = { ...sampleGiveaway, consentText: "Ich möchte Werbung per E-Mail und Post.", consentTextVersion: "giveaway-2026-2" };
  const outdated = { status: 422, fieldErrors: [{ field: "consentTextVersion", rule: "consentText.outdated" }] };
  expect(await enter(ENTERED, new ApiError("-1", outdated), reworded)).toBe(422);
  await expect.element(page.getByRole("alert").getByText(/Der Text der Einwilligung wurde geändert/)).toBeVisible();
  await expect.element(consent()).not.toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: /Teilnahmebedingungen/ })).toBeChecked();
});

test("a mistake elsewhere carries no tick over to words that came meanwhile", async () => {
  const reworded = { ...sampleGiveaway, consentText: "Ich möchte Werbung per Post.", consentTextVersion: "giveaway-2026-2" };
  expect(await enter({ ...ENTERED, email: "elif@" }, undefined, reworded)).toBe(422);
  await expect.element(consent()).not.toBeChecked();
});
