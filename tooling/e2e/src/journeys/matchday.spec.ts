import type { Page } from "@playwright/test";
import { SAMPLE_NOW } from "@tribun/vitest-config/clock";
import { wakePage } from "@tribun/vite-club/page-checks";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { pattern } from "../house/text.ts";

// A season that has been moved about would be in the way of other journeys.
test.use({ apart: "matchday" });

const HOUR_MS = 3_600_000;
const DERBY = { id: "2026-27-17", round: 17, opponent: "Lodos 1931", venue: "home", state: "scheduled" } as const;

/** Opens a page again until it says something: what staff say is asked for every few seconds. */
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
  await expect(page.locator("html")).not.toHaveAttribute("data-wake", "awake");
  await expect(page.getByRole("main").locator(`time[datetime="${event.kickOff}"]`)).toBeVisible();
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(`"startDate":"${event.kickOff}"`);
  expect(await calendar()).toContain(`DTSTART:${event.kickOff.replaceAll(/[-:]|\.\d+/g, "")}`);
  await expectNoFaults(page);
  await wakePage(page);
  await expect(page.getByText(pattern(t("movedFrom")))).toBeVisible();

  await staff.changeMatch(id, { ...event, state: "postponed" });
  await readUntil(page, "/fan", t("postponedText"));
  await expectNoFaults(page);
  await staff.changeMatch(id, { ...event, state: "cancelled" });
  await readUntil(page, "/event/derby", t("cancelledText"));
  await expect(page.getByRole("link", { name: t("calendar") })).toBeHidden();
  expect(await calendar()).toContain("STATUS:CANCELLED");
  await readUntil(page, "/", pattern(text("home", "event.cancelled")));
  await wakePage(page);
  await expect(page.getByText(pattern(text("home", "event.cancelled")))).toBeVisible();
});
