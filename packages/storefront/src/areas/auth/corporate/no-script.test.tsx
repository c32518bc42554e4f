import type { Api } from "@tribun/api-client";
import { renderToString } from "react-dom/server.browser";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { answerNoScript } from "../../../platform/forms/no-script/answer.tsx";
import { makeStage } from "../../../testing/stage.tsx";
import { Corporate } from "./corporate.tsx";
import { CORPORATE, corporateLead } from "./corporate-lead.ts";

const KEY = "0b9f6a3e-5c1d-4e2f-8a7b-9c0d1e2f3a4b";

const NOBODY: Api = async () => {
  throw new Error("never asked");
};

test.each([
  ["dealer", "Händler werden", "Ich möchte verkaufen"],
  ["business", "Für Unternehmen", "Tarife für mein Unternehmen"],
])("a mistake leaves the page of a %s what it was", async (kind, title, chosen) => {
  const sent = new URLSearchParams({ form: "lead", kind, companyName: "Ulus GmbH" });
  const answer = await answerNoScript(corporateLead).answer(NOBODY, sent, KEY, new URLSearchParams());
  if (answer.status === 303) throw new Error("nobody answers");
  await render((await makeStage({ screen: answer.within(<Corporate />), path: `${CORPORATE}?lang=de` })).element);
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: chosen })).toBeChecked();
  await expect.element(page.getByRole("textbox", { name: "Firmenname" })).toHaveValue("Ulus GmbH");
});

test("who chooses to sell is asked for neither lines nor waiver where no script takes them away", async () => {
  const { element } = await makeStage({ screen: <Corporate />, path: CORPORATE });
  const drawn = document.createElement("div");
  drawn.innerHTML = renderToString(element);
  document.body.append(drawn);
  onTestFinished(() => drawn.remove());
  await expect.element(page.getByRole("checkbox")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Wie viele Anschlüsse ungefähr?" })).toBeVisible();
  await page.getByRole("radio", { name: "Ich möchte verkaufen" }).click({ force: true });
  await expect.element(page.getByRole("checkbox")).not.toBeInTheDocument();
  await expect.element(page.getByRole("textbox", { name: "Wie viele Anschlüsse ungefähr?" })).not.toBeInTheDocument();
});
