import { ApiError, type Api } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { answerNoScript } from "../../../platform/forms/no-script/answer.tsx";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Cancellation } from "./cancellation.tsx";
import { terminate } from "./terminate.ts";
import { withdraw } from "./withdraw.ts";

const HERE = "/information/cancellation";
const KEY = "0b9f6a3e-5c1d-4e2f-8a7b-9c0d1e2f3a4b";
function refusing(error: unknown): Api {
  return async () => {
    throw error;
  };
}

async function answerOf(
  fields: { readonly form: "withdraw" | "terminate" } & Readonly<Record<string, string>>,
  error: unknown = new Error("never asked"),
) {
  const sent = new URLSearchParams(fields);
  const form = fields.form === "withdraw" ? answerNoScript(withdraw) : answerNoScript(terminate);
  const answer = await form.answer(refusing(error), sent, KEY, new URLSearchParams());
  if (answer.status === 303) throw new Error("nobody answers");
  const stage = await makeStage({ screen: answer.within(<Cancellation />), path: HERE });
  await render(stage.element);
  return answer.status;
}
const withdrawn = { form: "withdraw", name: "Elif Şahin", contract: "0171 39200 33", email: "elif@example.com" } as const;

test("what is missing is told beside the field of that form, with all that was typed", async () => {
  expect(await answerOf({ form: "terminate", kind: "extraordinary", name: "Elif", email: "elif", date: "31.02.2027" })).toBe(422);
  const form = page.getByRole("region", { name: "Verträge hier kündigen" });
  await expect.element(form.getByRole("textbox", { name: "Grund" })).toBeVisible();
  await expect.element(form.getByRole("textbox", { name: "Kündigen zum" })).toHaveValue("31.02.2027");
  await expect.element(form.getByRole("textbox", { name: "Vorname und Nachname" })).toHaveValue("Elif");
  for (const message of ["Bitte nenn den Grund", "Bitte gib deine Rufnummer", "So sieht keine E-Mail-Adresse aus"])
    await expect.element(form.getByRole("alert").getByText(message, { exact: false })).toBeVisible();
  expect(page.getByRole("region", { name: "Vertrag widerrufen" }).getByRole("alert").elements()).toEqual([]);
});

test("too many declarations say how long to wait, an operator that is away says so, and what was typed stays", async () => {
  expect(await answerOf(withdrawn, new ApiError("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 90 }))).toBe(429);
  await expect.element(page.getByText(/Nächster Versuch in 01:(30|29)/)).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Vorname und Nachname" }).last()).toHaveValue("Elif Şahin");
  expect(await answerOf(withdrawn, new ApiError("-1", { reason: "unreachable" }))).toBe(503);
});

test("a signed-in fan finds both forms filled in with their own, and changes what they like", async () => {
  const { element } = await makeStage({ screen: <Cancellation />, path: HERE, user: sampleUser });
  await render(element);
  const names = page.getByRole("textbox", { name: "Vorname und Nachname" });
  for (const name of [names.first(), names.last()])
    await expect.element(name).toHaveValue(`${sampleUser.firstName} ${sampleUser.lastName}`);
  await names.first().fill("Jemand anders");
  await expect.element(names.first()).toHaveValue("Jemand anders");
});
