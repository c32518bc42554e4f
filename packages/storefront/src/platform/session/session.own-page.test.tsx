import { testNow } from "@tribun/vitest-config/clock";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CONSENT } from "../../hydration/islands/consent.ts";
import { refuse } from "../../testing/fake-operator.ts";
import { makePage, tokensFor } from "../../testing/page.tsx";
import { sampleUser } from "../../testing/samples.ts";
import { sessionAtom, sessionNoticeAtom } from "./session-state.ts";
import { KEPT_KEY, SESSION_KEY } from "../../hydration/hand-over.ts";
import { CART_KEY } from "../storage/storage.ts";

const ANSWERS = { "GET /api/users/me": sampleUser, "GET /api/tariffs": [], "GET /api/tariffs/me": [] };
const stored = () => localStorage.getItem(SESSION_KEY);

beforeEach(() => {
  localStorage.setItem(CONSENT.key, JSON.stringify({ version: CONSENT.version, choice: "denied", at: "2026-11-21T10:00:00.000Z" }));
});

test("a stored token signs the fan in; the calls carry it", async () => {
  const tokens = tokensFor(3600);
  const { element, app, sent } = await makePage({ path: "/tarife", answers: ANSWERS, tokens });
  await render(element);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  expect(sent.find(({ call }) => call === "GET /api/users/me")?.headers.get("authorization")).toBe(`Bearer ${tokens.accessToken}`);
});

test.each([
  ["a token that is none", '{"accessToken":"x","refreshToken":"y"}'],
  ["rubbish", "{"],
])("%s counts as signed out, without asking the operator", async (_, text) => {
  localStorage.setItem(SESSION_KEY, text);
  const { element, app, sent } = await makePage({ path: "/tarife", answers: ANSWERS });
  await render(element);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("unauthenticated");
  expect(sent.some(({ call }) => call === "GET /api/users/me")).toBe(false);
});

test("a token that ended while nobody was there counts as signed out, and no alert greets the fan", async () => {
  const answers = { ...ANSWERS, "GET /api/users/me": refuse("1034") };
  const { element, app } = await makePage({ path: "/tarife", answers, tokens: tokensFor(-1) });
  await render(element);
  await expect.poll(() => app.store.get(sessionAtom)).toEqual({ status: "unauthenticated" });
  expect(stored()).toBeNull();
  expect(app.store.get(sessionNoticeAtom)).toBeUndefined();
});

test("a token the operator refuses is dropped, and the fan is told", async () => {
  const { element, app } = await makePage({
    path: "/tarife",
    answers: { ...ANSWERS, "GET /api/users/me": refuse("1034") },
    tokens: tokensFor(3600),
  });
  await render(element);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("unauthenticated");
  expect(stored()).toBeNull();
  await expect.element(page.getByRole("alertdialog", { name: "Deine Anmeldung ist abgelaufen" }), { timeout: 8000 }).toBeVisible();
});

test("an operator that is down costs the fan nothing: the token stays for the next try", async () => {
  const { element, app } = await makePage({
    path: "/tarife",
    answers: { ...ANSWERS, "GET /api/users/me": new Response("", { status: 503 }) },
    tokens: tokensFor(3600),
  });
  await render(element);
  await expect.poll(() => app.store.get(sessionAtom)).toMatchObject({ status: "unauthenticated", failure: { code: "-1" } });
  expect(stored()).not.toBeNull();
});

test("five minutes before the end the fan is asked, and stays signed in with new tokens", async () => {
  const fresh = tokensFor(7200);
  const { element } = await makePage({ path: "/tarife", answers: { ...ANSWERS, "POST /api/auth/refresh": fresh }, tokens: tokensFor(200) });
  await render(element);
  await expect.element(page.getByRole("dialog", { name: "Deine Anmeldung läuft bald ab" }), { timeout: 8000 }).toBeVisible();
  await page.getByRole("button", { name: "Angemeldet bleiben" }).click();
  await expect.element(page.getByRole("dialog"), { timeout: 8000 }).not.toBeInTheDocument();
  expect(stored()).toBe(JSON.stringify(fresh));
});

test("at the end the fan is told, and goes to the login and back to the same place", async () => {
  const { element, href } = await makePage({ path: "/dashboard?x=1", answers: ANSWERS, tokens: tokensFor(3) });
  await render(element);
  await expect.element(page.getByRole("alertdialog", { name: "Deine Anmeldung ist abgelaufen" }), { timeout: 8000 }).toBeVisible();
  expect(stored()).toBeNull();
  await page.getByRole("button", { name: "Neu anmelden" }).click();
  await expect.poll(href).toMatch(/^\/auth\/login\?returnTo=/);
});

test("an answer that shows the token has ended meanwhile signs nobody in again", async () => {
  const { element, app } = await makePage({
    path: "/tarife",
    answers: {
      ...ANSWERS,
      "GET /api/users/me": () => {
        // This answer is the first that shows the operator's time.
        app.clock.sync(testNow() + 7_200_000);
        return sampleUser;
      },
    },
    tokens: tokensFor(3600),
  });
  await render(element);
  await expect.element(page.getByRole("alertdialog", { name: "Deine Anmeldung ist abgelaufen" }), { timeout: 8000 }).toBeVisible();
  expect(app.store.get(sessionAtom).status).toBe("unauthenticated");
});

test("a public page can be read on without signing in again", async () => {
  const { element, href } = await makePage({ path: "/tarife", answers: ANSWERS, tokens: tokensFor(2) });
  await render(element);
  await page.getByRole("button", { name: "Ohne Anmeldung weiter" }).click({ timeout: 8000 });
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(href()).toBe("/tarife");
});

