import type { User } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { inSeconds } from "@tribun/vitest-config/clock";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse, type Sent } from "../../../../testing/fake-operator.ts";
import { sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { EmailRow } from "./email-row.tsx";
import { sessionAtom } from "../../../../platform/session/session-state.ts";
import { useSession } from "../../../../platform/signed-in/use-session.ts";

const PATCH = "PATCH /api/auth/me";
const NEW = "stand@beispiel.de";
const waiting = (seconds: number): User => ({ ...sampleUser, pendingEmail: { email: NEW, until: inSeconds(seconds) } });

function Row() {
  const { user } = useSession();
  return user && <EmailRow user={user} />;
}

async function open(user: User, answers: Answers = {}, language: Language = "de") {
  const stage = await makeStage({ screen: <Row />, answers, user, language });
  await render(stage.element);
  return stage;
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const bodies = (sent: readonly Sent[]) => sent.map(({ body }) => body);

test("a new address waits where the present one stands, with the day until which its link works, and the link is sent again", async () => {
  const { sent } = await open(waiting(3600), { [PATCH]: waiting(72 * 3600) });
  const row = page.getByRole("status").filter({ hasText: "Neue Adresse, noch nicht bestätigt" });
  await expect.element(row).toMatchTextContent(NEW);
  await expect.element(row).toMatchTextContent(/bis \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr\. So lange gilt deniz@beispiel\.de\./);
  await press("Link noch einmal senden");
  await expect.element(page.getByText(`Der Link ist unterwegs an ${NEW}.`, { exact: false })).toBeVisible();
  expect(bodies(sent)).toEqual([{ email: NEW }]);
});

test("the change is taken back, says so with the focus, and asks for nothing more", async () => {
  const { sent } = await open(waiting(3600), { [PATCH]: sampleUser });
  await press("Änderung zurücknehmen");
  await expect.element(page.getByText("Deine Adresse bleibt deniz@beispiel.de.", { exact: false })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Die Änderung ist zurückgenommen/);
  expect(bodies(sent)).toEqual([{ pendingEmail: null }]);
  expect(page.getByText(NEW).query()).toBeNull();
});

test("what was said of a change that was taken back is not said of the next one, once its link was opened", async () => {
  const { app } = await open(waiting(3600), { [PATCH]: sampleUser });
  await press("Änderung zurücknehmen");
  const receipt = page.getByText("Die Änderung ist zurückgenommen", { exact: false });
  await expect.element(receipt).toBeVisible();
  const know = (user: User) => app.store.set(sessionAtom, { status: "authenticated", user });
  know(waiting(3600));
  await expect.element(page.getByText(NEW)).toBeVisible();
  know({ ...sampleUser, email: NEW });
  await expect.element(page.getByRole("button", { name: "Link noch einmal senden" })).not.toBeInTheDocument();
  await expect.element(receipt).not.toBeInTheDocument();
});

test("once the link has run out it says so, and which address holds", async () => {
  await open(waiting(1));
  await expect.element(page.getByText("So lange gilt", { exact: false })).toBeVisible();
  await expect.element(page.getByText("Der Link ist abgelaufen", { exact: false })).toMatchTextContent("Es gilt weiter deniz@beispiel.de.");
});

test("what the operator refuses stands there with its reference, and the address still waits", async () => {
  await open(waiting(3600), { [PATCH]: refuse("-1") }, "tr");
  await press("Değişiklikten vazgeç");
  await expect.element(page.getByText("req-1907", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("link")).toHaveAttribute("href", "/support?reference=req-1907#write");
  await expect.element(page.getByText(NEW)).toBeVisible();
});

test("an unproven address whose change waits has one link, that of the new one", async () => {
  await open({ ...waiting(3600), emailVerified: false });
  await expect.element(page.getByText(NEW)).toBeVisible();
  expect(page.getByRole("button", { name: "Link noch einmal senden" }).elements()).toHaveLength(1);
});

test.each([
  ["de", "Keine E-Mail-Adresse", /Gib eine neue an/, /So lange hat dein Konto keine Adresse/],
  ["tr", "E-posta adresi yok", /Yeni bir adres gir/, /O zamana kadar hesabında adres yok/],
] as const)("%s: an account whose mailbox went to its owner says so and asks for another one", async (language, none, why, until) => {
  const gone: User = { ...sampleUser, email: "", emailVerified: false };
  const { app } = await open(gone, {}, language);
  await expect.element(page.getByText(none)).toBeVisible();
  await expect.element(page.getByText(why)).toBeVisible();
  expect(page.getByRole("button").elements(), "no link to send to no mailbox").toHaveLength(1);
  await page.getByRole("button").click();
  await expect.element(page.getByRole("textbox", { name: app.i18n.text("account", "email.new") })).toBeVisible();
  await open({ ...gone, pendingEmail: { email: NEW, until: inSeconds(3600) } }, {}, language);
  await expect.element(page.getByRole("status").filter({ hasText: NEW })).toMatchTextContent(until);
});
