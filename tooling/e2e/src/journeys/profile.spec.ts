import { chromiumLaunchOptions } from "@tribun/vitest-config/chromium";
import { comeDownTo } from "../house/come-down.ts";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { deliver, shownOn, standInForPushService } from "../house/push.ts";
import { Account } from "../pages/account.ts";
import { Profile } from "../pages/profile.ts";
import { Wizard } from "../pages/wizard.ts";

// The headless shell shows no notifications, so these journeys use the full Chromium.
test.use({ launchOptions: chromiumLaunchOptions(true) });

/** Three minutes before a hold ends, in seconds. */
const BEFORE_HOLD_END = 17 * 60 + 5;

test("a fan changes address, phone and password, says yes and no to advertising, pays from another account, and leaves", async ({
  page,
  text,
  fan,
  sandbox,
}) => {
  const account = new Account(page, text, sandbox);
  await page.goto("/auth/register");
  await account.register(fan, false);
  await expect(page).toHaveURL(/\/auth\/welcome/);

  const profile = new Profile(page, text);
  await page.goto("/dashboard/account/profile");
  await expect(page.getByRole("heading", { level: 1, name: `${fan.firstName} ${fan.lastName}` })).toBeVisible();
  await expectNoFaults(page);

  await profile.change("data.address");
  await account.field("forms", "street").fill("Südkurve");
  await profile.save("data.addressSaved");
  await expect(page.getByText("Südkurve 12a, 10115 Berlin")).toBeVisible();

  const phone = fan.phone.replace("040690", "040691");
  const phoneE164 = fan.phoneE164.replace("040690", "040691");
  await profile.change("phone.label");
  await page.getByLabel(text("account", "phone.new"), { exact: true }).fill(phone);
  await profile.press("phone.next");
  const code = await account.askForCode({ ...fan, phoneE164 });
  await account.codeField().fill(code);
  await page.getByLabel(text("account", "access.current"), { exact: true }).fill(fan.password);
  await profile.save("phone.saved");

  const password = "Limon-Ağacı-7";
  await profile.change("access.password");
  await page.getByLabel(text("account", "access.current"), { exact: true }).fill(fan.password);
  await account.typePassword(password);
  await profile.save("access.passwordSaved");

  await profile.consent("sms").click();
  await profile.expectReceipt("consents.on");
  await expect(profile.consent("sms")).toBeChecked();
  await profile.consent("sms").click();
  await profile.expectReceipt("consents.off");
  await profile.consent("email").click();
  const link = await sandbox.readMail(fan.email, /\/auth\/welcome\?emailToken=([\w-]+)/);
  expect(link.length).toBeGreaterThan(20);
  await expect(profile.consent("email")).not.toBeChecked();

  await profile.pressBelow("payment.add");
  await page.getByLabel(text("account", "payment.iban"), { exact: true }).fill("DE89 3704 0044 0532 0130 00");
  await page.getByRole("checkbox", { name: text("account", "payment.accept") }).check();
  await profile.press("payment.submit");
  await profile.expectReceipt("payment.added");
  await expect(page.getByRole("list", { name: text("account", "payment.list") })).toContainText("DE89 •••• 3000");

  // From now on only the new number and the new password work.
  await page.goto("/dashboard");
  await page.getByRole("button", { name: text("dashboard", "profile.logout"), exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await account.signIn("/dashboard/account/profile", phone, password);

  await profile.pressBelow("own.delete");
  await page.getByLabel(text("account", "own.deletePassword"), { exact: true }).fill(password);
  await profile.press("own.deleteNext");
  await expectNoFaults(page);
  await profile.press("own.deleteYes");
  await expect(page.getByText(text("account", "own.deleted"))).toBeVisible();
  await page.goto("/auth/login");
  await account.login(fan.email, password);
  await expect(page.getByText(text("errors", "text.1004")).first()).toBeVisible();
});

test("a fan is told on the device that a number on hold is about to be free, and nothing more once they have signed out", async ({
  page,
  text,
  fan,
  sandbox,
}) => {
  const address = `https://updates.push.services.mozilla.com/wpush/v2/${fan.email.replace(/\W/g, "-")}`;
  await page.addInitScript(standInForPushService, address);
  const account = new Account(page, text, sandbox);
  await page.goto("/auth/register");
  await account.register(fan, false);
  await expect(page).toHaveURL(/\/auth\/welcome/);

  const profile = new Profile(page, text);
  const here = page.getByRole("switch", { name: text("account", "push.title"), exact: true });
  await page.goto("/dashboard/account/profile");
  await comeDownTo(here);
  await expect(here).not.toBeChecked();
  await here.click();
  await profile.expectReceipt("push.on");
  await expectNoFaults(page);
  await page.reload();
  await comeDownTo(here);
  await expect(here).toBeChecked();

  const wizard = new Wizard(page, text);
  const hold = async () => {
    await wizard.chooseTariff();
    await wizard.chooseSim("physical");
    await wizard.holdNumber(1);
  };
  await hold();
  await sandbox.advanceClock(BEFORE_HOLD_END);
  await expect.poll(async () => (await sandbox.messages(address)).length).toBe(1);
  const [words = "", link = ""] = (await sandbox.messages(address))[0]?.body.split("\n") ?? [];
  expect(link).toBe("/order/number");
  await deliver(page, { title: "Tribün", body: words, link, tag: "hold", badge: false });
  await expect.poll(() => shownOn(page)).toEqual([words]);

  await page.goto("/dashboard");
  await page.getByRole("button", { name: text("dashboard", "profile.logout"), exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem("test.push"), localStorage.getItem("tribun.push")]))
    .toEqual([null, null]);
  await expect.poll(() => shownOn(page)).toEqual([]);
  await account.signIn("/dashboard/account/profile", fan.email, fan.password);
  await comeDownTo(here);
  await expect(here).not.toBeChecked();
  await sandbox.resetClock();
});
