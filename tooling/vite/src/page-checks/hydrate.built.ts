import { HYDRATE, PAYLOAD_ID } from "@tribun/storefront/hydration/hand-over";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { serveBuiltClub, whole } from "./built-club.ts";

// Behaviour of a built page before, during and after hydration over a slow connection.

const open = serveBuiltClub();

const at = (page: Page, path: string): string => new URL(path, page.url()).href;
const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset["hydration"] === "done");
const progressOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.dataset["hydration"], getComputedStyle(document.documentElement, "::before").content]);
const untilHydrated = (page: Page) => page.locator('html[data-hydration="done"]').waitFor({ state: "attached" });
const logins = (requests: readonly string[]) => requests.filter((request) => request.startsWith("POST /api/"));

describe("a page at rest", () => {
  test.runIf(whole)("asks for nothing but its letters and its icon, and runs no React", async () => {
    const { page, requests, complaints } = await open("/");
    await page.waitForLoadState("networkidle");
    expect(requests.filter((request) => request.endsWith(".js") || request.includes("/api/"))).toEqual([]);
    expect(requests.length).toBeLessThanOrEqual(7);
    expect([await isHydrated(page), complaints]).toEqual([false, []]);
  });

  test.runIf(whole)("has in time what no first paint needs: its open menu, a link under a pointer, and how it lies on paper", async () => {
    const { page } = await open("/");
    await page.waitForLoadState("networkidle");
    const menu = page.locator("details[data-island='menu']");
    await menu.locator("summary").click();
    expect(await menu.locator("> div").evaluate((sheet) => getComputedStyle(sheet).position)).toBe("absolute");
    const link = menu.getByRole("link").first();
    await link.hover();
    expect(await link.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe("underline");
    await page.emulateMedia({ media: "print" });
    expect(await menu.isVisible()).toBe(false);
    expect(await isHydrated(page)).toBe(false);
  });

  test("lets theme, menu, language and the question about measuring be answered without hydration", async () => {
    const { page } = await open("/");
    await page.getByRole("button", { name: "Ablehnen" }).click();
    expect(await page.getByRole("region", { name: "Deine Daten" }).isVisible()).toBe(false);
    await page.locator("summary", { hasText: "Menü" }).click();
    expect(await page.locator("details[data-island='menu']").getAttribute("open")).not.toBeNull();
    await page.keyboard.press("Escape");
    expect(await page.locator("details[data-island='menu']").getAttribute("open")).toBeNull();
    await page.locator("label", { hasText: "Dunkel" }).click();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.reload();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await page.getByRole("radio", { name: "Dunkel" }).isChecked()).toBe(true);
    expect(await page.getByRole("region", { name: "Deine Daten" }).isVisible()).toBe(false);
    await page.getByRole("link", { name: "TR", exact: true }).click();
    expect(await page.locator("html").getAttribute("lang")).toBe("tr");
    expect(await isHydrated(page)).toBe(false);
  });

  test.runIf(whole)("says when the hotline answers, as a board on paper would", async () => {
    const { page } = await open("/support");
    await page
      .locator("[data-hours]")
      .getByText(/^(?:Offen|Öffnet)/)
      .filter({ visible: true })
      .waitFor();
    expect(await isHydrated(page)).toBe(false);
  });
});

test.runIf(whole)("another language keeps what the address asks for, and a form keeps where it leads", async () => {
  const { page } = await open("/tarife?type=flex");
  await page.getByRole("link", { name: "TR", exact: true }).click();
  await page.locator('html[lang="tr"]').waitFor();
  expect(page.url()).toBe(at(page, "/tarife?type=flex"));
  await page.goto(at(page, "/auth/login?returnTo=%2Forder%2Fapproval"));
  await page.getByRole("link", { name: "DE", exact: true }).click();
  await page.locator('html[lang="de"]').waitFor();
  expect(new URL(page.url()).searchParams.get("returnTo")).toBe("/order/approval");
});

test.runIf(whole).each(["static", "hydrated"])(
  "another language keeps what was typed into a form that is %s, but no password",
  async (state) => {
    const { page, complaints } = await open("/auth/corporate-register", state === "hydrated" ? {} : { line: "held" });
    const company = () => page.getByRole("main").getByRole("textbox").first();
    await company().fill("Köşe Döner GmbH");
    if (state === "hydrated") await untilHydrated(page);
    await page.getByRole("link", { name: "TR", exact: true }).click();
    await page.locator('html[lang="tr"]').waitFor({ state: "attached" });
    expect(await company().inputValue()).toBe("Köşe Döner GmbH");
    await page.reload();
    expect(await company().inputValue()).toBe("");
    await page.goto(at(page, "/auth/login"));
    const secret = page.locator("input[autocomplete=current-password]");
    await secret.fill("Geheim-2026-lang");
    if (state === "hydrated") {
      await untilHydrated(page);
      await page.getByRole("button", { name: "Parolayı göster" }).click();
      expect(await secret.getAttribute("type")).toBe("text");
    }
    await page.getByRole("link", { name: "DE", exact: true }).click();
    await page.locator('html[lang="de"]').waitFor({ state: "attached" });
    expect(await page.locator("input[type=password]").inputValue()).toBe("");
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Geheim");
    expect(complaints).toEqual([]);
  },
);

