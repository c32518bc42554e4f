import { inSeconds } from "@tribun/vitest-config/clock";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse, type Sent } from "../../../testing/fake-operator.ts";
import { sampleDevices, sampleMethods, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Profile } from "./profile.tsx";

const PATCH = "PATCH /api/auth/me";

afterEach(() => vi.restoreAllMocks());

async function open(answers: Answers) {
  const stage = await makeStage({
    screen: <Profile />,
    path: "/dashboard/account/profile",
    answers: {
      "GET /api/users/me/payment-methods": sampleMethods,
      "GET /api/auth/passkeys": [],
      "GET /api/auth/sessions": sampleDevices,
      "GET /api/users/me/push": { publicKey: "", on: false, devices: 0 },
      [PATCH]: sampleUser,
      ...answers,
    },
    user: sampleUser,
  });
  await render(stage.element);
  await userEvent.keyboard("{Shift}"); // Loads the part below.
  return stage;
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const field = (label: string) => page.getByLabelText(label, { exact: true });
const bodies = (sent: readonly Sent[], call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);

test("a mail address of somebody else is refused at its field, another gets a link and changes nothing yet", async () => {
  const { sent } = await open({
    [PATCH]: (_: Sent, before: number) => (before === 0 ? refuse("1048", { reason: "profile" }) : sampleUser),
  });
  await press("E-Mail ändern");
  await field("Neue E-Mail-Adresse").fill("deniz@beispiel.de");
  await press("Link senden");
  await expect.element(field("Neue E-Mail-Adresse")).toHaveAccessibleDescription(/schon deine/);
  await field("Neue E-Mail-Adresse").fill("kurve@beispiel.de");
  await field("Jetziges Passwort").fill("Tribun#1907");
  await press("Link senden");
  await expect.element(field("Neue E-Mail-Adresse")).toHaveAccessibleDescription(/gehört schon zu einem anderen Konto\. Nimm eine andere/);
  await field("Neue E-Mail-Adresse").fill("stand@beispiel.de");
  await press("Link senden");
  await expect.element(page.getByText("Der Link ist unterwegs an stand@beispiel.de.", { exact: false })).toBeVisible();
  await expect.element(page.getByText("deniz@beispiel.de")).toBeVisible();
  expect(bodies(sent, PATCH)).toEqual([
    { email: "kurve@beispiel.de", currentPassword: "Tribun#1907" },
    { email: "stand@beispiel.de", currentPassword: "Tribun#1907" },
  ]);
});

test("a new phone is proven by a code, and its fan by the password, before it is saved", async () => {
  const ticket = () => ({ otpId: "o1", expiresAt: inSeconds(300), resendAt: inSeconds(60) });
  const { sent } = await open({
    "POST /api/phone-auth/generate-otp": ticket,
    "POST /api/phone-auth/verify-otp": { phoneVerificationToken: "proof", expiresAt: inSeconds(1800) },
    [PATCH]: (_: Sent, before: number) => (before === 0 ? refuse("1004") : { ...sampleUser, phoneNumber: "+491713920011" }),
  });
  await press("Handynummer ändern");
  await field("Neue Handynummer").fill("0171 39200 10");
  await press("Weiter");
  await expect.element(field("Neue Handynummer")).toHaveAccessibleDescription(/schon deine Nummer/);
  await field("Neue Handynummer").fill("0171 39200 11");
  await press("Weiter");
  await press("Code senden");
  await field("Code aus der SMS an 0171 39200 11").fill("190719");
  await field("Jetziges Passwort").fill("falsch");
  await press("Speichern");
  await expect.element(field("Jetziges Passwort")).toHaveAccessibleDescription("Dieses Passwort stimmt nicht.");
  await field("Jetziges Passwort").fill("Tribun#1907");
  await press("Speichern");
  await expect.element(page.getByText("Du meldest dich jetzt mit 0171 39200 11 an.")).toBeVisible();
  expect(bodies(sent, "POST /api/phone-auth/generate-otp")).toEqual([{ phone: "+491713920011", type: "changePhone" }]);
  expect(bodies(sent, PATCH)).toEqual(
    ["falsch", "Tribun#1907"].map((currentPassword) => ({
      phoneNumber: "+491713920011",
      phoneVerificationToken: "proof",
      currentPassword,
    })),
  );
});

test("all data come as a file", async () => {
  const tables = { consent_log: [{ kind: "sms" }] };
  const data = { madeAt: "2026-11-21T10:00:00.000Z", user: sampleUser, profile: { listed: false, points: 0 }, tables };
  const { sent } = await open({ "POST /api/users/me/export": data });
  const made = vi.spyOn(URL, "createObjectURL");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await press("Meine Daten laden");
  await field("Dein Passwort").fill("Tribun#1907");
  await press("Meine Daten laden");
  await expect.element(page.getByText("Die Datei liegt bei deinen Downloads.")).toBeVisible();
  const [file] = made.mock.calls[0] ?? [];
  expect(file instanceof Blob && JSON.parse(await file.text())).toMatchObject({ tables });
  expect(bodies(sent, "POST /api/users/me/export")).toEqual([{ password: "Tribun#1907" }]);
});
