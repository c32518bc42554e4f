import { expectNoAxeViolations } from "../house/axe.ts";
import { expect, test } from "../house/fixtures.ts";

const PUBLIC = [
  "/",
  "/tarife",
  "/auth/login",
  "/auth/register",
  "/information/agb",
  "/information/privacy-policy",
  "/information/tag",
  "/support",
];

for (const path of PUBLIC) {
  test(`${path} hydrates without a complaint and has nothing axe would find`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test("a page that does not exist says so, with status 404 and a way out", async ({ page }) => {
  const response = await page.goto("/gibt-es-nicht");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PUBLIC) {
    test(`${path} can be read`, async ({ page, view }) => {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", view.language);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const words = await page.getByRole("main").innerText();
      expect(words.length).toBeGreaterThan(80);
    });
  }

  test("links lead on, from the home page to a tariff", async ({ page }) => {
    await page.goto("/");
    await page.locator('a[href^="/tarife/"]').first().click();
    await expect(page).toHaveURL(/\/tarife\/\w+\/[\w-]+/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("€");
  });

  test("the other language is a link away", async ({ page, view }) => {
    const other = view.language === "de" ? "tr" : "de";
    await page.goto("/");
    await page.locator(`a[href*="lang=${other}"]`).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
  });
});
