import { inSeconds, testNow } from "@tribun/vitest-config/clock";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeStage } from "../../testing/stage.tsx";
import { RegistrationForm } from "./registration-form.tsx";

const LEFT = {
  ...{ firstName: "Deniz", lastName: "Yılmaz", birthday: "1990-05-19", phone: "0171 39200 33" },
  ...{ street: "Oranienstraße", houseNumber: "24 a", postalCode: "10999", city: "Berlin" },
};
const MAIL = { email: "deniz@beispiel.de", emailConfirmation: "deniz@beispiel.de" };

beforeEach(() => sessionStorage.clear());

async function open(section: "contact" | "security", values: object = LEFT) {
  if (sessionStorage.length === 0) sessionStorage.setItem("tribun.registration", JSON.stringify({ at: testNow(), values }));
  const { element, sent } = await makeStage({
    screen: <RegistrationForm withLine={false} onRegistered={() => undefined} />,
    path: `/auth/register?section=${section}`,
    answers: {
      "POST /api/users/check-email": { available: true },
      "POST /api/phone-auth/generate-otp": () => ({ otpId: "otp1", expiresAt: inSeconds(300), resendAt: inSeconds(60) }),
      "POST /api/phone-auth/verify-otp": { phoneVerificationToken: "proof", expiresAt: inSeconds(1800) },
    },
  });
  const { unmount } = await render(element);
  return { unmount, codesTo: () => sent.filter(({ call }) => call.endsWith("generate-otp")).map(({ body }) => body) };
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const email = () => field("E-Mail-Adresse");
const again = () => field("E-Mail-Adresse wiederholen");
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test("an address that is typed is asked for once", async () => {
  await open("contact");
  await userEvent.type(email(), "deniz@beispiel.de");
  await userEvent.tab();
  await expect.element(again()).not.toBeInTheDocument();
  await press("Weiter");
  await expect.element(page.getByRole("heading", { name: "Sicherheit" })).toBeVisible();
});

test("an address that came in at once is asked for again, until it is gone", async () => {
  await open("contact");
  await email().fill("deniz@beispiel.de");
  await expect.element(again()).toHaveValue("");
  await press("Weiter");
  await expect.element(again()).toHaveAccessibleDescription(/zur Kontrolle/);
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await email().fill("");
  await expect.element(again()).not.toBeInTheDocument();
});

test("an address that looks like a typo is asked for again, unless the fan takes the correction", async () => {
  await open("contact");
  await userEvent.type(email(), "deniz@gmial.com");
  await userEvent.tab();
  await expect.element(again()).toHaveValue("");
  await press("Ja, ändern");
  await expect.element(email()).toHaveValue("deniz@gmail.com");
  await expect.element(again()).not.toBeInTheDocument();
});

test("a slip that the fan does not see cannot pass by Enter", async () => {
  await open("contact");
  await userEvent.type(email(), "deniz@gmial.com{Enter}");
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await again().fill("deniz@gmial.com");
  await press("Weiter");
  await expect.element(page.getByRole("heading", { name: "Sicherheit" })).toBeVisible();
});

test("a password is asked for again while it is hidden", async () => {
  await open("security", { ...LEFT, ...MAIL });
  await field("Neues Passwort").fill("Tribun#1907");
  await field("Passwort wiederholen").fill("Tribun#1905");
  await page.getByRole("button", { name: "Passwort anzeigen" }).first().click();
  await expect.element(field("Passwort wiederholen")).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Du siehst es/)).toBeVisible();
  await press("Konto anlegen");
  expect(
    page
      .getByRole("alert")
      .getByText(/Passwörter/)
      .query(),
  ).toBeNull();
  await press("Passwort verbergen");
  await expect.element(field("Passwort wiederholen")).toHaveValue("");
});

test("the code goes out on arrival, once for each number: not after Back, and not after a reload", async () => {
  const first = await open("security", { ...LEFT, ...MAIL });
  const code = (phone: string) => field(`Code aus der SMS an ${phone}`);
  await expect.element(code("0171 39200 33")).toBeVisible();
  await press("Zurück");
  await press("Weiter");
  await expect.element(code("0171 39200 33")).toBeVisible();
  expect(first.codesTo()).toEqual([{ phone: "0171 39200 33", type: "register" }]);
  await first.unmount();

  const second = await open("security");
  await expect.element(code("0171 39200 33")).toBeVisible();
  expect(second.codesTo()).toEqual([]);
  await press("Andere Nummer");
  await field("Handynummer").fill("0171 39200 44");
  await press("Weiter");
  await expect.element(code("0171 39200 44")).toHaveFocus();
  expect(second.codesTo()).toMatchObject([{ phone: "0171 39200 44" }]);
  await code("0171 39200 44").fill("190719");
  await expect.element(field("Neues Passwort")).toHaveFocus();
  expect(sessionStorage.getItem("tribun.registration.code")).toBeNull();
});
