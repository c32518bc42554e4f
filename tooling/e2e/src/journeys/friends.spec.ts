import { comeDownTo } from "../house/come-down.ts";
import { expect, test } from "../house/fixtures.ts";
import { GOAL, pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { Wizard } from "../pages/wizard.ts";

const INVITATION_GB = 3;

test("a friend comes by a fan's code, and with the friend's first line both see their gigabytes, the fan without doing anything", async ({
  page,
  device,
  origin,
  text,
  view,
  fan,
  sandbox,
}) => {
  const t = (key: string) => text("invite", key);
  await new Account(device, text, sandbox).signIn("/dashboard/rewards");
  const invitation = device.getByRole("region", { name: t("title"), exact: true });
  await comeDownTo(invitation);
  const code = await invitation.getByRole("definition").first().innerText();
  const friends = device.getByRole("region", { name: t("friends.title"), exact: true });
  await expect(friends.getByText(t("friends.none"), { exact: true })).toBeVisible();

  await page.goto(`/?iCode=${code}`);
  // The page stores the code for the registration and removes it from the address.
  await expect(page).not.toHaveURL(/iCode/);
  const wizard = new Wizard(page, text);
  const approval = new Approval(page, text);
  await wizard.goToPerson();
  await new Account(page, text, sandbox).register(fan);
  await wizard.expectStep("approval");
  await approval.order("paypal");
  const checkout = new Checkout(page, text, view.language);
  await checkout.pay();
  await checkout.expectSuccess();
  await expect(page.getByRole("heading", { level: 1, name: GOAL })).toBeVisible();
  await checkout.expectEsim();

  const bonus = text("invite", "friends.gb", { gb: INVITATION_GB });
  await page.goto("/dashboard");
  const line = page.getByRole("region", { name: pattern(text("dashboard", "line.label")) }).first();
  await expect(line.getByRole("listitem").filter({ hasText: pattern(text("dashboard", "line.bonus")) })).toContainText(bonus);
  // The other fan's page has stayed open.
  await expect(friends.getByRole("definition").filter({ hasText: bonus })).toBeVisible({ timeout: 60_000 });
  await device.goto(`${origin}/dashboard`);
  await expect(device.getByText(pattern(text("dashboard", "line.bonus"))).first()).toBeVisible();
});
