import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { type Answers, refuse } from "../../testing/fake-operator.ts";
import { makePage, tokensFor } from "../../testing/page.tsx";
import { BILL_ANSWERS } from "../../testing/sample-invoice.ts";
import { sampleMethods, sampleUser } from "../../testing/samples.ts";
import { CONSENT } from "../../hydration/islands/consent.ts";
import { readUnsent, withoutSecrets, writeUnsent } from "./unsent.ts";

beforeEach(() => {
  localStorage.setItem(CONSENT.key, JSON.stringify({ version: CONSENT.version, choice: "denied", at: "2026-11-21T10:00:00.000Z" }));
});

const PROFILE = "/dashboard/account/profile";
const PATCH = "PATCH /api/auth/me";
const DISPUTE = "POST /api/invoices/i1/dispute";
const AWAY = () => {
  throw new TypeError("Failed to fetch");
};

async function open(path: string, answers: Answers = {}, user = sampleUser) {
  const made = await makePage({
    path,
    tokens: tokensFor(3600, user.id),
    answers: {
      ...BILL_ANSWERS,
      ...{
        "GET /api/users/me": user,
        "GET /api/users/me/payment-methods": sampleMethods,
        "GET /api/auth/passkeys": [],
        "GET /api/auth/sessions": [],
      },
      ...{ "GET /api/support/messages": [], "POST /api/auth/logout": {}, "HEAD /api/mnp-providers": AWAY, [PATCH]: AWAY, [DISPUTE]: AWAY },
      ...answers,
    },
  });
  await render(made.element);
  return made;
}
const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** Types an address whose save fails. */
async function typeInVain(answers: Answers = {}) {
  const made = await open(PROFILE, answers);
  await button("Adresse ändern").click();
  await field("Straße").fill("Kurvenweg");
  await button("Speichern").click();
  await expect.element(page.getByText("Wir erreichen den Server gerade nicht.")).toBeVisible();
  return made;
}

test("an address that did not reach the operator waits on another page, and in this tab after a reload", async () => {
  const { router } = await typeInVain();
  await field("Ort").fill("Bursa");
  await router.navigate({ href: "/dashboard/bills" });
  await expect.element(page.getByRole("table")).toBeVisible();
  await router.navigate({ href: PROFILE });
  await expect.element(field("Straße")).toHaveValue("Kurvenweg");
  await cleanup();
  await open(PROFILE);
  await expect.element(field("Straße")).toHaveValue("Kurvenweg");
  await expect.element(field("Ort")).toHaveValue("Bursa");
});

test("so does an objection, which is not folded away", async () => {
  await open("/dashboard/bills");
  await page.getByText(/^Beanstanden, noch/).click();
  await field("Was stimmt nicht?").fill("Das habe ich so nicht gebucht.");
  await button("Beanstandung senden").click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await cleanup();
  await open("/dashboard/bills");
  await expect.element(field("Was stimmt nicht?")).toBeVisible();
  await expect.element(field("Was stimmt nicht?")).toHaveValue("Das habe ich so nicht gebucht.");
});

test("once the connection is back it is said that it can be sent now, and what was saved waits no longer", async () => {
  const fan = { ...sampleUser, street: "Kurvenweg" };
  await typeInVain({
    "HEAD /api/mnp-providers": new Response(),
    [PATCH]: (_: unknown, before: number) => (before === 0 ? AWAY() : fan),
  });
  await expect.element(page.getByText(/^Die Verbindung ist wieder da/), { timeout: 5000 }).toBeVisible();
  await button("Speichern").click();
  await expect.element(button("Adresse ändern")).toBeVisible();
  await cleanup();
  await open(PROFILE);
  await expect.element(button("Adresse ändern")).toBeVisible();
  expect(field("Straße").elements()).toEqual([]);
});