test("a refused call ends the session only when the token itself is refused", async () => {
  let refused = false;
  const { element, app } = await makePage({
    path: "/tarife",
    answers: { ...ANSWERS, "GET /api/users/me": () => (refused ? refuse("1034") : sampleUser) },
    tokens: tokensFor(3600),
  });
  await render(element);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  app.session.doubt();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(app.store.get(sessionAtom).status).toBe("authenticated");
  refused = true;
  app.session.doubt();
  await expect.element(page.getByRole("alertdialog", { name: "Deine Anmeldung ist abgelaufen" }), { timeout: 8000 }).toBeVisible();
});

test("another tab's logout and login are followed", async () => {
  const { element, app } = await makePage({ path: "/tarife", answers: ANSWERS, tokens: tokensFor(3600) });
  await render(element);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  localStorage.removeItem(SESSION_KEY);
  dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("unauthenticated");
  localStorage.setItem(SESSION_KEY, JSON.stringify(tokensFor(1800)));
  dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
});

test("a login is one word to other tabs, and who follows another tab writes nothing", async () => {
  const { element, app } = await makePage({ path: "/tarife", answers: ANSWERS, tokens: tokensFor(3600) });
  await render(element);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  const removed = vi.spyOn(Storage.prototype, "removeItem");
  onTestFinished(() => removed.mockRestore());
  await app.session.login(tokensFor(1800, "fan-2"));
  expect(removed.mock.calls.flat()).toEqual([KEPT_KEY, CART_KEY]);
  localStorage.removeItem(SESSION_KEY);
  removed.mockClear();
  dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
  expect(app.store.get(sessionAtom).status).toBe("unauthenticated");
  expect(removed).not.toHaveBeenCalled();
});

test("logout forgets token, fan, the fan's answers and the cart", async () => {
  const { element, app } = await makePage({ path: "/tarife", answers: ANSWERS, tokens: tokensFor(3600) });
  await render(element);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  app.queryClient.setQueryData(["private", "de", "lines"], []);
  const cart = "7b1c6f0e-5f1d-4c53-9a52-0d5a1c7a9e11";
  localStorage.setItem(CART_KEY, cart);
  app.session.logout();
  expect(localStorage.getItem(CART_KEY), "whoever comes next has another one").not.toBe(cart);
  expect(app.store.get(sessionAtom)).toEqual({ status: "unauthenticated" });
  expect(app.queryClient.getQueryData(["private", "de", "lines"])).toBeUndefined();
  expect(stored()).toBeNull();
});

const LOGOUT = "POST /api/auth/logout";

test("logout ends the session at the operator as well, by the token that outlives the other", async () => {
  const tokens = tokensFor(3600);
  const { element, app, sent } = await makePage({ path: "/tarife", answers: { ...ANSWERS, [LOGOUT]: {} }, tokens });
  await render(element);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  app.session.logout();
  await expect
    .poll(() => sent.filter(({ call }) => call === LOGOUT).map(({ body }) => body))
    .toEqual([{ refreshToken: tokens.refreshToken }]);
});

test.each([
  ["is down", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["refuses", () => refuse("-1")],
  ["says nothing", () => new Promise(() => {})],
])("an operator that %s keeps nobody signed in here", async (_, answer) => {
  const answers = { ...ANSWERS, [LOGOUT]: answer };
  const { element, app, sent } = await makePage({ path: "/dashboard", answers, tokens: tokensFor(3600) });
  await render(element);
  await page.getByRole("button", { name: "Abmelden", exact: true }).click({ timeout: 8000 });
  expect(app.store.get(sessionAtom)).toEqual({ status: "unauthenticated" });
  expect(stored()).toBeNull();
  await expect.poll(() => sent.some(({ call }) => call === LOGOUT)).toBe(true);
  expect(page.getByRole("alertdialog").elements()).toEqual([]);
});

const PROFILE = "/dashboard/account/profile";

test("logging out everywhere ends all sessions first, then this one", async () => {
  const tokens = tokensFor(3600);
  const { element, app, sent } = await makePage({ path: PROFILE, answers: { ...ANSWERS, [LOGOUT]: {} }, tokens });
  await render(element);
  await page.getByRole("button", { name: "Überall abmelden" }).click({ timeout: 8000 });
  await page.getByRole("alertdialog").getByRole("button", { name: "Überall abmelden" }).click();
  await expect.poll(() => app.store.get(sessionAtom)).toEqual({ status: "unauthenticated" });
  expect(stored()).toBeNull();
  const calls = sent.filter(({ call }) => call === LOGOUT);
  expect(calls.map(({ body }) => body)).toEqual([{ everywhere: true }]);
  expect(calls[0]?.headers.get("authorization")).toBe(`Bearer ${tokens.accessToken}`);
});

test("logging out everywhere that fails says that nothing has ended, and can be tried again", async () => {
  const answers = { ...ANSWERS, [LOGOUT]: (_: unknown, before: number) => (before === 0 ? refuse("-1") : {}) };
  const { element, app } = await makePage({ path: PROFILE, answers, tokens: tokensFor(3600) });
  await render(element);
  await page.getByRole("button", { name: "Überall abmelden" }).click({ timeout: 8000 });
  const button = page.getByRole("alertdialog").getByRole("button", { name: "Überall abmelden" });
  await button.click();
  await expect.element(page.getByText("Du bist noch überall angemeldet", { exact: false })).toBeVisible();
  expect(app.store.get(sessionAtom).status).toBe("authenticated");
  await button.click();
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("unauthenticated");
});
