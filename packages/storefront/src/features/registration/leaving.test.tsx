import { createMemoryHistory } from "@tanstack/react-router";
import { testNow } from "@tribun/vitest-config/clock";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PlaceProvider } from "../../platform/place/place.tsx";
import { routerPlace } from "../../platform/queries/router-place.tsx";
import { Register } from "../../areas/auth/register/register.tsx";
import { makeStage } from "../../testing/stage.tsx";
import { RegistrationForm } from "./registration-form.tsx";

const LEFT = {
  ...{ customerType: "private", salutation: "other", firstName: "Deniz", lastName: "Yılmaz", birthday: "1990-05-19" },
  ...{ email: "deniz@beispiel.de", emailConfirmation: "deniz@beispiel.de", phone: "0171 39200 33" },
  ...{ street: "Oranienstraße", houseNumber: "24 a", postalCode: "10999", city: "Berlin" },
};

beforeEach(() => sessionStorage.setItem("tribun.registration", JSON.stringify({ at: testNow(), values: LEFT })));

const heading = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });

test("the section stands, and the focus with it, as long as the page that the address names already is not drawn", async () => {
  const history = createMemoryHistory({ initialEntries: ["/auth/register?section=contact&returnTo=%2Forder%2Fapproval"] });
  // A history without a router: nothing renders the page that the address leads to.
  const screen = (
    <PlaceProvider value={routerPlace({ history })}>
      <RegistrationForm withLine={false} onRegistered={() => undefined} />
    </PlaceProvider>
  );
  const { element } = await makeStage({ screen, path: "/auth/register" });
  await render(element);
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
  await expect.element(heading("Sicherheit")).toHaveFocus();
  expect(history.location.search).toBe("?returnTo=%2Forder%2Fapproval&section=security");

  const password = page.getByLabelText("Neues Passwort", { exact: true });
  await password.fill("Tribun#1907");
  history.push("/auth/login");
  await expect.element(password).toHaveFocus();
  await expect.element(heading("Sicherheit")).toBeVisible();

  // Its buttons still work, in case the fan stays.
  await page.getByRole("button", { name: "Zurück", exact: true }).click();
  await expect.element(heading("Kontakt und Adresse")).toHaveFocus();
  // The fan still gets back to the page that asked for the account.
  expect(history.location.href).toBe("/auth/register?returnTo=%2Forder%2Fapproval&section=contact");
});

test("every way to the login still leads back to what the account was wanted for, as long as the next page is not drawn", async () => {
  const history = createMemoryHistory({ initialEntries: ["/auth/register?section=contact&returnTo=%2Forder%2Fapproval"] });
  const screen = (
    <PlaceProvider value={routerPlace({ history })}>
      <Register />
    </PlaceProvider>
  );
  const answers = { "POST /api/users/check-email": { available: false } };
  const { element } = await makeStage({ screen, path: "/auth/register", answers });
  await render(element);
  await page.getByLabelText("E-Mail-Adresse", { exact: true }).click();
  await userEvent.tab();
  const known = page.getByRole("link", { name: "Zur Anmeldung", exact: true });
  const aside = page.getByRole("link", { name: "Anmelden", exact: true });
  await expect.element(known).toBeVisible();
  history.push("/tarife");
  await new Promise(requestAnimationFrame);
  for (const link of [known, aside]) expect(link.element()).toHaveAttribute("href", "/auth/login?returnTo=%2Forder%2Fapproval");
});
