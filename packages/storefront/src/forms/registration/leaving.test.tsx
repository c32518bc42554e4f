import { createMemoryHistory } from "@tanstack/react-router";
import { testNow } from "@tribun/vitest-config/clock";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PlaceProvider } from "../../place/place.tsx";
import { routerPlace } from "../../place/router-place.tsx";
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
  const history = createMemoryHistory({ initialEntries: ["/auth/register?section=contact"] });
  // An address by itself: nothing draws the page it leads to.
  const screen = (
    <PlaceProvider value={routerPlace({ history })}>
      <RegistrationForm withLine={false} onRegistered={() => undefined} />
    </PlaceProvider>
  );
  const { element } = await makeStage({ screen, path: "/auth/register" });
  await render(element);
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
  await expect.element(heading("Sicherheit")).toHaveFocus();
  expect(history.location.search).toBe("?section=security");

  const password = page.getByLabelText("Neues Passwort", { exact: true });
  await password.fill("Tribun#1907");
  history.push("/auth/login");
  await expect.element(password).toHaveFocus();
  await expect.element(heading("Sicherheit")).toBeVisible();

  // Its buttons still lead about in it, should the fan stay after all.
  await page.getByRole("button", { name: "Zurück", exact: true }).click();
  await expect.element(heading("Kontakt und Adresse")).toHaveFocus();
  expect(history.location.href).toBe("/auth/register?section=contact");
});
