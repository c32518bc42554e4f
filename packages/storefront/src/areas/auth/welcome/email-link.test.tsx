import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Welcome } from "./welcome.tsx";

const CONFIRM = "POST /api/auth/me/email-confirmations";

async function open(answers: Answers, path = "/auth/welcome?emailToken=abc") {
  const stage = await makeStage({ screen: <Welcome />, path, answers, user: sampleUser });
  await render(stage.element);
  return stage;
}

test.each([
  ["address", "Deine E-Mail-Adresse ist bestätigt."],
  ["advertising", "Danke. Neuigkeiten von uns kommen ab jetzt per E-Mail, abbestellen kannst du sie jederzeit."],
])("a link for %s is redeemed and said", async (purpose, words) => {
  const { sent } = await open({ [CONFIRM]: { purpose } });
  await expect.element(page.getByText(words)).toBeVisible();
  expect(sent.filter(({ call }) => call === CONFIRM).map(({ body }) => body)).toEqual([{ token: "abc" }]);
});

test.each(["1028", "1029", "1030"] as const)("a link that no longer counts (%s) is explained, with a way on", async (code) => {
  await open({ [CONFIRM]: refuse(code) });
  await expect.element(page.getByText("Dieser Link gilt nicht mehr", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Im Profil neu anfordern" })).toHaveAttribute("href", "/dashboard/account/profile");
});

test("without a link nothing is asked", async () => {
  const { sent } = await open({}, "/auth/welcome");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(`Bereit für den Anpfiff, ${sampleUser.firstName}?`);
  expect(sent).toEqual([]);
});
