import { comeDownTo } from "../house/come-down.ts";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";

const FLAT = "Türkiye Flat";
/** No other journey buys this pack. */
const GONE = "ch-uk-1";

test.beforeEach(async ({ page, text, sandbox }) => {
  await new Account(page, text, sandbox).signIn();
  await expect(page.getByRole("meter").first()).toBeVisible();
});

test(
  "a fan books a pack that renews itself, stops its renewal, lets it go on, and withdraws from the purchase",
  { tag: "@core" },
  async ({ page, text }) => {
    const packs = page.getByRole("link", { name: text("dashboard", "line.packs") });
    await comeDownTo(packs);
    await packs.click();
    await expect(page.getByRole("heading", { level: 1, name: text("packs", "title") })).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole("link", { name: text("packs", "category.voice"), exact: true }).click();
    await page.getByRole("link", { name: new RegExp(FLAT) }).click();
    await expect(page.getByRole("heading", { level: 1, name: FLAT })).toBeVisible();
    await expectNoFaults(page);

    await page.getByRole("radio", { name: text("packs", "buy.start.now"), exact: true }).check();
    await page.getByRole("radio", { name: text("forms", "payment.name.paypal"), exact: true }).check();
    await page.getByRole("button", { name: text("packs", "buy.button"), exact: true }).click();
    // The operator serves the payment page, which opens with the chosen payment method.
    await expect(page).toHaveURL(/\/c\/[\w-]+/);
    await page.getByRole("button", { name: text("packs", "buy.button"), exact: true }).click();

    await expect(page).toHaveURL(/\/dashboard\/options\?cId=/, { timeout: 60_000 });
    await expect(page.getByText(text("packs", "payment.paidText"))).toBeVisible({ timeout: 60_000 });
    const pack = page.getByRole("region", { name: new RegExp(FLAT) });
    await expect(pack.getByText(text("packs", "running.state.active"))).toBeVisible();
    await pack.getByRole("button", { name: text("packs", "running.stop") }).click();
    await expect(pack.getByText(pattern(text("packs", "running.ends")))).toBeVisible();
    await expectNoFaults(page);

    // A line can have this pack only once, so that the fan does not pay twice.
    await page.reload();
    await expect(pack.getByRole("button", { name: text("packs", "running.resume") })).toBeVisible();
    await page.goto("/dashboard/options/tuerkiye-flat");
    await page.getByRole("link", { name: text("packs", "detail.runsLink") }).click();
    await pack.getByRole("button", { name: text("packs", "running.resume") }).click();
    await expect(pack.getByText(pattern(text("packs", "running.renews")))).toBeVisible();

    const legal = (key: string) => text("legal", `cancellation.${key}`);
    await pack.getByRole("link", { name: pattern(text("packs", "running.withdraw")) }).click();
    const form = page.locator("#withdraw");
    await expect(form.getByLabel(legal("contract"), { exact: true })).toHaveValue(/^PKT-/);
    await expectNoFaults(page);
    await form.getByRole("button", { name: legal("withdraw"), exact: true }).click();
    await expect(form.getByText(legal("withdrawDone"), { exact: true })).toBeVisible();
    await page.goto("/dashboard/options");
    await expect(page.getByRole("heading", { level: 2, name: text("packs", "running.title") })).toBeVisible();
    await expect(pack).toHaveCount(0, { timeout: 30_000 });
  },
);

