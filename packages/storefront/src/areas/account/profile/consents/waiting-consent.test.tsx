import type { User } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { inSeconds } from "@tribun/vitest-config/clock";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { ConsentsPanel } from "./consents-panel.tsx";

const waiting: User = { ...sampleUser, pendingConsent: { email: sampleUser.email, until: inSeconds(3600) } };
const open = async (user: User, language: Language = "de") =>
  render((await makeStage({ screen: <ConsentsPanel user={user} />, user, language })).element);

test.each([
  ["de", "Angebote und Neuigkeiten per E-Mail", `einen Link an ${sampleUser.email} geschickt`],
  ["tr", "E-posta ile teklifler ve haberler", `${sampleUser.email} adresine bir bağlantı gönderdik`],
] as const)("a consent that waits for its link says so whenever the page is opened, in %s", async (language, name, words) => {
  await open(waiting, language);
  await expect.element(page.getByRole("status").filter({ hasText: words })).toBeVisible();
  await expect.element(page.getByRole("switch", { name })).not.toBeChecked();
});

test("one that counts waits for nothing", async () => {
  await open({ ...waiting, consents: { ...waiting.consents, email: true } });
  await expect.element(page.getByRole("switch", { name: "Angebote und Neuigkeiten per E-Mail" })).toBeChecked();
  expect(page.getByText("Fast fertig", { exact: false }).query()).toBeNull();
});