test("a refusal that only marks fields is no success: what was typed waits on", async () => {
  const refused = refuse("1006", { fieldErrors: [{ field: "street", rule: "street.required" }] });
  await typeInVain({ [PATCH]: (_: unknown, before: number) => (before === 0 ? AWAY() : refused) });
  await button("Speichern").click();
  await expect.element(page.getByRole("link", { name: "Straße", exact: false }).first()).toBeVisible();
  await cleanup();
  await open(PROFILE);
  await expect.element(field("Straße")).toHaveValue("Kurvenweg");
});

test("who leaves while it is being sent loses it only once it has been taken", async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const { router } = await typeInVain({ [PATCH]: (_: unknown, before: number) => (before === 0 ? AWAY() : answers[before - 1]?.promise) });
  const kept = () => JSON.stringify({ ...sessionStorage });
  for (const [at, answer] of answers.entries()) {
    await button("Speichern").click();
    await router.navigate({ href: "/dashboard/bills" });
    await expect.element(page.getByRole("table")).toBeVisible();
    expect(kept()).toContain("Kurvenweg");
    if (at === 0) answer.reject(new TypeError("Failed to fetch"));
    else answer.resolve({ ...sampleUser, street: "Kurvenweg" });
    if (at > 0) await expect.poll(kept).not.toContain("Kurvenweg");
    else await router.navigate({ href: PROFILE });
  }
});

const SOURCES = import.meta.glob<string>(
  "../../{areas/account,areas/support,areas/info/dsgvo,features/portings,features/kept-forms}/**/*.{ts,tsx}",
  { query: "?raw", import: "default", eager: true },
);
test("no ticked box waits, as it may declare something, but for another address", () => {
  const boxes = Object.values(SOURCES).flatMap((text) => [...text.matchAll(/\.box\("(\w+)"\)/g)].map(([, name]) => name ?? ""));
  expect(boxes).toEqual(expect.arrayContaining(["declaration", "mandateAccepted", "otherDelivery"]));
  const waiting = boxes.filter((name) => withoutSecrets({ [name]: true }) !== undefined);
  expect([...new Set(waiting)]).toEqual(["otherDelivery"]);
});

test("what an earlier version kept ticked is not found, and another fan finds nothing at all", () => {
  writeUnsent("fan-1", "bill", { mode: "full" });
  const text = Object.values({ ...sessionStorage }).find((value: string) => value.includes("mode")) ?? "";
  for (const key of Object.keys(sessionStorage))
    if (sessionStorage.getItem(key) === text) sessionStorage.setItem(key, text.replace('"mode"', '"declaration":true,"mode"'));
  expect(readUnsent("fan-1", "bill")).toEqual({ mode: "full" });
  expect(readUnsent("fan-2", "bill")).toBeUndefined();
});

test("what is given up waits no longer, and a password never waits", async () => {
  await typeInVain();
  await button("Abbrechen").click();
  await button("Passwort ändern").click();
  await field("Jetziges Passwort").fill("Tribun#1907");
  await field("Neues Passwort").fill("Limon-Ağacı-7");
  await field("Passwort wiederholen").fill("Limon-Ağacı-7");
  await button("Speichern").click();
  await expect.element(page.getByText("Wir erreichen den Server gerade nicht.")).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Kurvenweg|Tribun#1907|Limon/);
});

test.each(["a logout empties it", "another fan finds none of it"])("%s", async (how) => {
  const { app } = await typeInVain();
  await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain("Kurvenweg");
  const next = how.startsWith("another");
  if (!next) app.session.logout();
  if (!next) expect(JSON.stringify({ ...sessionStorage })).not.toContain("Kurvenweg");
  await cleanup();
  await open(PROFILE, {}, next ? { ...sampleUser, id: "fan-2", street: "Sonnenallee" } : sampleUser);
  await expect.element(button("Adresse ändern")).toBeVisible();
  expect(field("Straße").elements()).toEqual([]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Kurvenweg");
});
