import { test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import { Account } from "../pages/account.ts";

test("shots", async ({ page, text, sandbox, view }) => {
  test.setTimeout(240_000);
  await page.goto("/auth/login?returnTo=%2Fdashboard");
  await new Account(page, text, sandbox).login(DEMO.email, DEMO.password);
  await page.getByRole("meter").first().waitFor();
  for (const path of (process.env.SHOTS ?? "dashboard,dashboard/bills").split(",")) {
    await page.goto(`/${path}`);
    await page.waitForLoadState("networkidle");
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.waitForTimeout(300);
        await page.screenshot({
          path: `/tmp/sc/${path.replaceAll("/", "-").replace(/[?#].*/, "")}-${view.club}-${scheme}-${width}.png`,
          fullPage: true,
        });
      }
    }
  }
});
