import type { Locator } from "@playwright/test";
import { expect, test } from "../house/fixtures.ts";
import { Keyboard } from "../house/keyboard.ts";
import { DEMO } from "../house/people.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Checkout } from "../pages/checkout.ts";
import { Profile } from "../pages/profile.ts";

// A paid bill and a blocked line would disturb other journeys of the demo fan.
test.use({ apart: "keyboard-account" });

test("a fan with a keyboard alone signs in, pays a bill, books a pack, blocks and unblocks the line, and changes the account", async ({
  page,
  text,
  view,
  sandbox,
}) => {
  const keys = new Keyboard(page);
  const own = new Profile(page, text);
  const account = new Account(page, text, sandbox);
  const t = (key: string, values?: Readonly<Record<string, string>>) => text("account", key, values);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  const payPal = page.getByRole("radio", { name: text("forms", "payment.name.paypal"), exact: true });
  /** Presses the button of the hosted checkout. Its label names the order or the payment. */
  const pay = async (named: Locator) => {
    await expect(page).toHaveURL(/\/c\/[\w-]+/);
    await keys.press(named);
  };

  await test.step("in", async () => {
    await page.goto("/auth/login?returnTo=%2Fdashboard");
    await keys.type(account.field("auth", "login.identifier"), DEMO.email);
    await keys.type(account.field("auth", "password.label"), DEMO.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("meter").first()).toBeVisible();
  });

  await test.step("a bill that is late", async () => {
    const card = page.getByRole("region", { name: text("dashboard", "fixture.late"), exact: true });
    await keys.press(card.getByRole("link", { name: pattern(text("dashboard", "fixture.pay")) }));
    await expect(page).toHaveURL(/\/dashboard\/bills\?bill=/);
    await keys.choose(payPal);
    await keys.press(button(pattern(text("bills", "pay.button"))));
    await pay(new Checkout(page, text, view.language).payButton);
    await expect(page.getByText(text("bills", "result.paid"))).toBeVisible({ timeout: 60_000 });
    // The focus is on the result of the payment. The link to the paid bills stands before it.
    await expect(page.locator(":focus")).toContainText(text("bills", "result.paid"));
    await keys.reach(page.getByRole("link", { name: text("bills", "filter.paid"), exact: true }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/show=paid/);
    await keys.expectSeen();
  });

  await test.step("a pack", async () => {
    await page.goto("/dashboard/options/tatil-1");
    await expect(title("Tatil 1 GB")).toBeVisible();
    await keys.choose(page.getByRole("radio", { name: text("packs", "buy.start.afterWithdrawal"), exact: true }));
    await keys.choose(payPal);
    await keys.press(button(text("packs", "buy.button")));
    await pay(button(text("packs", "buy.button")));
    await expect(page).toHaveURL(/\/dashboard\/options\?cId=/, { timeout: 60_000 });
    await expect(page.getByRole("region", { name: /Tatil 1 GB/ })).toBeVisible({ timeout: 60_000 });
  });

  await test.step("the line: lost and found, its PUK, a switch of the shield, how its number leaves", async () => {
    await page.goto("/dashboard/account/overview");
    await keys.press(button(t("sim.block")));
    await keys.choose(page.getByRole("radio", { name: t("sim.lost"), exact: true }));
    await keys.press(button(t("sim.blockNow")));
    await own.expectReceipt("sim.blocked");
    await expect(page.locator(":focus")).toContainText(pattern(t("sim.blocked")));
    await keys.press(button(t("sim.unblock")));
    await keys.type(page.getByLabel(t("yourPassword"), { exact: true }), DEMO.password);
    await page.keyboard.press("Enter");
    await own.expectReceipt("sim.unblocked");
    await expect(page.locator(":focus")).toContainText(pattern(t("sim.unblocked")));
    await keys.press(button(t("sim.pukShow")));
    await keys.type(page.getByLabel(t("yourPassword"), { exact: true }), DEMO.password);
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^\d{8}$/)).toBeVisible();
    await keys.press(button(t("sim.pukHide")));
    const premium = page.getByRole("switch", { name: t("shield.premium") });
    await keys.press(premium, "Space");
    await expect(premium).toBeChecked();
    await keys.press(button(t("portOut.show")));
    await expect(page.getByRole("group", { name: t("portOut.label") })).toBeVisible();
    await keys.press(button(t("portOut.close")));
    await expect(button(t("portOut.show"))).toBeFocused();
  });

  await test.step("the profile: a wrong street is refused and mended, a consent is given, a question is taken back", async () => {
    await page.goto("/dashboard/account/profile");
    await keys.press(button(t("changeOf", { what: t("data.address") })));
    const number = account.field("forms", "houseNumber");
    await keys.reach(number);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").first()).toBeVisible();
    await keys.type(number, "19");
    await page.keyboard.press("Enter");
    await own.expectReceipt("data.addressSaved");
    await expect(page.locator(":focus")).toContainText(pattern(t("data.addressSaved")));
    await keys.press(own.consent("sms"), "Space");
    await expect(own.consent("sms")).toBeChecked();
    await keys.press(button(t("own.delete")));
    await keys.press(button(t("cancel")));
    await expect(button(t("own.delete"))).toBeFocused();
  });
});
