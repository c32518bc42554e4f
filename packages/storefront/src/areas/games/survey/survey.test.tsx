import type { Api } from "@tribun/api-client";
import type { User } from "@tribun/api-client/contract";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DrawnAnswers } from "../../../platform/forms/use-page-answer.ts";
import { answerLateForm } from "../../../platform/forms/no-script/answer.tsx";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleBrand } from "../../../testing/sample-brand.ts";
import { sampleSurvey } from "../../../testing/sample-survey.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { surveyQuery } from "./queries.ts";
import { surveyKey } from "./survey-key.ts";
import { surveyAnswers } from "./survey-answers.ts";
import { Survey } from "./survey.tsx";

const CURRENT = "GET /api/surveys/current";
const SEND = "POST /api/surveys/kurve/answers";

async function open(answers: Answers, screen: ReactNode = <Survey />, user?: User) {
  const stage = await makeStage({ screen, path: "/survey", answers: { [CURRENT]: sampleSurvey, ...answers }, ...(user && { user }) });
  await render(stage.element);
  return stage;
}
const send = () => page.getByRole("button", { name: "Antworten senden" });
const COUNTED = { answeredAt: "2026-11-03T11:00:00.000Z", status: "counted" };
const MAILED = { ...COUNTED, status: "confirmationSent" };
const MAILBOX = "elif@example.com";
const mailbox = () => page.getByRole("textbox", { name: "E-Mail-Adresse" });
async function fill() {
  await page.getByRole("radio", { name: "4" }).click({ force: true });
  await page.getByRole("radio", { name: "Der Verein" }).click({ force: true });
  if (mailbox().elements().length > 0) await mailbox().fill(MAILBOX);
}

test("answers go out by question, stars as numbers, and what was skipped is left out", async () => {
  const { sent } = await open({ [SEND]: COUNTED }, <Survey />, sampleUser);
  await fill();
  expect(mailbox().elements(), "an account answers by itself").toEqual([]);
  await send().click();
  await expect.element(page.getByText("Danke, das hilft uns")).toBeVisible();
  expect(sent.find(({ call }) => call === SEND)?.body).toEqual({ answers: { recommend: 4, reason: "club" } });
});

