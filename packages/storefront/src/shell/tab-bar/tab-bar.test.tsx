import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionAtom } from "../../platform/session/session-state.ts";
import { makePage, tokensFor } from "../../testing/page.tsx";
import { BILL_ANSWERS } from "../../testing/sample-invoice.ts";
import { sampleSettings } from "../../testing/sample-settings.ts";
import { sampleUser } from "../../testing/samples.ts";
import { makeStage } from "../../testing/stage.tsx";
import { TabBar } from "./tab-bar.tsx";

const ANSWERS = { "GET /api/users/me": sampleUser };

test.each([
  ["/dashboard", "Übersicht"],
  ["/dashboard/payment-result", "Übersicht"],
  ["/dashboard/bills?season=2026&bill=i1", "Rechnungen"],
  ["/dashboard/options/ek-10", "Pakete"],
  ["/dashboard/account/profile", "Profil"],
  ["/dashboard/account/overview", "Profil"],
  ["/dashboard/rewards", "Profil"],
  ["/support/shops", "Hilfe"],
])("exactly one tab is current, at %s it is %s", async (path, name) => {
  await page.viewport(390, 844);
  const { element } = await makeStage({ screen: <TabBar />, path });
  await render(element);
  await expect.element(page.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  expect(document.querySelectorAll("nav [aria-current]")).toHaveLength(1);
});

test("with text twice as large, in two rows, the current tab is marked as a whole", async () => {
  await page.viewport(390, 844);
  const { element } = await makeStage({ screen: <TabBar />, path: "/support" });
  await render(element);
  const look = (name: string) => getComputedStyle(page.getByRole("link", { name }).element()).backgroundColor;
  await expect.element(page.getByRole("link", { name: "Hilfe" })).toBeVisible();
  expect(look("Hilfe")).toBe(look("Profil"));
  // A club's colour, which no club sets here.
  document.documentElement.style.cssText = "font-size: 200%; --color-action: red";
  try {
    await expect.poll(() => look("Hilfe")).not.toBe(look("Profil"));
  } finally {
    document.documentElement.style.cssText = "";
  }
});

test("with text twice as large on the narrowest phone no tab's word runs into the next", async () => {
  await page.viewport(320, 700);
  const { element } = await makeStage({ screen: <TabBar />, path: "/support" });
  await render(element);
  await expect.element(page.getByRole("link", { name: "Hilfe" })).toBeVisible();
  document.documentElement.style.fontSize = "200%";
  try {
    const tabs = page.getByRole("link").elements();
    await expect.poll(() => tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent)).toEqual([]);
  } finally {
    document.documentElement.style.fontSize = "";
  }
});

test.each([
  [320, "200%", "de"],
  [390, "200%", "de"],
  [390, "150%", "de"],
  [320, "200%", "tr"],
] as const)("at %i px with text at %s no word breaks in two (%s)", async (width, size, language) => {
  await page.viewport(width, 844);
  document.documentElement.style.fontSize = size;
  try {
    const { element } = await makeStage({ screen: <TabBar />, path: "/support", language });
    await render(element);
    await expect.element(page.getByRole("link").nth(1)).toBeVisible();
    const tabs = page.getByRole("link").elements();
    expect(tabs.filter((tab) => linesOf(tab) > (tab.textContent ?? "").split(" ").length).map((tab) => tab.textContent)).toEqual([]);
  } finally {
    document.documentElement.style.fontSize = "";
  }
});

test("on the narrowest phone every tab's word stands between its edges", async () => {
  await page.viewport(320, 844);
  const { element } = await makeStage({ screen: <TabBar />, path: "/support" });
  await render(element);
  await expect.element(page.getByRole("link").nth(1)).toBeVisible();
  await document.fonts.ready;
  const beyond = page
    .getByRole("link")
    .elements()
    .map((tab) => {
      const words = document.createRange();
      words.selectNodeContents(tab.lastChild ?? tab);
      return words.getBoundingClientRect().width - tab.getBoundingClientRect().width;
    });
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
});

/** The number of lines that an element's text takes. */
function linesOf(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents(element.lastChild ?? element);
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test("its tabs lead to places that exist", async () => {
  const { element, router } = await makePage({ path: "/support", answers: ANSWERS, tokens: tokensFor(3600) });
  await render(element);
  const tabs = page.getByRole("navigation", { name: "Bereiche" }).getByRole("link");
  await expect.poll(() => tabs.elements().length).toBe(5);
  for (const tab of tabs.elements()) {
    const { pathname } = new URL(tab.getAttribute("href") ?? "", location.href);
    expect([pathname, router.matchRoutes(pathname).some((match) => match._notFound)]).toEqual([pathname, false]);
  }
});

/** Links that are marked as the current page. */
const pages = () =>
  page
    .getByRole("link")
    .elements()
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map((link) => link.textContent);
const WHOLE = {
  ...ANSWERS,
  ...BILL_ANSWERS,
  "GET /api/lines/l1/settings": sampleSettings,
  "GET /api/tariffs/options": [],
  "GET /api/tariffs/options/me": [],
};

test.each([
  ["/dashboard", "Übersicht"],
  ["/dashboard/bills", "Rechnungen"],
  ["/dashboard/options", "Pakete"],
  ["/dashboard/account/profile", "Profil"],
  ["/dashboard/account/overview", "Profil"],
  ["/dashboard/rewards", "Profil"],
  ["/support", "Hilfe"],
])("a phone has one bar with one current tab on the whole of %s: %s", async (path, name) => {
  await page.viewport(390, 844);
  const { element } = await makePage({ path, answers: WHOLE, tokens: tokensFor(3600) });
  await render(element);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(pages).toEqual([name]);
});

test.each(["/dashboard/account/profile", "/dashboard/account/overview", "/dashboard/rewards"])(
  "among its sisters %s is current as well, by another word",
  async (path) => {
    await page.viewport(390, 844);
    const { element } = await makePage({ path, answers: WHOLE, tokens: tokensFor(3600) });
    await render(element);
    const sisters = page.getByRole("navigation", { name: "Dein Konto", exact: true });
    await expect.poll(() => sisters.element().querySelector("[aria-current=true]")?.getAttribute("href")).toBe(path);
    expect(sisters.element().querySelectorAll("[aria-current]")).toHaveLength(1);
  },
);

test.each(["/", "/tarife", "/campaigns", "/fan", "/information/faq"])("%s has no tab, and so no bar", async (path) => {
  await page.viewport(390, 844);
  const { app, element } = await makePage({ path, answers: WHOLE, tokens: tokensFor(3600) });
  await render(element);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  expect(page.getByRole("navigation", { name: "Bereiche" }).elements()).toEqual([]);
});
