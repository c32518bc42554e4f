import { testNow } from "@tribun/vitest-config/clock";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refuse } from "../../testing/fake-operator.ts";
import { sampleBrand } from "../../testing/sample-brand.ts";
import { makeStage } from "../../testing/stage.tsx";
import { RegistrationForm } from "./registration-form.tsx";

const LEFT = {
  ...{ customerType: "private", salutation: "other", firstName: "Deniz", lastName: "Yılmaz", birthday: "1990-05-19" },
  ...{ email: "deniz@beispiel.de", emailConfirmation: "deniz@beispiel.de", phone: "0171 39200 33" },
  ...{ street: "Oranienstraße", houseNumber: "24 a", postalCode: "10999", city: "Berlin" },
};

/** Opens the registration at an address, with values that an earlier visit stored. */
async function open(query: string, brand = sampleBrand) {
  sessionStorage.setItem("tribun.registration", JSON.stringify({ at: testNow(), values: LEFT }));
  const { element } = await makeStage({
    screen: <RegistrationForm withLine={false} onRegistered={() => undefined} />,
    path: `/auth/register?${query}`,
    answers: { "POST /api/phone-auth/generate-otp": refuse("1066") },
    brand,
  });
  return render(element);
}

const field = (label: string) => page.getByLabelText(label, { exact: true });

beforeEach(() => sessionStorage.clear());

test.each([
  ["a shop", "section=security", "/auth/login"],
  ["a page that asked for an account", "section=security&returnTo=%2Fdashboard%2Fbills", "/auth/login?returnTo=%2Fdashboard%2Fbills"],
] as const)("a phone that has an account gets no code, but the way into it, here and back to %s", async (_, query, href) => {
  await open(query);
  await expect.element(page.getByText(/gibt es schon ein Konto/)).toBeVisible();
  const login = page.getByRole("link", { name: /^Anmelden/ });
  await expect.element(login).toHaveAttribute("href", href);
  // What the fan typed is stored for this tab, so another one would begin empty.
  await expect.element(login).not.toHaveAttribute("target");
});

test("the link for companies opens it for one, whatever an earlier visit left", async () => {
  await open("kind=corporate");
  await expect.element(field("Firmenname")).toBeVisible();
  await expect.element(field("Vorname")).toHaveValue("Deniz");
});

test("the same link means nothing where a club sells to no companies", async () => {
  await open("kind=corporate", { ...sampleBrand, capabilities: { ...sampleBrand.capabilities, business: false } });
  await expect.element(field("Vorname")).toHaveValue("Deniz");
  await expect.element(field("Firmenname")).not.toBeInTheDocument();
});
