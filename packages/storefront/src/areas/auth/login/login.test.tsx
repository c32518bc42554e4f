import { createMemoryHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PlaceProvider } from "../../../platform/place/place.tsx";
import { routerPlace } from "../../../platform/queries/router-place.tsx";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Login } from "./login.tsx";

const tokens = { accessToken: `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`, refreshToken: "r" };
const GOOD: Answers = { "POST /api/auth/login": tokens, "GET /api/users/me": sampleUser };

async function open(answers: Answers, path = "/auth/login", language: "de" | "tr" = "de") {
  localStorage.clear();
  const stage = await makeStage({ screen: <Login />, path, answers, language });
  await render(stage.element);
  return stage;
}

const identifier = () => page.getByRole("textbox", { name: /E-Mail-Adresse oder Handynummer/ });
const password = () => page.getByLabelText("Passwort", { exact: true });
const send = () => page.getByRole("button", { name: "Anmelden" });

test("signs in with the keyboard alone and goes back to where the fan came from", async () => {
  const { sent } = await open(GOOD, "/auth/login?returnTo=%2Forder%2Fapproval");
  await identifier().click();
  await userEvent.keyboard("deniz@beispiel.de{Tab}Tribun#1907{Enter}");
  await expect.element(page.getByTestId("place")).toHaveTextContent("/order/approval");
  expect(sent[0]?.body).toEqual({ identifier: "deniz@beispiel.de", password: "Tribun#1907" });
});

test.each(["https://evil.example/", "//evil.example", "/.//evil.example"])("never leads to %s", async (returnTo) => {
  const { router } = await open(GOOD, `/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
  await identifier().fill("deniz@beispiel.de");
  await password().fill("Tribun#1907");
  await send().click();
  await expect.element(page.getByTestId("place")).toHaveTextContent("/dashboard");
  expect(router.state.location.href).toBe("/dashboard");
});

test("a wrong password keeps what was typed and offers the reset", async () => {
  await open({ "POST /api/auth/login": refuse("1004") });
  await identifier().fill("0171 39200 10");
  await password().fill("falsch");
  await send().click();
  await expect.element(page.getByText(/Passwort stimmt nicht/)).toBeVisible();
  // The hotline has no use for the 36-character reference, and it frightens the fan.
  await expect.element(page.getByText(/req-1907/)).not.toBeInTheDocument();
  await expect.element(identifier()).toHaveValue("0171 39200 10");
  await expect.element(password()).toHaveValue("falsch");
  expect(page.getByRole("link", { name: "Passwort vergessen" }).elements()).toHaveLength(2);
});

test("a forgotten password on the way into an order leads back there in the end", async () => {
  await open({ "POST /api/auth/login": refuse("1004") }, "/auth/login?returnTo=%2Forder%2Fapproval");
  await identifier().fill("0171 39200 10");
  await password().fill("falsch");
  await send().click();
  const ways = page.getByRole("link", { name: "Passwort vergessen" });
  await expect.poll(() => ways.elements()).toHaveLength(2);
  for (const way of ways.elements()) expect(way.getAttribute("href")).toBe("/auth/forgot-password?returnTo=%2Forder%2Fapproval");
});

test("an account that somebody guesses at is opened by SMS at once, as waiting is not the only way in", async () => {
  await open({ "POST /api/auth/login": refuse("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 3000, reason: "guessedElsewhere" }) });
  await identifier().fill("a@b.de");
  await password().fill("x");
  await send().click();
  await expect.element(page.getByText(/Setz dein Passwort per SMS neu, dann kommst du auf diesem Gerät sofort hinein/)).toBeVisible();
  expect(page.getByRole("link", { name: "Passwort vergessen" }).elements()).toHaveLength(2);
});

test("greets in Turkish, with the German greeting beside it", async () => {
  await open(GOOD, "/auth/login", "tr");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Maça hazır mısın?");
  await expect.element(page.getByText("Bereit für den Anpfiff?")).toHaveAttribute("lang", "de");
});

test("until the page it leads to is drawn, a login that is left keeps the way back", async () => {
  const history = createMemoryHistory({ initialEntries: ["/auth/login?returnTo=%2Forder%2Fapproval"] });
  // A place without a page: no component renders the address that it leads to.
  const screen = (
    <PlaceProvider value={routerPlace({ history })}>
      <Login />
    </PlaceProvider>
  );
  await render((await makeStage({ screen, answers: GOOD })).element);
  const reset = page.getByRole("link", { name: "Passwort vergessen" });
  await expect.element(reset).toHaveAttribute("href", "/auth/forgot-password?returnTo=%2Forder%2Fapproval");
  history.push("/support");
  await identifier().fill("d");
  await expect.element(reset).toHaveAttribute("href", "/auth/forgot-password?returnTo=%2Forder%2Fapproval");
});
