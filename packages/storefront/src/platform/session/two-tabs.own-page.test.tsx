import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refuse } from "../../testing/fake-operator.ts";
import { makePage, tokensFor } from "../../testing/page.tsx";
import { sampleDevices, sampleMethods, sampleUser } from "../../testing/samples.ts";
import { CONSENT } from "../../hydration/islands/consent.ts";
import { SESSION_KEY } from "../../hydration/hand-over.ts";
import { sessionAtom, sessionNoticeAtom } from "./session-state.ts";

const PROFILE = "/dashboard/account/profile";
const REFRESH = "POST /api/auth/refresh";
const ANSWERS = {
  "GET /api/tariffs": [],
  "GET /api/tariffs/me": [],
  "GET /api/users/me/payment-methods": sampleMethods,
  "GET /api/auth/passkeys": [],
  "GET /api/auth/sessions": sampleDevices,
  "POST /api/auth/logout": {},
};

beforeEach(() => {
  localStorage.setItem(CONSENT.key, JSON.stringify({ version: CONSENT.version, choice: "denied", at: "2026-11-21T10:00:00.000Z" }));
});

/** Sends the event that a tab gets when another one has written the tokens. */
const tellTabs = () => dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));

/** A tab that shows a page, and another one of the same fan that shows none. */
async function openTwo(path: string, tokens = tokensFor(3600), answers: Parameters<typeof makePage>[0]["answers"] = {}) {
  let ended = false;
  const me = () => (ended ? refuse("1034") : sampleUser);
  const all = { ...ANSWERS, "GET /api/users/me": me, ...answers };
  const shown = await makePage({ path, answers: all, tokens });
  await render(shown.element);
  await expect.poll(() => shown.app.store.get(sessionAtom).status).toBe("authenticated");
  const { app: other } = await makePage({ path: "/tarife", answers: all });
  await other.session.start();
  expect(other.store.get(sessionAtom).status).toBe("authenticated");
  const end = async () => {
    ended = true;
    other.session.doubt();
    await expect.poll(() => localStorage.getItem(SESSION_KEY)).toBeNull();
    ended = false;
    tellTabs();
  };
  return { ...shown, other, end };
}

test("a token that another tab finds ended costs no word: the fan is told here, too, and finds what was typed", async () => {
  const { app, end, router } = await openTwo(PROFILE);
  const went: string[] = [];
  router.history.subscribe(({ location }) => void went.push(location.href));
  await page.getByRole("button", { name: "Adresse ändern", exact: true }).click();
  const street = page.getByLabelText("Straße", { exact: true });
  await street.fill("Kurvenweg");
  await end();
  await expect.element(page.getByRole("alertdialog", { name: "Deine Anmeldung ist abgelaufen" }), { timeout: 8000 }).toBeVisible();
  expect(app.store.get(sessionNoticeAtom)).toMatchObject({ kind: "expired" });
  localStorage.setItem(SESSION_KEY, JSON.stringify(tokensFor(1800)));
  tellTabs();
  await expect.element(street, { timeout: 8000 }).toHaveValue("Kurvenweg");
  // A login would render the form again, and kept values are restored only once.
  expect(went).toEqual([]);
});

test("a logout in another tab is no end by time, and takes the question about it away", async () => {
  const { app, other, href } = await openTwo("/dashboard", tokensFor(200));
  await expect.element(page.getByRole("dialog", { name: "Deine Anmeldung läuft bald ab" }), { timeout: 8000 }).toBeVisible();
  other.session.logout();
  tellTabs();
  expect(app.store.get(sessionAtom)).toEqual({ status: "unauthenticated" });
  expect(app.store.get(sessionNoticeAtom)).toBeUndefined();
  await expect.poll(href).toMatch(/^\/auth\/login\?returnTo=/);
});

test("new tokens that come after a logout in another tab bring nobody back", async () => {
  const answer = Promise.withResolvers<void>();
  const { app, other, sent } = await openTwo("/tarife", tokensFor(3600), { [REFRESH]: () => answer.promise.then(() => tokensFor(7200)) });
  const through = app.session.extend();
  await expect.poll(() => sent.some(({ call }) => call === REFRESH)).toBe(true);
  other.session.logout();
  tellTabs();
  answer.resolve();
  await through;
  expect(app.session.accessToken()).toBeUndefined();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});
