import type { Browser, Page } from "@playwright/test";
import { GUEST_STEPS, OWN_STEPS, OWNER_STEPS, type Sample, tooHeavy, type Weight } from "@tribun/vite-club/weight";
import { weighAfresh } from "../house/afresh.ts";
import { expect, test } from "../house/fixtures.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { Wizard } from "../pages/wizard.ts";

/** Weighs pages with this page's storage and an empty cache, and collects those that exceed their budget. */
function scales(page: Page, browser: Browser, origin: string) {
  const faults: string[] = [];
  const judge = (sample: Sample, weight: Weight) => {
    const told = tooHeavy(sample, weight);
    if (told.length === 0) return;
    const pieces = weight.before.map(({ path, bytes }) => `${path} ${bytes}`);
    faults.push(`${sample.name}: ${told.join("; ")}\n  ${pieces.join("\n  ")}`);
  };
  const keep = async (samples: readonly Sample[]) => {
    for (const sample of samples) judge(sample, await weighAfresh(browser, page, origin + sample.path));
  };
  return { keep, faults: () => faults.join("\n") };
}

test("every page of an order keeps its budget in an empty cache, from the full cart to what has been paid", async ({
  page,
  browser,
  origin,
  text,
  view,
  fan,
  sandbox,
}) => {
  test.slow();
  const wizard = new Wizard(page, text);
  const approval = new Approval(page, text);
  const checkout = new Checkout(page, text, view.language);
  const { keep, faults } = scales(page, browser, origin);

  await wizard.goToPerson();
  await keep(GUEST_STEPS);
  await page.goto("/auth/register/tariff");
  await new Account(page, text, sandbox).register(fan);
  await wizard.expectStep("approval");
  await keep(OWN_STEPS);

  await sandbox.setNextPayment("fail", view.teamId);
  await approval.order("paypal");
  await checkout.pay();
  await expect(page.getByRole("heading", { level: 1, name: text("payment", "result.fail.title") })).toBeVisible({ timeout: 60_000 });
  const { pathname, search } = new URL(page.url());
  await keep([{ name: "paymentFailed", path: pathname + search, kind: "account" }]);
  await page.getByRole("radio", { name: text("forms", "payment.name.paypal"), exact: true }).check();
  await page.getByRole("button", { name: text("payment", "result.retry") }).click();
  await checkout.pay();
  await checkout.expectSuccess();
  await checkout.expectEsim();
  const success = new URL(page.url());
  await keep([{ name: "success", path: success.pathname + success.search, kind: "step" }]);
  expect(faults()).toBe("");
});

test("who has a line of another tariff has no more to load", async ({ page, browser, origin, text, sandbox }) => {
  test.slow();
  const { keep, faults } = scales(page, browser, origin);
  await new Account(page, text, sandbox).signIn();
  await new Wizard(page, text).goToApproval();
  await keep(OWNER_STEPS);
  expect(faults()).toBe("");
});

/** Tariffs whose number step also asks for the line's user or main line. */
const SECOND = { type: "partner24", slug: "ikili-m", name: "İkili M" } as const;
const CHILDS = { type: "kids24", slug: "yildiz-5", name: "Yıldız 5" } as const;

test("a number for a child or for a second card has no more to load, also before any jersey was asked about", async ({
  page,
  browser,
  origin,
  text,
  sandbox,
}) => {
  test.slow();
  const wizard = new Wizard(page, text);
  const { keep, faults } = scales(page, browser, origin);
  await wizard.chooseTariff(CHILDS);
  await keep([{ name: "stepNumberOfChild", path: "/order/number", kind: "step" }]);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await new Account(page, text, sandbox).signIn();
  await wizard.chooseTariff(SECOND);
  await keep([{ name: "stepNumberOfSecondCard", path: "/order/number", kind: "step" }]);
  expect(faults()).toBe("");
});

/** About one line of text. A smaller shift moves nothing visibly. */
const LINE_PX = 25;

test("a number that is brought along comes into the place that is kept for it on a guest's ticket", async ({ page, text, fan }) => {
  const wizard = new Wizard(page, text);
  await wizard.chooseTariff();
  await wizard.bringNumber(fan.phone, { typed: "voda", name: "Vodafone" });
  await wizard.chooseSim("esim");
  await wizard.nextTo("extras");
  await wizard.withoutJersey();
  await page.goto("/order/approval");
  const below = wizard.part(text("ticket", "sim"));
  const top = () => below.evaluate((part) => part.getBoundingClientRect().top + scrollY);
  const asked = wizard.part(text("ticket", "number")).getByText(pattern(text("order", "parts.from")));
  await expect(asked).toBeVisible();
  const there = await top();
  // This file never arrives.
  await page.route("**/ported-number-*.js", () => undefined);
  await page.reload();
  await expect(below).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - there)).toBeLessThan(LINE_PX);
  await expect(asked).toHaveCount(0);
});
