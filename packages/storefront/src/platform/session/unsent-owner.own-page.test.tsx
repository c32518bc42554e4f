import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { makePage, tokensFor } from "../../testing/page.tsx";
import { sampleUser } from "../../testing/samples.ts";
import { sessionAtom } from "./session-state.ts";
import { FAN_KEY } from "./settle-in.ts";
import { UNSENT_KEY, writeTokens } from "../storage/storage.ts";

const unsent = () => sessionStorage.getItem(UNSENT_KEY);

/** A page in whose tab the first fan has left unsent values. */
async function open(tokens?: ReturnType<typeof tokensFor>) {
  sessionStorage.setItem(UNSENT_KEY, JSON.stringify({ owner: "fan-1", forms: { address: { street: "Kurvenweg" } } }));
  const answers = { "GET /api/users/me": sampleUser, "GET /api/tariffs": [], "POST /api/auth/logout": {} };
  const { element, app } = await makePage({ path: "/tarife", answers, ...(tokens && { tokens }) });
  await render(element);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe(tokens ? "authenticated" : "unauthenticated");
  return app;
}

test.each([
  ["somebody else signed in", () => writeTokens(tokensFor(3600, "fan-2")), false],
  [
    "its fan logged out",
    () => {
      localStorage.removeItem(FAN_KEY);
      writeTokens(undefined);
    },
    false,
  ],
  ["the token of its fan ran out", () => writeTokens(undefined), true],
] as const)("another tab in which %s is followed", async (_, act, stays) => {
  const app = await open(tokensFor(3600));
  expect(unsent()).not.toBeNull();
  act();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  await expect.poll(() => app.session.accessToken()).not.toBe(tokensFor(3600).accessToken);
  expect(unsent() !== null).toBe(stays);
});

test("a login by its fan leaves it, one by somebody else takes it away, as a logout does", async () => {
  const app = await open(tokensFor(3600));
  await app.session.login(tokensFor(1800));
  expect(unsent()).toContain("Kurvenweg");
  await app.session.login(tokensFor(1800, "fan-2"));
  expect(unsent()).toBeNull();
  const other = await open(tokensFor(3600));
  other.session.logout();
  expect(unsent()).toBeNull();
});

test("a page that finds somebody else signed in empties it", async () => {
  await open(tokensFor(3600, "fan-2"));
  expect(unsent()).toBeNull();
});

test.each([
  ["whose token ran out", "fan-1", true],
  ["who has logged out", undefined, false],
  ["whom another has followed", "fan-2", false],
] as const)("a page without a session has what was written by a fan %s: of the device's %s, %s", async (_, fan, stays) => {
  if (fan !== undefined) localStorage.setItem(FAN_KEY, fan);
  await open();
  expect(unsent() !== null).toBe(stays);
});