describe("a page that hydrates over a slow line", () => {
  test("keeps what is typed before, meanwhile and after, with the caret, and sends a form that was pressed early once", async () => {
    const { page, requests, complaints, letGo } = await open("/auth/login", { line: "held" });
    const name = page.getByRole("textbox", { name: "E-Mail" });
    await name.pressSequentially("ela@example.org");
    await page.keyboard.press("Home");
    await page.keyboard.type("x");
    await page.locator("input[type=password]").fill("Geheim-2026-lang");
    await page.locator("main button[type=submit]").click();
    expect(await progressOf(page)).toEqual(["running", '""']);
    await page.locator("main button[type=submit]").click();
    await letGo();
    await page.getByText("Wir erreichen den Server gerade nicht").waitFor();
    await page.waitForLoadState("networkidle");
    expect(logins(requests)).toHaveLength(1);
    expect([await name.inputValue(), await page.locator("input[type=password]").inputValue()]).toEqual([
      "xela@example.org",
      "Geheim-2026-lang",
    ]);
    expect(new URL(page.url()).search).toBe("");
    expect(complaints).toEqual([]);
  });

  test.runIf(whole).each(["?returnTo=/order/approval", "?iCode=FAN-19", "?nobody=knows"])(
    "keeps what is typed where the address says more than was drawn: %s",
    async (query) => {
      const { page, requests, complaints, letGo } = await open(`/auth/login${query}`, { line: "held" });
      await page.getByRole("textbox", { name: "E-Mail" }).fill("ela@example.org");
      await page.locator("input[type=password]").fill("Geheim-2026-lang");
      await page.keyboard.press("Enter");
      await letGo();
      await page.getByText("Wir erreichen den Server gerade nicht").waitFor();
      expect(await page.getByRole("textbox", { name: "E-Mail" }).inputValue()).toBe("ela@example.org");
      expect(await page.locator("input[type=password]").inputValue()).toBe("Geheim-2026-lang");
      const register = query.includes("/order/") ? "/auth/register/tariff" : "/auth/register";
      await page.locator(`main a[href="${register}"]`).waitFor();
      expect([logins(requests).length, complaints]).toEqual([1, []]);
    },
  );

  test.runIf(whole)("keeps the caret in the middle of a word", async () => {
    const { page, letGo } = await open("/auth/login", { line: "held" });
    const name = page.getByRole("textbox", { name: "E-Mail" });
    await name.pressSequentially("elaexample");
    for (let step = 0; step < 7; step += 1) await page.keyboard.press("ArrowLeft");
    await letGo();
    await page.keyboard.type("@");
    expect(await name.inputValue()).toBe("ela@example");
    await page.locator("main button[type=submit]").click();
    // React knows the whole address: only the empty password is refused.
    expect(await name.getAttribute("aria-invalid")).not.toBe("true");
  });

  test.runIf(whole)("keeps what was ticked and chosen", async () => {
    const { page, complaints, letGo } = await open("/information/cancellation", { line: "held" });
    const radios = page.locator("form input[type=radio]");
    const boxes = page.locator("form input[type=checkbox]");
    const other = (await radios.count()) > 1 ? radios.nth(1) : undefined;
    await other?.check({ force: true });
    if ((await boxes.count()) > 0) await boxes.first().check({ force: true });
    await letGo();
    if (other) expect(await other.isChecked()).toBe(true);
    if ((await boxes.count()) > 0) expect(await boxes.first().isChecked()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test("finds theme, menu, consent and open questions as the fan left them", async () => {
    const { page, complaints, letGo } = await open("/support", { line: "held" });
    await page.getByRole("button", { name: "Cookie-Einstellungen" }).click();
    await page.getByRole("button", { name: "Erlauben" }).click();
    await page.locator("label", { hasText: "Dunkel" }).click();
    await page.locator("main summary").first().click();
    await page.evaluate((wake) => document.dispatchEvent(new Event(wake)), HYDRATE);
    await letGo();
    expect(await page.locator("main details").first().getAttribute("open")).not.toBeNull();
    expect(await page.getByRole("radio", { name: "Dunkel" }).isChecked()).toBe(true);
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.getByRole("button", { name: "Cookie-Einstellungen" }).click();
    expect(await page.getByText(/erlaubt/).isVisible()).toBe(true);
    expect(await page.locator("#consent").getByText(/\d{4}/).count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test.runIf(whole)("hydrates by itself where a fan is signed in, or the address asks for what was not drawn", async () => {
    const { page } = await open("/support", { storage: { "tribun.session": '{"accessToken":"x","refreshToken":"y"}' } });
    await untilHydrated(page);
    const compared = await open("/tarife?compare=serbest-s,serbest-m&view=table");
    await untilHydrated(compared.page);
    expect(await compared.page.getByRole("table").count()).toBeGreaterThan(0);
  });
});

test.runIf(whole)("a page names what would wake it", async () => {
  const { page } = await open("/");
  expect(await page.locator(`#${PAYLOAD_ID}`).textContent()).toMatch(/"entry":"\/assets\/[^"]+\.js"/);
});
