import type { Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionAtom } from "../../../platform/session/session-state.ts";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { showLanguage } from "../../../shell/language.ts";
import type { Sent } from "../../../testing/fake-operator.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { LanguagePanel } from "./language-panel.tsx";

function Panel() {
  const { user } = useSession();
  return user && <LanguagePanel user={user} />;
}

async function open() {
  const changed = ({ body }: Sent) => ({ ...sampleUser, ...(typeof body === "object" ? body : {}) });
  const stage = await makeStage({ screen: <Panel />, answers: { "PATCH /api/auth/me": changed }, user: sampleUser });
  await render(stage.element);
  return stage;
}
const radio = (name: string) => page.getByRole("radio", { name });
const save = () => page.getByRole("button", { name: "Sprache speichern" }).click();

test("the language of the letters is the language of the page", async () => {
  await open();
  await radio("Türkçe").click();
  await save();
  await expect.element(page.getByText("Artık sana Türkçe yazacağız.")).toBeVisible();
  await expect.element(radio("Türkçe")).toBeChecked();
});

test("that letters come in one language is not told in the other, which the page's head may choose for the page alone", async () => {
  const { app } = await open();
  await save();
  await expect.element(page.getByText("Ab jetzt schreiben wir dir auf Deutsch.")).toBeVisible();
  await showLanguage(app.i18n, "tr");
  await expect.element(page.getByRole("button", { name: "Dili kaydet" })).toBeVisible();
  expect(page.getByText("Artık sana Türkçe yazacağız.").query()).toBeNull();
});

test("what was chosen on another device is chosen here too, unless another is about to be saved", async () => {
  const { app } = await open();
  const known = (language: Language) => app.store.set(sessionAtom, { status: "authenticated", user: { ...sampleUser, language } });
  await expect.element(radio("Deutsch")).toBeChecked();
  known("tr");
  await expect.element(radio("Türkçe")).toBeChecked();
  await radio("Deutsch").click();
  known("tr");
  await expect.element(radio("Deutsch")).toBeChecked();
});
