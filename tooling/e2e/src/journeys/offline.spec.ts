import type { Page } from "@playwright/test";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { NEXT } from "../house/next-build.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Wizard } from "../pages/wizard.ts";

/** Texts of the offline page for a page without a copy. The service worker contains them, so no namespace has them. */
const OFFLINE = {
  de: { title: "Du bist offline", usage: "Dein Verbrauch" },
  tr: { title: "İnternet bağlantın yok", usage: "Kullanımın" },
} as const;

/** Waits until a service worker controls the page and has stored every file that the page loaded. */
async function expectKept(page: Page): Promise<void> {
  // The page loads the code that registers the worker at the first key press.
  await page.keyboard.press("Shift");
  const missing = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return ["a worker"];
      const files = performance.getEntriesByType("resource").map(({ name }) => name.slice(location.origin.length));
      const wanted = [...new Set(["/dashboard", "/dashboard/bills", ...files.filter((path) => path.startsWith("/assets/"))])];
      const kept = await Promise.all(wanted.map((path) => caches.match(path, { ignoreVary: true })));
      return wanted.filter((_, at) => !kept[at]);
    });
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}

/** Waits until the page has stored the fan's answers in localStorage. */
async function expectAnswers(page: Page, key: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage)), { timeout: 60_000 }).toContain(key);
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const meter = (page: Page) => page.getByRole("meter").first();

test.beforeEach(async ({ page, text, sandbox }) => {
  await new Account(page, text, sandbox).signIn();
  await expect(meter(page)).toBeVisible();
  await expectKept(page);
});

test.afterEach(async ({ context }) => {
  // The next journey reuses this context.
  await context.setOffline(false);
});

test(
  "without a network usage and bills can be read as they were, with their time, and every other page says what it needs",
  { tag: "@core" },
  async ({ page, context, text, view }) => {
    const stale = (namespace: "dashboard" | "bills", key: string) => page.getByText(pattern(text(namespace, key))).first();
    await page.goto("/dashboard/bills");
    await expect(page.getByRole("row")).toHaveCount(3);
    await expectKept(page);
    await expectAnswers(page, "seasons");

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("row")).toHaveCount(3);
    await expect(stale("bills", "stale")).toBeVisible();
    await page.goto("/dashboard");
    await expect(meter(page)).toBeVisible();
    await expect(stale("dashboard", "error.stale")).toBeVisible();
    await expect(page.getByText(text("shell", "offline.offline"))).toBeVisible();
    // The parts below the first screen were never loaded with a network. They stay away, and the rest stays visible.
    await page.getByRole("button", { name: text("dashboard", "profile.logout"), exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(meter(page)).toBeVisible();

    const words = OFFLINE[view.language];
    await page.goto("/tarife");
    await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole("link", { name: words.usage }).click();
    await expect(meter(page)).toBeVisible();

    await context.setOffline(false);
    await expect(stale("dashboard", "error.stale")).toHaveCount(0, { timeout: 40_000 });
    await expect(meter(page)).toBeVisible();
  },
);

test("what another app shares with the installed club becomes the draft of a message, and no server has seen it", async ({
  page,
  text,
}) => {
  const posted: string[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "POST" && !response.fromServiceWorker()) posted.push(new URL(response.url()).pathname);
  });
  // Posts as a phone's share sheet does by the manifest.
  await page.evaluate(() => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/support/shared" });
    form.append(Object.assign(document.createElement("input"), { name: "text", value: "Paket wartet: example.org" }));
    document.body.append(form);
    form.submit();
  });
  await expect(page).toHaveURL(/\/support\?shared=1#write$/);
  const message = page.getByLabel(pattern(text("support", "form.message")));
  await expect(message).toHaveValue("Paket wartet: example.org");
  expect(posted).not.toContain("/support/shared");
  await page.reload();
  await expect(message).toHaveValue("");
});

test("a page that was opened offline comes by itself with the network", async ({ page, context, text, view }) => {
  await context.setOffline(true);
  await page.goto("/tarife");
  await expect(page.getByRole("heading", { level: 1, name: OFFLINE[view.language].title })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: text("tariffs", "title") })).toBeVisible();
});

test("the next fan on this browser finds nothing of the one before, online or offline", async ({
  page,
  context,
  text,
  fan,
  sandbox,
  view,
}) => {
  const digits = view.demoNumber.replaceAll(/\D/g, "").slice(1);
  // With any grouping of the digits.
  const number = new RegExp([...digits].join(String.raw`\s?`));
  await expect(page.getByText(number).first()).toBeVisible();
  await page.getByRole("button", { name: text("dashboard", "profile.logout"), exact: true }).click();
  await expect(page).toHaveURL(/\/$/);

  await context.setOffline(true);
  await page.goto("/dashboard");
  await expect(page.getByRole("main")).not.toBeEmpty();
  await expect(page.getByText(number)).toHaveCount(0);
  await context.setOffline(false);
  // The page reloads itself when the network is back, which would abort another navigation. The URL may change before the page renders, so
  // wait for a field.
  await expect(new Account(page, text, sandbox).field("auth", "login.identifier")).toBeVisible();

  await page.goto("/auth/register");
  await new Account(page, text, sandbox).register(fan, false);
  await expect(page).toHaveURL(/\/auth\/welcome/);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 2, name: text("dashboard", "fan.title") })).toBeVisible();
  await expectKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(digits);
});

test("a release in the middle of an order: the next document is the new build's, the draft stays, and the old files go", async ({
  page,
  context,
  text,
  release,
}) => {
  const wizard = new Wizard(page, text);
  await wizard.chooseTariff();
  await wizard.chooseSim("physical");
  const before = await cacheNames(page);
  expect(before).toHaveLength(1);
  const html = page.locator("html");
  await expect(html).not.toHaveAttribute(NEXT);

  await release();
  await page.reload();
  await expect(html).toHaveAttribute(NEXT);
  await wizard.expectStep("number");
  await expect(page.getByRole("radio", { name: text("ticket", "sims.physical"), exact: true })).toBeChecked();
  // The new worker waits while the order is open.
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe("installed");
  expect(await cacheNames(page)).toEqual(expect.arrayContaining(before));

  await page.close();
  // Once no page uses the old worker, the new one takes over, and a later visit gets its files. The visits reuse one tab, because a worker
  // that starts while its tab is closed can stay paused by the test's debugger.
  const later = await context.newPage();
  const visit = async () => {
    await later.goto("about:blank");
    await later.goto("/tarife");
    return cacheNames(later);
  };
  await expect.poll(visit, { timeout: 60_000 }).toEqual([expect.stringContaining("next-")]);
  await later.goto("/order/number");
  await expect(later.locator("html")).toHaveAttribute(NEXT);
  await expect(later.getByRole("radio", { name: text("ticket", "sims.physical"), exact: true })).toBeChecked();

  await later.goto("/dashboard");
  await expect(meter(later)).toBeVisible();
  await expectKept(later);
  await context.setOffline(true);
  await later.reload();
  await expect(later.locator("html")).toHaveAttribute(NEXT);
  await expect(meter(later)).toBeVisible();
});
