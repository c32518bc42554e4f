import { inSeconds } from "@tribun/vitest-config/clock";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse, type Sent } from "../../../testing/fake-operator.ts";
import { sampleDevices, sampleMethods, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Profile } from "./profile.tsx";

const METHODS = "GET /api/users/me/payment-methods";

async function open(answers: Answers) {
  const all = {
    [METHODS]: sampleMethods,
    "GET /api/auth/passkeys": [],
    "GET /api/auth/sessions": sampleDevices,
    "GET /api/users/me/push": { publicKey: "", on: false, devices: 0 },
    ...answers,
  };
  const stage = await makeStage({ screen: <Profile />, path: "/dashboard/account/profile", answers: all, user: sampleUser });
  await render(stage.element);
  // The first key press loads the part below.
  await userEvent.keyboard("{Shift}");
  return stage;
}
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });

test("a number that another account has (1066) is not tried again, but changed, with what was typed", async () => {
  await open({
    "POST /api/phone-auth/generate-otp": () => ({ otpId: "o1", expiresAt: inSeconds(300), resendAt: inSeconds(60) }),
    "POST /api/phone-auth/verify-otp": { phoneVerificationToken: "proof", expiresAt: inSeconds(1800) },
    "PATCH /api/auth/me": refuse("1066", { reason: "profile" }),
  });
  await button("Handynummer ändern").click();
  await field("Neue Handynummer").fill("0171 39200 11");
  await button("Weiter").click();
  await button("Code senden").click();
  await field("Code aus der SMS an 0171 39200 11").fill("190719");
  await field("Jetziges Passwort").fill("Tribun#1907");
  await button("Speichern").click();
  await expect
    .element(page.getByText("Diese Handynummer gehört schon zu einem anderen Konto. Nimm eine andere.", { exact: false }))
    .toBeVisible();
  await button("Andere Nummer").last().click();
  await expect.element(field("Neue Handynummer")).toHaveValue("0171 39200 11");
});

test("a way to pay that has gone on another device (1037) leaves the list, and the others are one press away", async () => {
  const [first, second] = sampleMethods;
  await open({
    [METHODS]: (_: Sent, before: number) => (before === 0 ? [first, second] : [first]),
    "PUT /api/users/me/payment-methods/pm2/default": refuse("1037"),
  });
  await button("Visa •••• 4242 als Standard").click();
  await expect.element(page.getByText("Diese Zahlung oder Zahlungsart finden wir nicht.", { exact: false })).toBeVisible();
  await expect.poll(() => button("Visa •••• 4242 entfernen").query()).toBeNull();
  await button("Andere Zahlungsart wählen").click();
  await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toMatch(/^Lastschrift/);
});
