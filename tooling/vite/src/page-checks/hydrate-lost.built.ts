import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { serveBuiltClub, whole } from "./built-club.ts";

// Behaviour of a built page whose files fail to load.

const open = serveBuiltClub();

const at = (page: Page, path: string): string => new URL(path, page.url()).href;
const logins = (requests: readonly string[]) => requests.filter((request) => request.startsWith("POST /api/"));

describe("a page that cannot wake", () => {
  test("says so, keeps what was typed, and its links lead on", async () => {
    const { page, requests } = await open("/auth/login", { line: "cut" });
    const name = page.getByRole("textbox", { name: "E-Mail" });
    await name.fill("ela@example.org");
    await page.locator("main button[type=submit]").click();
    await page.getByText("ließ sich nicht laden").waitFor();
    expect([await name.inputValue(), new URL(page.url()).pathname, new URL(page.url()).search]).toEqual([
      "ela@example.org",
      "/auth/login",
      "",
    ]);
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
    await page.waitForURL("**/information/tag");
  });

  test.each(whole ? (["cut", "stateless"] as const) : (["stateless"] as const))("sends a form when the line is back: %s", async (line) => {
    const { page, requests, mend } = await open("/auth/login", { line });
    await page.getByRole("textbox", { name: "E-Mail" }).fill("ela@example.org");
    await page.locator("input[type=password]").fill("Geheim-2026-lang");
    await page.locator('html[data-hydration="failed"]').waitFor({ state: "attached" });
    await page.locator("main button[type=submit]").click();
    await page.locator('html[data-hydration="failed"]').waitFor({ state: "attached" });
    mend();
    if (line === "cut") {
      // A browser does not fetch a failed module again, so the page reloads and keeps the input that may be stored.
      await Promise.all([page.waitForNavigation(), page.locator("main button[type=submit]").click()]);
      await page.locator('html[data-hydration="done"]').waitFor({ state: "attached" });
      expect(await page.getByRole("textbox", { name: "E-Mail" }).inputValue()).toBe("ela@example.org");
      await page.locator("input[type=password]").fill("Geheim-2026-lang");
    }
    await page.locator("main button[type=submit]").click();
    await page.getByText("Wir erreichen den Server gerade nicht").waitFor();
    expect(logins(requests)).toHaveLength(1);
    expect(await page.locator("input[type=password]").inputValue()).toBe("Geheim-2026-lang");
  });

  test.runIf(whole)("with scripts off, a form says what it needs and keeps what was typed", async () => {
    const { page } = await open("/auth/login", { scripts: false });
    expect(await page.locator("noscript div").first().isVisible()).toBe(true);
    await page.getByRole("textbox", { name: "E-Mail" }).fill("ela@example.org");
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    // The answer (204) does not navigate, so there is no next page to wait for.
    await page.locator("main button[type=submit]").click({ noWaitAfter: true });
    expect((await answered).status()).toBe(204);
    expect(await page.getByRole("textbox", { name: "E-Mail" }).inputValue()).toBe("ela@example.org");
    expect(page.url()).toBe(at(page, "/auth/login"));
  });
});
