import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import { Account } from "../pages/account.ts";
import { Profile } from "../pages/profile.ts";

test("a fan blocks a lost SIM, which another device sees while its fan types there, and finds it again, reads the PUK, sets the shield, and is led to an end that is filled in", async ({
  page,
  device,
  text,
  sandbox,
}) => {
  const t = (key: string) => text("account", key);
  const own = new Profile(page, text);
  for (const where of [device, page]) {
    await new Account(where, text, sandbox).signIn("/dashboard/account/overview");
    await expect(where.getByRole("heading", { level: 1, name: t("overview.title") })).toBeVisible();
  }
  await new Profile(device, text).press("sim.pukShow");
  const typed = device.getByLabel(t("yourPassword"), { exact: true });
  await typed.fill("Tribun#19");
  await expect(page.getByRole("switch", { name: t("shield.premium") })).toBeVisible();
  await expectNoFaults(page);

  await own.press("sim.block");
  await page.getByRole("radio", { name: t("sim.lost"), exact: true }).check();
  await own.press("sim.blockNow");
  await own.expectReceipt("sim.blocked");
  await expect(device.getByRole("button", { name: t("sim.unblock"), exact: true })).toBeVisible({ timeout: 40_000 });
  await expect(typed).toHaveValue("Tribun#19");
  await own.press("sim.unblock");
  await own.prove();
  await own.press("sim.unblock");
  await own.expectReceipt("sim.unblocked");

  await own.press("sim.pukShow");
  await own.prove();
  await own.press("sim.pukShow");
  await expect(page.getByText(/^\d{8}$/)).toBeVisible();
  await own.press("sim.pukHide");
  await expect(page.getByText(/^\d{8}$/)).toBeHidden();

  const premium = page.getByRole("switch", { name: t("shield.premium") });
  await premium.click();
  await expect(premium).toBeChecked();
  await own.change("shield.cap");
  await page.getByRole("radio", { name: /^100,00/ }).check();
  await own.save("shield.capSaved");
  await own.change("shield.evn");
  await page.getByRole("radio", { name: t("shield.evnShortened"), exact: true }).check();
  await page.getByRole("checkbox", { name: /§ 11|m\. 11/ }).check();
  await own.save("shield.evnSaved");
  await expectNoFaults(page);

  const calendar = page.waitForEvent("download");
  await own.press("contract.calendar");
  expect((await calendar).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.ics$/);

  await page.reload();
  await expect(premium).toBeChecked();
  await page
    .getByRole("link", { name: t("contract.cancel"), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/information\/cancellation\?line=[^#]+#terminate$/);
  await expect(page.getByLabel(text("legal", "cancellation.email"), { exact: true }).first()).toHaveValue(DEMO.email);
  await expect(page.getByLabel(text("legal", "cancellation.contract"), { exact: true }).first()).not.toHaveValue("");
});
