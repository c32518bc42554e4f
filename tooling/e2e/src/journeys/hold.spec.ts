import { onOperatorsClock } from "../house/clock.ts";
import { expect, test } from "../house/fixtures.ts";
import { pattern } from "../house/text.ts";
import { Wizard } from "../pages/wizard.ts";

const HOLD_SECONDS = 20 * 60;

test("two fans race for one number: one wins, the other keeps everything and is offered others", async ({
  page,
  browser,
  contextOptions,
  text,
  origin,
}) => {
  const first = new Wizard(page, text);
  const otherContext = await onOperatorsClock(await browser.newContext({ ...contextOptions, baseURL: origin }));
  const second = new Wizard(await otherContext.newPage(), text);

  for (const wizard of [first, second]) {
    await wizard.chooseTariff();
    await expect(wizard.numbers().first()).toBeVisible();
    await wizard.chooseSim("physical");
  }
  const wanted = await first.numbers().nth(3).getAttribute("aria-label");
  expect(await second.numbers().nth(3).getAttribute("aria-label")).toBe(wanted);
  await Promise.all([first.numbers().nth(3).click(), second.numbers().nth(3).click()]);

  const taken = pattern(text("order", "number.taken.title"));
  await expect(first.page.getByText(taken).or(first.heldNumber())).toBeVisible();
  await expect(second.page.getByText(taken).or(second.heldNumber())).toBeVisible();
  const losers = [first, second];
  const lost = await Promise.all(losers.map((wizard) => wizard.page.getByText(taken).isVisible()));
  expect(lost.filter(Boolean)).toHaveLength(1);

  const loser = lost[0] === true ? first : second;
  await expect(loser.page.getByRole("radio", { name: text("ticket", "sims.physical"), exact: true })).toBeChecked();
  await loser.holdNumber(1);
  await loser.nextTo("extras");
  await otherContext.close();
});

test("the clock of the number goes along to the jersey and to the registration, and gives more time there", async ({
  page,
  text,
  sandbox,
}) => {
  const wizard = new Wizard(page, text);
  const clock = page.getByText(text("ticket", "hold.label"), { exact: true });
  await wizard.chooseTariff();
  const number = await wizard.holdNumber();
  await wizard.chooseSim("esim");
  await wizard.nextTo("extras");
  await expect(clock).toBeVisible();
  await expect(wizard.heldNumber()).toHaveText(number);
  await wizard.withoutJersey();
  // A page without an answer yet uses the device's clock, which this test does not move. The approval calls the operator first.
  await sandbox.advanceClock(HOLD_SECONDS - 120);
  await page.reload();
  const extend = page.getByRole("button", { name: text("ticket", "hold.extend"), exact: true });
  await expect(extend).toBeVisible();
  const firstName = page.getByLabel(text("forms", "firstName"), { exact: true });
  await firstName.fill("Deniz");
  await extend.click();
  await expect(extend).toHaveCount(0);
  await expect(wizard.heldNumber()).toHaveText(number);
  await expect(firstName).toHaveValue("Deniz");
});

test("a reservation runs out: everything else is kept, and the same number comes first", async ({ page, text, sandbox }) => {
  const wizard = new Wizard(page, text);
  const number = await wizard.goToPerson();
  await page.goto("/order/approval");
  await wizard.expectStep("approval");
  await sandbox.advanceClock(HOLD_SECONDS + 5);
  await page.reload();
  await expect(page.getByText(text("ticket", "hold.expiredTitle"))).toBeVisible();
  await page.getByRole("button", { name: text("ticket", "hold.again", { number }) }).click();
  await expect(wizard.heldNumber()).toHaveText(number);
  await page.goto("/order/number");
  await wizard.expectStep("number");
  await expect(wizard.heldNumber()).toHaveText(number);
  await expect(page.getByRole("radio", { name: text("ticket", "sims.esim"), exact: true })).toBeChecked();
  await wizard.nextTo("extras");
  await expect(page.getByText(text("ticket", "without"), { exact: true }).first()).toBeAttached();
});

test("a hold that has run out leaves the ticket of the approval where it was", async ({ page, text, sandbox }) => {
  await new Wizard(page, text).goToPerson();
  await page.goto("/order/approval");
  const panel = page.locator("#hold");
  await expect(panel.getByRole("timer")).toBeVisible();
  const ticketTop = () => panel.evaluate((hold) => (hold.nextElementSibling?.getBoundingClientRect().top ?? 0) + scrollY);
  const before = await ticketTop();
  await sandbox.advanceClock(HOLD_SECONDS + 60);
  await page.reload();
  await expect(panel.getByRole("button", { name: pattern(text("ticket", "hold.again")) })).toBeVisible();
  expect(Math.abs((await ticketTop()) - before)).toBeLessThan(4);
});
