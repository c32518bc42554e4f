import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expect } from "vitest";
import { sessionAtom } from "../platform/session/session-state.ts";
import { type Answers, refuse } from "./fake-operator.ts";
import { makePage, tokensFor } from "./page.tsx";
import { sampleUser } from "./samples.ts";

/**
 * A whole page whose fan's token ends with the first of the given calls. Called again, they answer as given.
 * @param next the fan who signs in again
 */
export async function openUntilTokenEnds(path: string, calls: readonly string[], answers: Answers, next = sampleUser) {
  let ended = false;
  let user = sampleUser;
  const endingWith = (call: string) => (_: unknown, before: number) => {
    if (before > 0) return answers[call];
    ended = true;
    return refuse("1034");
  };
  const made = await makePage({
    path,
    tokens: tokensFor(3600),
    answers: {
      "GET /api/tariffs/me": [],
      ...answers,
      "GET /api/users/me": () => (ended ? refuse("1034") : user),
      "POST /api/auth/login": () => tokensFor(7200, next.id),
      "POST /api/auth/logout": {},
      ...Object.fromEntries(calls.map((call) => [call, endingWith(call)])),
    },
  });
  await render(made.element);
  const signInAgain = async () => {
    await page.getByRole("button", { name: "Neu anmelden" }).click();
    await expect.poll(made.href).toMatch(/^\/auth\/login\?returnTo=/);
    ended = false;
    user = next;
    await page.getByLabelText("E-Mail-Adresse oder Handynummer", { exact: true }).fill(next.email);
    await page.getByLabelText("Passwort", { exact: true }).fill("Tribun#1907");
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    // The login leads back to the address of the browser, which in a test is the test's own page.
    await expect.poll(made.href).not.toContain("/auth/login");
    await made.router.navigate({ href: path });
  };
  /** Ends the token while the fan fills in a form and sends nothing. */
  const endToken = async () => {
    await expect.poll(() => made.app.store.get(sessionAtom).status).toBe("authenticated");
    ended = true;
    made.app.session.doubt();
  };
  const signInElsewhere = async () => {
    await made.router.navigate({ href: "/tarife" });
    ended = false;
    await made.app.session.login(tokensFor(7200, next.id));
  };
  return { ...made, endToken, signInAgain, signInElsewhere };
}
