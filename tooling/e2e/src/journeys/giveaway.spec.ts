import type { Page } from "@playwright/test";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { newFan } from "../house/people.ts";
import { pattern } from "../house/text.ts";
import { Giveaway } from "../pages/giveaway.ts";

// A draw cannot be undone, and it happens weeks ahead on the clock.
test.use({ apart: "giveaway" });

const DAY_SECONDS = 86_400;
/** Days until entries close, and from then until the draw, as in the seed. */
const CLOSES_IN_DAYS = 30;
const DRAWN_AFTER_DAYS = 3;
/** Delay of the sandbox's random value when it is slow. */
const SLOW_SECONDS = 30 * 60;
/** Patterns of the operator's mails for a ticket number and for a win. */
const MAILS = {
  de: { ticket: /Losnummer: ([\dA-F]{4} [\dA-F]{4})/, won: /(du hast bei [^\n]+ gewonnen: [^\n]+)/ },
  tr: { ticket: /Katılım numaran: ([\dA-F]{4} [\dA-F]{4})/, won: /([^\n]+ çekilişinde kazandın: [^\n]+)/ },
};

/** Reloads the giveaway page until it contains a text. */
const readUntil = (page: Page, said: string | RegExp) =>
  expect(async () => {
    await page.goto("/giveaway");
    await expect(page.getByRole("main")).toContainText(said, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });

test("a giveaway from its entries to its winners: counted down to, confirmed by mail, closed, waited for its value from outside, drawn, and drawn again in the fan's own browser", async ({
  page,
  device,
  origin,
  text,
  view,
  fan,
  sandbox,
}) => {
  const t = (key: string) => text("giveaway", key);
  const other = newFan(view.language, test.info().parallelIndex);
  const { ticket, won } = MAILS[view.language];

  await page.goto("/giveaway");
  await expect(page.getByRole("timer", { name: t("board.open"), exact: true })).toBeVisible();
  await page.getByText(t("laid.title"), { exact: true }).first().click();
  await expect(page.getByText(pattern(t("outside.named"))).first()).toBeVisible();
  const giveaway = new Giveaway(page, text, sandbox);
  await giveaway.enter(fan, true);
  await giveaway.confirm(fan);
  await device.goto(`${origin}/giveaway`);
  const second = new Giveaway(device, text, sandbox);
  await second.enter(other, false);
  await second.confirm(other, origin);
  const [own, theirs] = [await sandbox.readMail(fan.email, ticket), await sandbox.readMail(other.email, ticket)];

  await test.step("nobody can enter any more, and the board counts down to the draw", async () => {
    await sandbox.advanceClock(CLOSES_IN_DAYS * DAY_SECONDS + 60);
    await readUntil(page, t("board.closed"));
    await expect(page.getByRole("button", { name: t("form.submit"), exact: true })).toHaveCount(0);
  });

  await test.step("the list is closed and its draw waits for the value that nobody here can choose", async () => {
    await sandbox.setParty("beacon", "slow");
    await sandbox.advanceClock(DRAWN_AFTER_DAYS * DAY_SECONDS);
    await sandbox.run("giveaways.draw");
    await readUntil(page, t("waits.title"));
    await expect(page.getByText(pattern(text("giveaway", "waits.list_other", { count: 2 })))).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step("it is drawn once the value is out; whoever agreed is named by initials, all others by number alone", async () => {
    await sandbox.advanceClock(SLOW_SECONDS);
    await sandbox.setParty("beacon", "normal");
    await readUntil(page, own);
    const winners = page
      .getByRole("list", { name: t("winners"), exact: true })
      .first()
      .getByRole("listitem");
    await expect(winners).toHaveCount(2);
    await expect(winners.filter({ hasText: own })).toContainText(`${fan.firstName[0]}. ${fan.lastName[0]}.`);
    await expect(winners.filter({ hasText: theirs })).not.toContainText(`${other.firstName[0]}. ${other.lastName[0]}.`);
    await sandbox.readMail(fan.email, won);
  });

  await test.step("the fan's own browser draws again and comes to the same winners, and finds the own number", async () => {
    await page
      .getByRole("button", { name: t("check.submit"), exact: true })
      .first()
      .click();
    await expect(page.getByText(t("check.right"), { exact: true })).toBeVisible();
    for (const step of ["commitment.right", "list.right", "outside.sandbox", "winners.right"])
      await expect(page.getByText(t(`check.${step}`), { exact: true })).toBeVisible();
    await page.getByRole("textbox", { name: t("check.own"), exact: true }).fill(own.replace(" ", "").toLowerCase());
    await expect(page.getByText(text("giveaway", "check.in", { number: own }), { exact: true })).toBeVisible();
    await expectNoFaults(page);
  });
});
