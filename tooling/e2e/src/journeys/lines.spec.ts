import { comeDownTo } from "../house/come-down.ts";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { Profile } from "../pages/profile.ts";
import { TARIFF, Wizard } from "../pages/wizard.ts";

// A second line of the demo fan would disturb other journeys.
test.use({ apart: "lines" });

test("two lines stand side by side, and what is done to one leaves the other as it was", async ({ page, text, view, fan, sandbox }) => {
  const t = (key: string) => text("account", key);
  const dashboard = (key: string, values?: Readonly<Record<string, string>>) => text("dashboard", key, values);
  const wizard = new Wizard(page, text);
  const approval = new Approval(page, text);
  const checkout = new Checkout(page, text, view.language);
  const own = new Profile(page, text);
  await new Account(page, text, sandbox).signIn();

  const first = view.demoNumber;
  const second = await test.step("a known fan orders another one", async () => {
    const number = await wizard.goToApproval();
    await approval.giveNewDocument(fan);
    await approval.proveNumber(async (press) => {
      const phone = `+49${first.replaceAll(/^0|\s/g, "")}`;
      const before = await sandbox.messages(phone);
      await press();
      return sandbox.readCode(phone, before.length);
    });
    await approval.order("paypal");
    await checkout.expectHere();
    await checkout.pay();
    await checkout.expectSuccess();
    await checkout.expectEsim();
    return number;
  });
  const digits = (number: string) =>
    new RegExp(
      number
        .replaceAll(/\D/g, "")
        .slice(1)
        .split("")
        .join(String.raw`\s?`),
    );
  const board = (number: string) => page.getByRole("region", { name: digits(number) }).filter({ has: page.getByRole("meter") });

  await test.step("each has its board, its contract and its packs", async () => {
    await page.goto("/dashboard");
    for (const number of [first, second]) {
      await expect(board(number)).toBeVisible();
      await comeDownTo(page.getByRole("heading", { name: pattern(dashboard("facts.titleOf")) }).filter({ hasText: digits(number) }));
    }
    await expect(board(second)).toContainText(TARIFF.name);
    await expectNoFaults(page);
    await board(second)
      .getByRole("link", { name: dashboard("line.packs"), exact: true })
      .click();
    await expect(page).toHaveURL(/\/dashboard\/options\?(.*&)?line=/);
    const filter = page.getByRole("navigation", { name: text("packs", "lineFilter"), exact: true });
    await expect(filter.locator('[aria-current="true"]')).toHaveText(digits(second));
    await expectNoFaults(page);
  });

  await test.step("of two the fan chooses whose SIM is blocked and whose number is barred", async () => {
    await page.goto("/dashboard/account/overview");
    const choose = (number: string) => page.getByRole("radio", { name: digits(number) }).check({ force: true });
    const premium = page.getByRole("switch", { name: t("shield.premium"), exact: true });
    const contract = page.getByRole("region", { name: t("contract.title"), exact: true });
    await choose(second);
    await expect(contract.getByText(digits(second))).toBeVisible();
    await premium.click();
    await expect(premium).toBeChecked();
    await own.press("sim.block");
    await page.getByRole("radio", { name: t("sim.stolen"), exact: true }).check();
    await own.press("sim.blockNow");
    await own.expectReceipt("sim.blocked");
    await expectNoFaults(page);
    await choose(first);
    await expect(contract.getByText(digits(first))).toBeVisible();
    await expect(page.getByRole("button", { name: t("sim.block"), exact: true })).toBeVisible();
    await expect(premium).not.toBeChecked();
    await page.goto("/dashboard");
    await expect(board(second).getByText(dashboard("line.simBlocked"))).toBeVisible();
    await expect(board(first).getByText(dashboard("line.simBlocked"))).toHaveCount(0);
  });

  await test.step("what was used is looked up line by line", async () => {
    await page.goto("/dashboard/bills");
    const usage = page.getByRole("region", { name: text("bills", "usage.title"), exact: true });
    const select = usage.getByLabel(text("bills", "usage.line"), { exact: true });
    await expect(usage.getByRole("img")).toBeVisible();
    const other = await select
      .getByRole("option")
      .filter({ hasText: digits(second) })
      .getAttribute("value");
    await select.selectOption(other);
    await usage.getByText(text("bills", "usage.asTable"), { exact: true }).click();
    // The header and the running month.
    await expect(usage.getByRole("row")).toHaveCount(2);
    await expectNoFaults(page);
  });
});
