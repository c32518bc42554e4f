import { testNow } from "@tribun/vitest-config/clock";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ForgotPassword } from "../../areas/auth/forgot-password/forgot-password.tsx";
import { Login } from "../../areas/auth/login/login.tsx";
import { refuse } from "../../testing/fake-operator.ts";
import { makeStage } from "../../testing/stage.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import { keepRegistration } from "./draft.ts";
import { EMPTY_REGISTRATION } from "./values.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const field = (label: string) => page.getByLabelText(label, { exact: true });
const value = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;

/** Opens the registration as the browser loads it after the link, at the section with number and address. */
async function openRegistration() {
  const known = { ...EMPTY_REGISTRATION, ...{ salutation: "other", firstName: "Deniz", lastName: "Yılmaz", birthday: "1990-05-19" } };
  keepRegistration({ ...known, email: "frueher@beispiel.de", emailConfirmation: "frueher@beispiel.de", phone: "0171 39200 55" }, testNow());
  const screen = <RegistrationForm withLine={false} onRegistered={() => undefined} />;
  const { element } = await makeStage({ screen, path: "/auth/register?section=contact" });
  await render(element);
  await expect.poll(() => value("phone")).toBeDefined();
}

test("a number that no account has goes along to the registration that the link to it promises", async () => {
  const answers = { "POST /api/users/reset-password/generate-otp": refuse("1008") };
  const { element } = await makeStage({ screen: <ForgotPassword />, path: "/auth/forgot-password", answers });
  const { unmount } = await render(element);
  await field("Handynummer").fill("0171 39200 11");
  await page.getByRole("button", { name: "Code senden" }).click();
  await page.getByRole("link", { name: "Mit dieser Nummer ein Konto anlegen" }).click();
  await expect.element(page.getByTestId("place")).toHaveTextContent("/auth/register");
  await unmount();
  await openRegistration();
  await expect.poll(() => value("phone")?.replaceAll("\u00a0", " ")).toBe("0171 39200 11");
  expect(value("email")).toBe("frueher@beispiel.de");
});

test.each([
  ["neu@beispiel.de", { email: "neu@beispiel.de", emailConfirmation: "", phone: "0171 39200 55" }],
  // The address of an earlier visit was repeated then.
  ["0171 39200 11", { email: "frueher@beispiel.de", emailConfirmation: undefined, phone: "0171 39200 11" }],
  ["Zeytin-Dalı-9", { email: "frueher@beispiel.de", emailConfirmation: undefined, phone: "0171 39200 55" }],
  ["1907-Dalı@", { email: "frueher@beispiel.de", emailConfirmation: undefined, phone: "0171 39200 55" }],
  ["", { email: "frueher@beispiel.de", emailConfirmation: undefined, phone: "0171 39200 55" }],
])("what was typed to sign in, %j, goes along where it is a number or an address, and once", async (typed, expected) => {
  const { element } = await makeStage({ screen: <Login />, path: "/auth/login" });
  const { unmount } = await render(element);
  await field("E-Mail-Adresse oder Handynummer").fill(typed);
  await page.getByRole("link", { name: "Konto anlegen" }).click();
  await expect.element(page.getByTestId("place")).toHaveTextContent("/auth/register");
  await unmount();
  const stored = sessionStorage.length;
  expect(stored).toBe(expected.email === "neu@beispiel.de" || expected.phone === "0171 39200 11" ? 1 : 0);
  await openRegistration();
  const shown = () => Object.fromEntries(Object.keys(expected).map((name) => [name, value(name)?.replaceAll("\u00a0", " ")]));
  await expect.poll(shown).toEqual(expected);
  expect(sessionStorage.length).toBe(1);
});