test("a guest names a mailbox, and is sent to its link", async () => {
  const { sent } = await open({ [SEND]: MAILED });
  await page.getByRole("radio", { name: "4" }).click({ force: true });
  await page.getByRole("radio", { name: "Der Verein" }).click({ force: true });
  await send().click();
  await expect.element(page.getByRole("alert")).toHaveFocus();
  expect(sent.some(({ call }) => call === SEND)).toBe(false);
  await mailbox().fill(MAILBOX);
  await send().click();
  await expect.element(page.getByText("Noch ein Klick in der E-Mail")).toBeVisible();
  await expect.element(page.getByText("Danke, das hilft uns")).not.toBeInTheDocument();
  expect(sent.find(({ call }) => call === SEND)?.body).toEqual({ answers: { recommend: 4, reason: "club" }, email: MAILBOX });
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
  await open({ [SEND]: (_: unknown, before: number) => refused[before] }, <Survey />, sampleUser);
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

test.each([
  ["a guest", undefined, "In die Fankurve", "/fan"],
  ["who is signed in, whose pennant it is,", sampleUser, "Zu deinen Wimpeln", "/dashboard/rewards"],
] as const)("after the thanks %s is led on", async (_, user, name, href) => {
  await open({ [SEND]: user ? COUNTED : MAILED }, <Survey />, user);
  await fill();
  await send().click();
  await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", href);
});

test("where none runs the help is named", async () => {
  await open({ [CURRENT]: refuse("-1", { reason: "unknownSurvey" }) });
  await expect.element(page.getByRole("link", { name: "Zur Hilfe" })).toHaveAttribute("href", "/support");
});

test("a survey that did not come can be asked for again, and help knows the case by its reference", async () => {
  await open({ [CURRENT]: (_: unknown, before: number) => (before === 0 ? refuse("-1") : sampleSurvey) });
  await expect
    .element(page.getByRole("link", { name: /req-1907/ }))
    .toHaveAttribute("href", expect.stringMatching(/^\/support\?.*req-1907/));
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(send()).toBeVisible();
});

const NEXT = {
  ...{ id: "heim", title: "Eine Frage zum Heimspiel" },
  questions: [{ id: "stand", kind: "text", required: true, text: "Wo stehst du?" }],
} as const;
/** The page with the build's answers. */
const drawn = (
  <DrawnAnswers value={[[surveyKey("de"), sampleSurvey]]}>
    <Survey />
  </DrawnAnswers>
);

test("a survey that has ended since its page was drawn is asked no more", async () => {
  await open({ [CURRENT]: refuse("-1", { reason: "unknownSurvey" }) }, drawn);
  await expect.element(page.getByText("Gerade läuft keine Umfrage")).toBeVisible();
  await expect.element(send()).not.toBeInTheDocument();
});

test("a survey that runs since its page was drawn is answered by its own questions", async () => {
  const call = "POST /api/surveys/heim/answers";
  const { sent } = await open({ [CURRENT]: { ...NEXT, answered: false }, [call]: MAILED }, drawn);
  const field = page.getByRole("textbox", { name: "Wo stehst du?" });
  await field.click();
  await send().click();
  await expect.element(page.getByRole("link", { name: "Bitte beantworte diese Frage." })).toBeVisible();
  await field.fill("Block 7");
  await mailbox().fill(MAILBOX);
  await send().click();
  await expect.element(page.getByText("Noch ein Klick in der E-Mail")).toBeVisible();
  expect(sent.find((each) => each.call === call)?.body).toEqual({ answers: { stand: "Block 7" }, email: MAILBOX });
});

test("a page is drawn with its questions, whoever it is drawn for", async () => {
  const { app } = await makeStage({ screen: null, answers: { [CURRENT]: { ...sampleSurvey, answered: true } } });
  const { answered } = await app.queryClient.fetchQuery(surveyQuery({ api: app.api, language: "de", brand: sampleBrand }));
  expect(answered).toBe(false);
});

const RIGHT = { form: "survey", surveyId: "kurve", recommend: "4", reason: "club", email: MAILBOX };
/** Posts a form to the club's server without a script and returns its answer. */
async function post(fields: Record<string, string>) {
  const given = new URLSearchParams(fields);
  const bodies: unknown[] = [];
  const api = async (_: unknown, input: object) => {
    if (!("body" in input)) return sampleSurvey;
    bodies.push(input.body);
    return MAILED;
  };
  const answer = await answerLateForm(surveyAnswers).answer(api as unknown as Api, given, "key", new URLSearchParams());
  if (answer.status === 303) throw new Error("no page");
  await open({ [CURRENT]: () => new Promise(() => undefined) }, answer.within(drawn));
  return { status: answer.status, bodies };
}

test("without any script the answers are sent, and wait for the link", async () => {
  expect(await post(RIGHT)).toEqual({ status: 200, bodies: [{ answers: { recommend: 4, reason: "club" }, email: MAILBOX }] });
  await expect.element(page.getByText("Noch ein Klick in der E-Mail")).toBeVisible();
});

test("without any script a mailbox that is missing is told at its field", async () => {
  expect(await post({ ...RIGHT, email: "" })).toEqual({ status: 422, bodies: [] });
  await expect.element(mailbox()).toHaveAttribute("aria-invalid", "true");
});

test.each(["heim", ""])(
  "without any script what answers the survey %j is not sent to the one that runs, whose form is drawn",
  async (surveyId) => {
    expect(await post({ ...RIGHT, surveyId })).toEqual({ status: 422, bodies: [] });
    await expect.element(page.getByText("Inzwischen läuft eine andere Umfrage")).toBeVisible();
    await expect.element(page.getByRole("radio", { name: "4" })).not.toBeChecked();
    expect(document.querySelector("[name=surveyId]")).toHaveProperty("value", "kurve");
  },
);
