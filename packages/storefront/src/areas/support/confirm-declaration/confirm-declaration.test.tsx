import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { ConfirmDeclaration } from "./confirm-declaration.tsx";

const CONFIRM = "POST /api/declarations/confirmations";
const HERE = "/information/cancellation/confirm";
const BY_LINK = `${HERE}?token=W-0A1B2C3D4E.mark`;
const answer = (outcome: string) => ({ receiptId: "W-0A1B2C3D4E", kind: "withdrawal", outcome, receivedAt: "2026-11-03T11:00:00.000Z" });

async function open(path: string, answers: Answers = {}, more: { language?: "de" | "tr"; signedIn?: true } = {}) {
  const { language = "de", signedIn } = more;
  const stage = await makeStage({ screen: <ConfirmDeclaration />, path, answers, language, ...(signedIn && { user: sampleUser }) });
  await render(stage.element);
  return stage;
}
const button = (name = "Bestätigen und ausführen") => page.getByRole("button", { name });

test("a link shows what is confirmed, and nothing happens before the click, as programs open links too", async () => {
  const { sent } = await open(BY_LINK, { [CONFIRM]: answer("confirmed") });
  await expect.element(page.getByText("W-0A1B2C3D4E")).toBeVisible();
  expect(sent).toEqual([]);
  await button().click();
  await expect.element(page.getByText("Wir führen deine Erklärung W-0A1B2C3D4E jetzt aus", { exact: false })).toBeVisible();
  await expect.element(page.getByText("3. November 2026", { exact: false })).toBeVisible();
  expect(sent.map(({ call, body }) => [call, body])).toEqual([[CONFIRM, { token: "W-0A1B2C3D4E.mark" }]]);
  await expect.element(button()).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toContain("Wir führen");
  await expect.element(page.getByRole("link", { name: "Zur Hilfe" })).toHaveAttribute("href", "/support?reference=W-0A1B2C3D4E#write");
});

test.each([
  ["carriedOut", "ist schon ausgeführt"],
  ["review", "sehen sich unsere Leute an"],
  ["rejected", "haben wir geprüft"],
])("one that is %s says so", async (outcome, words) => {
  await open(BY_LINK, { [CONFIRM]: answer(outcome) });
  await button().click();
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
});

test("speaks Turkish", async () => {
  await open(BY_LINK, { [CONFIRM]: answer("confirmed") }, { language: "tr" });
  await button("Onayla ve yerine getir").click();
  await expect.element(page.getByText("W-0A1B2C3D4E numaralı bildirimini şimdi yerine getiriyoruz", { exact: false })).toBeVisible();
});

test("the owner confirms by the receipt in a session", async () => {
  const { sent } = await open(`${HERE}?receipt=K-0A1B2C3D4E`, { [CONFIRM]: answer("confirmed") }, { signedIn: true });
  await button().click();
  await expect.element(page.getByText("jetzt aus", { exact: false })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ receiptId: "K-0A1B2C3D4E" }]);
});

test("who is not signed in is led to the login and back", async () => {
  await open(`${HERE}?receipt=K-0A1B2C3D4E`);
  const back = encodeURIComponent(`${HERE}?receipt=K-0A1B2C3D4E`);
  await expect.element(page.getByRole("link", { name: "Anmelden" })).toHaveAttribute("href", `/auth/login?returnTo=${back}`);
  await expect.element(button()).not.toBeInTheDocument();
});

test("without link and receipt it says what is missing", async () => {
  await open(HERE);
  await expect.element(page.getByText("Hier fehlt", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Zur Hilfe" })).toHaveAttribute("href", "/support");
});

test.each([
  ["a link that is none of ours", refuse("1028", { reason: "declarationLink" }), "Dieser Link passt zu keiner Erklärung"],
  ["somebody else's contract", refuse("-1", { reason: "declaration.foreign" }), "gehört nicht zu deinem Konto"],
])("%s is explained with a way on", async (_, refusal, words) => {
  await open(BY_LINK, { [CONFIRM]: refusal });
  await button().click();
  await expect.element(page.getByRole("alert").getByText(words, { exact: false })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Hilfe holen" })).toHaveAttribute("href", "/support?reference=req-1907#write");
});

test("an operator that is down is asked again by the same button", async () => {
  const { sent } = await open(BY_LINK, { [CONFIRM]: (_: unknown, before: number) => (before === 0 ? refuse("-1") : answer("confirmed")) });
  await button().click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await button().click();
  await expect.element(page.getByText("jetzt aus", { exact: false })).toBeVisible();
  expect(sent).toHaveLength(2);
});
