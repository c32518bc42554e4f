import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage, tokensFor } from "../testing/page.tsx";
import { sampleBrand } from "../testing/sample-brand.ts";
import { sampleTariff, sampleUser } from "../testing/samples.ts";
import { serialiseDraftForTests } from "../testing/stored-draft.ts";
import { ORDER_KEY } from "../hydration/hand-over.ts";
import { CONSENT } from "../hydration/islands/consent.ts";

const ANSWERS = { "GET /api/tariffs": [sampleTariff], "GET /api/users/me": sampleUser, "GET /api/tariffs/me": [] };
const menu = () => page.getByRole("banner").getByRole("group");
const main = () => page.getByRole("navigation", { name: "Hauptnavigation" });

beforeEach(async () => {
  await page.viewport(390, 844);
  delete document.documentElement.dataset["cart"];
  localStorage.setItem(CONSENT.key, JSON.stringify({ version: CONSENT.version, choice: "denied", at: "2026-11-21T10:00:00.000Z" }));
});

test("on a phone everything there is stands two taps away", async () => {
  const { element } = await makePage({ path: "/nirgends" });
  await render(element);
  await menu().click({ position: { x: 10, y: 10 } });
  const places = main().getByRole("link").elements();
  expect(places.map((link) => link.getAttribute("href"))).toEqual([
    "/tarife",
    "/information/porting",
    "/campaigns",
    "/cart",
    "/dashboard",
    "/fan",
    "/fan/news",
    "/fan/videos",
    "/fan/wallpapers",
    "/fan/reviews",
    "/fan/games/penalty",
    "/fan/academy",
    "/giveaway",
    "/support",
    "/support/shops",
    "/information/faq",
  ]);
});

test("a club that takes no numbers along does not name it", async () => {
  const brand = { ...sampleBrand, capabilities: { ...sampleBrand.capabilities, porting: false } };
  await page.viewport(1280, 800);
  const { element } = await makePage({ path: "/nirgends", brand });
  await render(element);
  await expect.element(main().getByRole("link", { name: "Aktionen" })).toBeVisible();
  await expect.element(main().getByRole("link", { name: "Nummer mitnehmen" })).not.toBeInTheDocument();
});

test("the bag tells that something is in it: after a reload, and as soon as a tariff is chosen", async () => {
  const cart = () => document.documentElement.dataset["cart"];
  localStorage.setItem(ORDER_KEY, "{ no JSON");
  const { element } = await makePage({ path: "/tarife", answers: ANSWERS });
  await render(element);
  expect(cart()).toBeUndefined();
  await page
    .getByRole("link", { name: `${sampleTariff.name} auswählen` })
    .first()
    .click();
  await expect.poll(cart).toBe("filled");
  await expect.poll(() => localStorage.getItem(ORDER_KEY)).not.toBeNull();
  delete document.documentElement.dataset["cart"];
  localStorage.setItem(ORDER_KEY, serialiseDraftForTests(undefined));
  dispatchEvent(new StorageEvent("storage", { key: ORDER_KEY }));
  expect(cart()).toBe("filled");
});

test("signed in, a phone has a bar at its lower edge, but not where a step has a button there", async () => {
  const { element, router } = await makePage({ path: "/support", answers: ANSWERS, tokens: tokensFor(3600) });
  await render(element);
  const bar = page.getByRole("navigation", { name: "Bereiche" });
  await expect.element(bar.getByRole("link", { name: "Hilfe" })).toHaveAttribute("aria-current", "page");
  await router.navigate({ href: `/tarife/${sampleTariff.type}/${sampleTariff.slug}` });
  await expect.element(page.getByRole("heading", { level: 1, name: sampleTariff.name })).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});

test("a guest has no bar", async () => {
  const { element } = await makePage({ path: "/support" });
  await render(element);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(page.getByRole("navigation", { name: "Bereiche" })).not.toBeInTheDocument();
});
