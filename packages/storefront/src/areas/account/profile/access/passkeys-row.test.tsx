import type { ReactElement } from "react";
import { inSeconds } from "@tribun/vitest-config/clock";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse, type Sent } from "../../../../testing/fake-operator.ts";
import { sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { CurrentPasswordField } from "../../shared/edit/current-password.tsx";
import { proofOf } from "../../shared/edit/proof.ts";
import { Login } from "../../../auth/login/login.tsx";
import { PasskeysRow } from "./passkeys-row.tsx";

const LIST = "GET /api/auth/passkeys";
const ADD = "POST /api/auth/passkeys";
const challenge = btoa("a challenge of the operator").replaceAll("=", "");
const creation = {
  ...{ challenge, rp: { id: "localhost", name: "Kanarya Mobil" }, timeout: 60_000, excludeCredentials: [], attestation: "none" },
  user: { id: btoa("deniz").replaceAll("=", ""), name: sampleUser.email, displayName: "Deniz" },
  pubKeyCredParams: [{ alg: -7, type: "public-key" }],
  authenticatorSelection: { residentKey: "required", userVerification: "required" },
};
const request = { challenge, rpId: "localhost", timeout: 60_000, allowCredentials: [], userVerification: "required" };
const kept = { id: "k1", name: "Mein Handy", createdAt: inSeconds(0) };

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const bodies = (sent: readonly Sent[], call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);

/** Id of the virtual authenticator, with which Chromium creates and signs passkeys without a user. */
let device: string;
beforeEach(async () => {
  document.documentElement.dataset["scripted"] = "";
  await cdp().send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  ({ authenticatorId: device } = await cdp().send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, automaticPresenceSimulation: true },
  }));
});
afterEach(async () => {
  await cdp().send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: device });
});

async function open(screen: ReactElement, answers: Answers, user?: typeof sampleUser) {
  const stage = await makeStage({ screen, path: "/dashboard/account/profile", answers, ...(user && { user }) });
  await render(stage.element);
  return stage;
}
async function add(answers: Answers = {}) {
  const { sent } = await open(
    <PasskeysRow />,
    {
      [LIST]: (_: Sent, before: number) => (before === 0 ? [] : [kept]),
      "POST /api/auth/passkeys/options": creation,
      [ADD]: (_: Sent, before: number) => (before === 0 ? refuse("1004") : kept),
      "GET /api/users/me": { ...sampleUser, hasPasskey: true },
      ...answers,
    },
    sampleUser,
  );
  await button("Passkey hinzufügen").click();
  await field("Dein Passwort").fill("falsch");
  await button("Passkey hinzufügen").click();
  await expect.element(field("Name")).toHaveAccessibleDescription(/Bitte gib dem Passkey einen Namen\./);
  await field("Name").fill("Mein Handy");
  await button("Passkey hinzufügen").click();
  await expect.element(field("Dein Passwort")).toHaveAccessibleDescription("Dieses Passwort stimmt nicht.");
  await field("Dein Passwort").fill("Tribun#1907");
  await button("Passkey hinzufügen").click();
  await expect.element(page.getByText("Der Passkey „Mein Handy“ ist gespeichert.")).toBeVisible();
  return sent;
}

test("a passkey is made once, named and kept by the password, and can be removed", async () => {
  const sent = await add({ "DELETE /api/auth/passkeys/k1": {} });
  const made = { type: "public-key", response: { attestationObject: expect.any(String), clientDataJSON: expect.any(String) } };
  expect(bodies(sent, ADD)).toMatchObject([
    { name: "Mein Handy", made, password: "falsch" },
    { name: "Mein Handy", made, password: "Tribun#1907" },
  ]);
  expect(bodies(sent, "POST /api/auth/passkeys/options")).toHaveLength(1);
  await button("„Mein Handy“ entfernen").click();
  await field("Dein Passwort").fill("Tribun#1907");
  await button("„Mein Handy“ entfernen").click();
  await expect.poll(() => bodies(sent, "DELETE /api/auth/passkeys/k1")).toEqual([{ password: "Tribun#1907" }]);
});

test("it signs in", async () => {
  await add();
  const tokens = { accessToken: `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`, refreshToken: "r" };
  localStorage.clear();
  const { sent } = await open(<Login />, {
    "POST /api/auth/passkeys/login-options": request,
    "POST /api/auth/passkeys/login": tokens,
    "GET /api/users/me": sampleUser,
  });
  await button("Passkey benutzen").last().click();
  await expect
    .poll(() => bodies(sent, "POST /api/auth/passkeys/login"))
    .toMatchObject([{ passkey: { type: "public-key", response: { signature: expect.any(String) } } }]);
});

test("it stands for the password where one is asked for, until it is refused", async () => {
  await add();
  let value = "";
  const onChange = (next: string) => void (value = next);
  const own = { id: "proof", name: "password", onChange, onBlur: () => undefined, label: "Beweis" };
  const asked = (now: string, error?: string) => <CurrentPasswordField {...own} value={now} error={error} />;
  const options = { "POST /api/auth/passkeys/proof-options": request };
  const stageOf = (screen: ReactElement) => makeStage({ screen, answers: options, user: { ...sampleUser, hasPasskey: true } });
  const { rerender } = await render((await stageOf(asked(""))).element);
  await button("Passkey benutzen").click();
  await expect.poll(() => proofOf(value)).toMatchObject({ passkey: { response: { signature: expect.any(String) } } });
  await rerender((await stageOf(asked(value))).element);
  await expect.element(page.getByText("Mit Passkey bestätigt.")).toBeVisible();
  const refused = "Dieser Passkey hat nicht gepasst. Versuch es noch einmal oder gib dein Passwort ein.";
  await rerender((await stageOf(asked(value, refused))).element);
  await expect.element(page.getByText("Dieser Passkey hat nicht gepasst.", { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText("Beweis", { exact: true })).toHaveValue("");
});