test("a pack that is taken off sale meanwhile (1024) is said so at its order, and one that never was leads to the others", async ({
  page,
  text,
  staff,
}) => {
  await page.goto(`/dashboard/options/${GONE}`);
  const order = page.getByRole("button", { name: text("packs", "buy.button"), exact: true });
  await expect(order).toBeVisible();
  await staff.endSale(GONE);
  await page.getByRole("radio", { name: text("packs", "buy.start.now"), exact: true }).check();
  await order.click();
  await expect(page.getByText(text("errors", "reason.notOnSale"))).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole("button", { name: text("errors", "action.viewLines"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: text("packs", "title") })).toBeVisible();
  await page.goto("/dashboard/options/tatil-0");
  await expect(page.getByRole("heading", { level: 1, name: text("packs", "detail.unknown") })).toBeVisible();
  await page.getByRole("link", { name: text("packs", "detail.back"), exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/options$/);
  // An id of the partner's catalogue that the operator does not have (1025).
  await page.goto("/dashboard/options/OPT-TATIL-0");
  await expect(page.getByRole("heading", { level: 1, name: text("packs", "detail.unknown") })).toBeVisible();
});

test("a journey to Türkiye is answered with the cheapest packs for its days and habits, two taps from the dashboard", async ({
  page,
  text,
}) => {
  const t = (key: string, values?: Readonly<Record<string, string>>) => text("packs", key, values);
  const answer = page.getByRole("status").filter({ has: page.getByRole("heading", { level: 3 }) });
  const days = page.getByLabel(t("trip.days"), { exact: true });
  const plan = async (count: string, habit: "light" | "normal" | "heavy") => {
    await days.fill(count);
    await page.getByRole("radio", { name: t(`trip.${habit}`), exact: true }).check();
  };
  const opens = (pack: string) => answer.getByRole("link", { name: t("trip.open", { pack }), exact: true });
  const weeks = page.getByRole("link", { name: text("dashboard", "packs.weeks") });
  await comeDownTo(weeks);
  await weeks.click();
  await expect(days).toHaveValue("14");
  // 700 MB in 14 days: the one-gigabyte pack lasts seven days, and two of them cost less than the pack for two weeks.
  await plan("14", "light");
  await expect(answer).toContainText(/15,98/);
  await expect(opens("Tatil 1 GB")).toHaveCount(1);
  await plan("14", "heavy");
  await expect(answer).toContainText(/19,99/);
  await expectNoFaults(page);
  await plan("21", "heavy");
  await expect(answer).toContainText(/34,99/);
  await plan("0", "heavy");
  await expect(days).toHaveAttribute("aria-invalid", "true");
  await expect(answer).toHaveCount(0);
  await plan("7", "light");
  await opens("Tatil 1 GB").click();
  await expect(page.getByRole("heading", { level: 1, name: "Tatil 1 GB" })).toBeVisible();
});

test("a payment that fails is explained beside the pack, and another method buys it", async ({ page, text, view, sandbox }) => {
  const week = page.getByRole("link", { name: text("dashboard", "packs.week") });
  await comeDownTo(week);
  await week.click();
  await page.getByRole("link", { name: text("packs", "trip.open").replace("{{pack}}", "Tatil 1 GB") }).click();
  await sandbox.setNextPayment("fail", view.teamId);
  const later = page.getByRole("radio", { name: text("packs", "buy.start.afterWithdrawal"), exact: true });
  await later.check();
  await page.getByRole("radio", { name: text("forms", "payment.name.googlePay"), exact: true }).check();
  const order = page.getByRole("button", { name: text("packs", "buy.button"), exact: true });
  await order.click();
  await expect(page).toHaveURL(/\/c\/[\w-]+/);
  await order.click();

  await expect(page.getByText(text("packs", "payment.failed"))).toBeVisible({ timeout: 60_000 });
  // The payment page waits for the result only for a while. When the payment fails later, the list of packs says so and links back.
  const back = page.getByRole("link", { name: text("packs", "payment.toPack"), exact: true });
  if (await back.isVisible()) await back.click();
  await expect(page).toHaveURL(/\/dashboard\/options\/tatil-1\?(.*&)?cId=/);
  await later.check();
  await page.getByRole("radio", { name: text("forms", "payment.name.paypal"), exact: true }).check();
  await order.click();
  await expect(page).toHaveURL(/\/c\/[\w-]+/);
  await order.click();
  await expect(page).toHaveURL(/\/dashboard\/options\?cId=/, { timeout: 60_000 });
  const pack = page.getByRole("region", { name: /Tatil 1 GB/ });
  await expect(pack.getByText(text("packs", "running.state.scheduled"))).toBeVisible({ timeout: 60_000 });
});
