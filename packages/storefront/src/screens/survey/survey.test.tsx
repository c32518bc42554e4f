import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../testing/fake-operator.ts";
import { sampleSurvey } from "../../testing/sample-survey.ts";
import { makeStage } from "../../testing/stage.tsx";
import { Survey } from "./survey.tsx";

const CURRENT = "GET /api/surveys/current";
const SEND = "POST /api/surveys/kurve/answers";

async function open(answers: Answers) {
  const stage = await makeStage({ screen: <Survey />, path: "/survey", answers: { [CURRENT]: sampleSurvey, ...answers } });
  await render(stage.element);
  return stage;
}
const send = () => page.getByRole("button", { name: "Antworten senden" });
async function fill() {
  await page.getByRole("radio", { name: "4" }).click({ force: true });
  await page.getByRole("radio", { name: "Der Verein" }).click({ force: true });
}

test("answers go out by question, stars as numbers, and what was skipped is left out", async () => {
  const { sent } = await open({ [SEND]: { answeredAt: "2026-11-03T11:00:00.000Z" } });
  await fill();
  await send().click();
  await expect.element(page.getByText("Danke, das hilft uns")).toBeVisible();
  expect(sent.find(({ call }) => call === SEND)?.body).toEqual({ answers: { recommend: 4, reason: "club" } });
});

test("a question that must be answered is told, and what was given stays", async () => {
  const { sent } = await open({});
  await page.getByRole("radio", { name: "4" }).click({ force: true });
  await send().click();
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await expect.element(page.getByRole("link", { name: "Bitte beantworte diese Frage." })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "4" })).toBeChecked();
  expect(sent.some(({ call }) => call === SEND)).toBe(false);
});

test("too many attempts say how long to wait; answered in another window is answered", async () => {
  const refused = [refuse("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 90 }), refuse("-1", { reason: "alreadyAnswered" })];
  await open({ [SEND]: (_: unknown, before: number) => refused[before] });
  await fill();
  await send().click();
  await expect.element(page.getByText(/Nächster Versuch in 01:(30|29)\./)).toBeVisible();
  await send().click();
  await expect.element(page.getByText("Danke, das hilft uns")).toBeVisible();
});

test("who has answered is thanked and not asked again", async () => {
  await open({ [CURRENT]: { ...sampleSurvey, answered: true } });
  await expect.element(page.getByText("Danke, das hilft uns")).toBeVisible();
  await expect.element(send()).not.toBeInTheDocument();
});

test("where none runs the help is named", async () => {
  await open({ [CURRENT]: refuse("-1", { reason: "unknownSurvey" }) });
  await expect.element(page.getByRole("link", { name: "Zur Hilfe" })).toHaveAttribute("href", "/support");
});
