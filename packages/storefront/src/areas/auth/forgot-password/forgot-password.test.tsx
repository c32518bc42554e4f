import { createMemoryHistory } from "@tanstack/react-router";
import { inSeconds } from "@tribun/vitest-config/clock";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PlaceProvider } from "../../../platform/place/place.tsx";
import { routerPlace } from "../../../platform/queries/router-place.tsx";
import { type Answers, refuse, type Sent } from "../../../testing/fake-operator.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { ForgotPassword } from "./forgot-password.tsx";

const GOOD: Answers = {
  "POST /api/users/reset-password/generate-otp": () => ({
    otpId: "otp1",
    expiresAt: inSeconds(300),
    resendAt: inSeconds(60),
  }),
  "POST /api/users/reset-password/verify-otp": { resetToken: "reset" },
  "POST /api/users/reset-password": {},
};

async function open(answers: Answers = {}, path = "/auth/forgot-password") {
  const stage = await makeStage({ screen: <ForgotPassword />, path, answers: { ...GOOD, ...answers } });
  await render(stage.element);
  return stage;
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

async function toNewPassword() {
  await field("Handynummer").fill("0171 39200 10");
  await press("Code senden");
  await field("Code aus der SMS an 0171 39200 10").fill("190719");
  await expect.element(field("Neues Passwort")).toBeVisible();
}

test("phone, code, new password, done", async () => {
  const { sent, router } = await open();
  await toNewPassword();
  expect(router.state.location.href).toBe("/auth/forgot-password?step=new");
  await field("Neues Passwort").fill("Kurve#1905");
  await field("Passwort wiederholen").fill("Kurve#1905");
  await press("Passwort speichern");
  await expect.element(page.getByRole("heading", { name: "Dein neues Passwort gilt" })).toHaveFocus();
  expect(sent.at(-1)?.body).toEqual({ resetToken: "reset", newPassword: "Kurve#1905" });
});

test("a password that will be refused has no tick and says why; one that will not has them all", async () => {
  const KNOWN = "Hallo123!";
  const { sent } = await open({
    "POST /api/auth/check-password": ({ body }: Sent) => (JSON.stringify(body).includes(KNOWN) ? { refused: "password.known" } : {}),
  });
  await toNewPassword();
  const ticks = () => page.getByRole("listitem").filter({ hasText: "Erfüllt" });
  await field("Neues Passwort").fill(KNOWN);
  await expect.element(field("Neues Passwort")).toHaveAccessibleDescription(/probieren Fremde zuerst aus/);
  expect(ticks().elements()).toHaveLength(0);
  expect(sent.at(-1)?.body).toEqual({ resetToken: "reset", password: KNOWN });
  await field("Neues Passwort").fill("Kurve#1905x");
  await expect.poll(() => ticks().elements().length).toBe(6);
  await expect.element(field("Neues Passwort")).not.toHaveAccessibleDescription(/Fremde/);
});

test("on the way to the login the code can still be typed, as long as the login is not drawn", async () => {
  const history = createMemoryHistory({ initialEntries: ["/auth/forgot-password?returnTo=%2Forder%2Fapproval"] });
  // A place without a page: no component renders the address that it leads to.
  const screen = (
    <PlaceProvider value={routerPlace({ history })}>
      <ForgotPassword />
    </PlaceProvider>
  );
  const stage = await makeStage({ screen, answers: GOOD });
  await render(stage.element);
  await field("Handynummer").fill("0171 39200 10");
  await press("Code senden");
  const code = field("Code aus der SMS an 0171 39200 10");
  await code.fill("19");
  history.push("/auth/login");
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveValue("19");

  // A fan who goes back keeps `returnTo`.
  const toLogin = page.getByRole("link", { name: "Zur Anmeldung" });
  await expect.element(toLogin).toHaveAttribute("href", "/auth/login?returnTo=%2Forder%2Fapproval");
  await press("Andere Nummer");
  await expect.element(field("Handynummer")).toBeVisible();
  expect(history.location.href).toBe("/auth/forgot-password?returnTo=%2Forder%2Fapproval");
});

test("whoever was on the way somewhere gets there with the new password", async () => {
  const { router } = await open({}, "/auth/forgot-password?returnTo=%2Forder%2Fapproval");
  const toLogin = page.getByRole("link", { name: "Zur Anmeldung" });
  await expect.element(toLogin).toHaveAttribute("href", "/auth/login?returnTo=%2Forder%2Fapproval");
  await toNewPassword();
  expect(router.state.location.search).toEqual({ returnTo: "/order/approval", step: "new" });
  await field("Neues Passwort").fill("Kurve#1905");
  await field("Passwort wiederholen").fill("Kurve#1905");
  await press("Passwort speichern");
  await expect.element(page.getByRole("heading", { name: "Dein neues Passwort gilt" })).toHaveFocus();
  await expect.element(toLogin).toHaveAttribute("href", "/auth/login?returnTo=%2Forder%2Fapproval");
});

test("an unknown number (1008) is told at the field and can be mended", async () => {
  await open({ "POST /api/users/reset-password/generate-otp": refuse("1008") });
  await field("Handynummer").fill("0171 39200 11");
  await press("Code senden");
  await expect.element(field("Handynummer")).toHaveAccessibleDescription(/finden wir kein Konto/);
  const create = page.getByRole("link", { name: "Mit dieser Nummer ein Konto anlegen" });
  await expect.element(create).toHaveAttribute("href", "/auth/register");
});

test.each([
  ["/dashboard/bills", "/auth/register?returnTo=%2Fdashboard%2Fbills"],
  ["/order/approval", "/auth/register/tariff"],
])("an unknown number (1008) on the way to %s gets there by the account it may create", async (returnTo, href) => {
  await open(
    { "POST /api/users/reset-password/generate-otp": refuse("1008") },
    `/auth/forgot-password?returnTo=${encodeURIComponent(returnTo)}`,
  );
  await field("Handynummer").fill("0171 39200 11");
  await press("Code senden");
  await expect.element(page.getByRole("link", { name: "Mit dieser Nummer ein Konto anlegen" })).toHaveAttribute("href", href);
});

test("sent from the field by the Enter key, a refusal stays when the summary takes the focus from there", async () => {
  await open({ "POST /api/users/reset-password/generate-otp": refuse("1008") });
  await field("Handynummer").fill("0171 39200 11");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toHaveFocus();
  // A field runs its blur handler one task later.
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(field("Handynummer")).toHaveAccessibleDescription(/finden wir kein Konto/);
});

test("the rules are ticked off while typing, and two different passwords are refused", async () => {
  const { sent } = await open();
  await toNewPassword();
  const before = sent.length;
  await field("Neues Passwort").fill("kurve");
  await expect.poll(() => page.getByText("Erfüllt:").elements()).toHaveLength(1);
  await press("Passwort speichern");
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await expect.element(field("Neues Passwort")).toHaveValue("kurve");
  await field("Neues Passwort").fill("Kurve#1905");
  await field("Passwort wiederholen").fill("Kurve#1906");
  await press("Passwort speichern");
  await expect.element(field("Passwort wiederholen")).toHaveAccessibleDescription(/nicht gleich/);
  expect(sent).toHaveLength(before);
});

test("the old password again is refused at its field", async () => {
  await open({
    "POST /api/users/reset-password": refuse("-1", { fieldErrors: [{ field: "newPassword", rule: "password.sameAsOld" }] }),
  });
  await toNewPassword();
  await field("Neues Passwort").fill("Tribun#1907");
  await field("Passwort wiederholen").fill("Tribun#1907");
  await press("Passwort speichern");
  await expect.element(field("Neues Passwort")).toHaveAccessibleDescription(/vom alten unterscheiden/);
});

test("a proof that ran out (1007) leads back to a new code", async () => {
  await open({ "POST /api/users/reset-password": refuse("1007") });
  await toNewPassword();
  await field("Neues Passwort").fill("Kurve#1905");
  await field("Passwort wiederholen").fill("Kurve#1905");
  await press("Passwort speichern");
  await press("Neuen Code anfordern");
  await expect.element(field("Handynummer")).toHaveValue("+491713920010");
});

test("who stopped somebody else in the account goes on to the new password, and the address forgets the proof", async () => {
  const { sent, router } = await open({}, "/auth/forgot-password?resetToken=brought");
  await field("Neues Passwort").fill("Kurve#1905");
  await field("Passwort wiederholen").fill("Kurve#1905");
  expect(router.state.location.href).toBe("/auth/forgot-password?step=new");
  await press("Passwort speichern");
  await expect.element(page.getByRole("heading", { name: "Dein neues Passwort gilt" })).toHaveFocus();
  expect(sent.map(({ body }) => body)).toEqual([{ resetToken: "brought", newPassword: "Kurve#1905" }]);
});

test("a reload on the last step says why it starts again", async () => {
  await open({}, "/auth/forgot-password?step=new");
  await expect.element(page.getByText(/Bestätigung gilt nicht mehr/)).toBeVisible();
  await expect.element(field("Handynummer")).toBeVisible();
});

test("without the phone a link comes by mail, and the answer does not say whether there is an account", async () => {
  const { sent } = await open({ "POST /api/users/reset-password/mail": {} });
  await page.getByRole("link", { name: "Lieber einen Link per E-Mail" }).click();
  await expect.element(page.getByRole("heading", { name: "Deine E-Mail-Adresse" })).toHaveFocus();
  await field("E-Mail-Adresse").fill("Elif@Example.com");
  await press("Link senden");
  await expect.element(page.getByText(/^Gehört elif@example.com zu einem Konto und ist die Adresse bestätigt/)).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ email: "elif@example.com" });
});

test("a mailed link leads to the new password, and its token leaves the address", async () => {
  const { sent, router } = await open({}, "/auth/forgot-password?resetToken=mailed");
  await field("Neues Passwort").fill("Kurve#1905");
  expect(router.state.location.href).toBe("/auth/forgot-password?step=new");
  await field("Passwort wiederholen").fill("Kurve#1905");
  await press("Passwort speichern");
  await expect.element(page.getByRole("heading", { name: "Dein neues Passwort gilt" })).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ resetToken: "mailed", newPassword: "Kurve#1905" });
});
