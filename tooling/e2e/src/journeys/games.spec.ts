import type { Locator } from "@playwright/test";
import { GOAL_ZONES, type GoalZone, type PenaltyKick, playPenalty } from "@tribun/domain";
import { expectNoFaults } from "../house/faults.ts";
import { comeDownTo } from "../house/come-down.ts";
import { expect, test } from "../house/fixtures.ts";
import { GAME_SEED } from "../house/operator.ts";
import { DEMO } from "../house/people.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";

const RULES = { kicks: 5, goalsToWin: 4 };
const POWER = 60;
/** The corners in the order in which the right arrow key visits them, and the preselected one. */
const WALK: readonly GoalZone[] = ["leftHigh", "centreHigh", "rightHigh", "leftLow", "centreLow", "rightLow"];
const FIRST = WALK.indexOf("leftLow");

/** Corners that beat the keeper of GAME_SEED. */
function winningZones(): readonly GoalZone[] {
  const kick = (zone: GoalZone): PenaltyKick => ({ zone, power: POWER });
  return Array.from({ length: RULES.kicks }, (_, number) => {
    const scores = (zone: GoalZone) =>
      playPenalty(
        GAME_SEED,
        Array.from({ length: RULES.kicks }, () => kick(zone)),
        RULES,
      ).kicks[number]?.outcome === "goal";
    return GOAL_ZONES.find(scores) ?? "leftLow";
  });
}

test(
  "a fan comes from the login, plays a whole game by the keyboard, takes a reward and sees it beside badges and list",
  { tag: "@core" },
  async ({ page, text, sandbox }) => {
    await page.goto("/fan");
    await page.getByRole("link", { name: text("fan", "index.pages.penalty.name"), exact: true }).click();
    await expectNoFaults(page);
    await page.getByRole("link", { name: text("games", "noScript.login") }).click();
    await new Account(page, text, sandbox).login(DEMO.email, DEMO.password);
    await expect(page).toHaveURL(/\/fan\/games\/penalty$/);

    const button = (key: string, number?: number) =>
      page.getByRole("button", { name: text("games", key).replace("{{number}}", String(number)), exact: true });
    await button("play.begin").focus();
    await page.keyboard.press("Enter");
    await expect(button("play.set", 1)).toBeVisible();
    await expectNoFaults(page);
    let at = FIRST;
    for (const [index, zone] of winningZones().entries()) {
      await expect(page.getByRole("radio", { name: text("games", `zone.${WALK[at] ?? "leftLow"}`), exact: true })).toBeFocused();
      await expect(button("play.set", index + 1)).toBeVisible();
      for (; WALK[at] !== zone; at = (at + 1) % WALK.length) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
    }
    await expect(button("play.whistle")).toBeFocused();
    await page.keyboard.press("Enter");
    for (let number = 1; number <= RULES.kicks; number += 1) {
      await expect(button("play.shoot", number)).toBeFocused();
      await page.keyboard.press("Enter");
    }
    await expect(button("play.toEnd")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: pattern(text("games", "over.won")) })).toBeFocused();
    // The choices render after their heading.
    await expect(button("choice.submit")).toBeVisible();
    await expectNoFaults(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const booked = pattern(text("games", "booking.bookedOn"));
    await expect(page.getByText(booked)).toBeVisible();

    // A fan may play only once, on any device.
    await page.reload();
    await expect(page.getByText(booked)).toBeVisible();
    await expect(button("play.begin")).toBeHidden();
    await page.getByRole("link", { name: text("games", "more.rewards") }).click();
    await expect(page.getByText(booked)).toBeVisible();
    await comeDownTo(page.getByText(text("account", "badges.count", { earned: 6, all: 7 }), { exact: true }));
    await expectNoFaults(page);
    // This context asks for reduced motion, so the page does not announce a new badge.
    await expect(page.getByText(pattern(text("account", "badges.fresh_one")))).toBeHidden();

    const join = page.getByRole("button", { name: text("games", "table.join"), exact: true });
    await comeDownTo(join);
    await join.click();
    await page.getByRole("textbox", { name: text("games", "table.nickname") }).fill("Sessiz Golcü");
    await join.click();
    await expect(page.getByRole("row", { name: /Sessiz Golcü/ })).toBeVisible();
    await page.getByRole("button", { name: text("games", "table.leave"), exact: true }).click();
    await expect(page.getByText(text("games", "table.left"))).toBeVisible();
    await expect(page.getByRole("row", { name: /Sessiz Golcü/ })).toBeHidden();
    await expectNoFaults(page);

    await page.goto("/dashboard");
    const line = page.getByRole("region", { name: pattern(text("dashboard", "line.label")) }).first();
    await expect(line.getByText(pattern(text("dashboard", "line.bonus"))).first()).toBeVisible();
  },
);

test("a fan without a line plays by finger or mouse, keeps the reward for ninety days, and a badge is celebrated once, until it is sent away", async ({
  page,
  text,
  view,
  fan,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/auth/register");
  await new Account(page, text, sandbox).register(fan, false);
  await expect(page).toHaveURL(/\/auth\/welcome/);
  const press = (what: Locator) => (view.device === "phone" ? what.tap() : what.click());
  const button = (key: string, number?: number) =>
    page.getByRole("button", { name: text("games", key).replace("{{number}}", String(number)), exact: true });
  await page.goto("/fan/games/penalty");
  await press(button("play.begin"));
  for (const [index, zone] of winningZones().entries()) {
    await expect(button("play.set", index + 1)).toBeVisible();
    await press(page.locator("label").filter({ has: page.getByRole("radio", { name: text("games", `zone.${zone}`), exact: true }) }));
    await expect(page.getByRole("slider")).toHaveValue(String(POWER));
    await press(button("play.set", index + 1));
  }
  await press(button("play.whistle"));
  for (let number = 1; number <= RULES.kicks; number += 1) await press(button("play.shoot", number));
  await press(button("play.toEnd"));
  await expect(page.getByRole("heading", { level: 2, name: pattern(text("games", "over.won")) })).toBeVisible();
  const rewards = page
    .getByRole("main")
    .locator("label")
    .filter({ has: page.getByRole("radio") });
  await press(rewards.first());
  await press(button("choice.submit"));
  await expect(page.getByText(pattern(text("games", "booking.parked")))).toBeVisible();

  const told = page.getByRole("status").filter({ hasText: pattern(text("account", "badges.fresh_one")) });
  const paper = page.locator("body > [aria-hidden=true][data-surface=club]");
  await page.goto("/dashboard/rewards");
  await expect(told).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(paper).toBeHidden();
  await page.reload();
  await expect(page.getByText(pattern(text("games", "booking.parked")))).toBeVisible();
  await expect(told).toHaveCount(0);
  await expect(paper).toHaveCount(0);
});
