import type { Page } from "@playwright/test";
import { SAMPLE_NOW } from "@tribun/vitest-config/clock";
import { hydratePage } from "@tribun/vite-club/page-checks";
import { comeDownTo } from "../house/come-down.ts";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";

// A changed season would disturb other journeys.
test.use({ apart: "matchday" });

const HOUR_MS = 3_600_000;
const DERBY = { id: "2026-27-17", round: 17, opponent: "Lodos 1931", venue: "home", state: "scheduled" } as const;

/** Reloads a page until it contains a text, because the club's server fetches changes by staff only every few seconds. */
const readUntil = (page: Page, path: string, said: RegExp | string) =>
  expect(async () => {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(said, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });

test("a derby that staff move, postpone and call off is told by pages that sleep and by its calendar file, and holds when they wake", async ({
  page,
  text,
  staff,
  view,
}) => {
  const t = (key: string) => text("fan", `event.${key}`);
  const { id, ...derby } = DERBY;
  const event = { ...derby, kickOff: new Date(SAMPLE_NOW + 6 * HOUR_MS).toISOString() };
  const calendar = async () => (await page.request.get(`/event/derby.${view.language}.ics`)).text();

  await staff.changeMatch(id, event);
  await readUntil(page, "/event/derby", pattern(t("movedFrom")));
  await expect(page.locator("html")).not.toHaveAttribute("data-hydration", "done");
  await expect(page.getByRole("main").locator(`time[datetime="${event.kickOff}"]`)).toBeVisible();
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(`"startDate":"${event.kickOff}"`);
  expect(await calendar()).toContain(`DTSTART:${event.kickOff.replaceAll(/[-:]|\.\d+/g, "")}`);
  await expectNoFaults(page);
  await hydratePage(page);
  await expect(page.getByText(pattern(t("movedFrom")))).toBeVisible();

  await staff.changeMatch(id, { ...event, state: "postponed" });
  await readUntil(page, "/fan", t("postponedText"));
  await expectNoFaults(page);
  await staff.changeMatch(id, { ...event, state: "cancelled" });
  await readUntil(page, "/event/derby", t("cancelledText"));
  await expect(page.getByRole("link", { name: t("calendar") })).toBeHidden();
  expect(await calendar()).toContain("STATUS:CANCELLED");
  await readUntil(page, "/", pattern(text("home", "event.cancelled")));
  await hydratePage(page);
  await expect(page.getByText(pattern(text("home", "event.cancelled")))).toBeVisible();
});

test("a signed-in fan sees the day of a match come: counted down to, with its pack, and with the season's matches marked in the usage; and nothing of it when none is near", async ({
  page,
  text,
  staff,
  sandbox,
}) => {
  const t = (key: string) => text("dashboard", key);
  const { id, ...derby } = DERBY;
  const strip = page.getByRole("region", { name: t("match.today"), exact: true });
  await staff.changeMatch(id, { ...derby, kickOff: new Date(SAMPLE_NOW + HOUR_MS).toISOString() });
  await new Account(page, text, sandbox).signIn();
  await comeDownTo(strip.getByRole("timer", { name: t("match.until"), exact: true }));
  await expectNoFaults(page);
  await strip.getByRole("link", { name: pattern(t("match.packOpen")) }).click();
  await expect(page).toHaveURL(/\/dashboard\/options\/[\w-]+\?line=/);
  await expect(page.getByRole("button", { name: text("packs", "buy.button"), exact: true })).toBeVisible();

  await page.goto("/dashboard");
  await page
    .getByRole("link", { name: t("line.history") })
    .first()
    .click();
  const usage = page.getByRole("region", { name: text("bills", "usage.title") });
  await expect(usage.getByText(text("bills", "usage.matchLegend"))).toBeVisible();
  await usage.getByText(text("bills", "usage.asTable"), { exact: true }).click();
  await expect(
    usage
      .getByRole("row")
      .filter({ hasText: pattern(text("bills", "usage.matches_other")) })
      .first(),
  ).toBeVisible();
  await expectNoFaults(page);

  await staff.changeMatch(id, { ...derby, kickOff: new Date(SAMPLE_NOW + 60 * 24 * HOUR_MS).toISOString() });
  // A change by staff reaches the page a few seconds later.
  await expect(async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("meter").first()).toBeVisible();
    await expect(strip).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
});
