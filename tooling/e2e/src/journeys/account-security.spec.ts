import { comeDownTo } from "../house/come-down.ts";
import { PASSWORD_RULES } from "@tribun/domain";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { DEMO, STAFF } from "../house/people.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Profile } from "../pages/profile.ts";

// This journey changes the demo fan's password, which would lock other journeys out.
test.use({ apart: "account-security" });

const PROFILE = "/dashboard/account/profile";
/** Passwords that break one rule each, in the order of PASSWORD_RULES. */
const BROKEN = ["Ab1#", "Zeytin9Dali", "Zeytin-Dali", "ZEYTIN-DALI-9", "zeytin-dali-9"] as const;
const NEXT = "Limon-Ağacı-7";

test("what belongs to another account is refused at its field, a password keeps each rule, one device is signed out from another, and a new password ends the rest", async ({
  page,
  device,
  text,
  sandbox,
}) => {
  const t = (key: string, values?: Readonly<Record<string, string>>) => text("account", key, values);
  const rule = (key: string) => page.getByText(text("validation", key), { exact: true }).first();
  const account = new Account(page, text, sandbox);
  const own = new Profile(page, text);
  const signIn = async (where: Account, password: string) => {
    await where.signIn(PROFILE, DEMO.email, password);
    await expect(where.page.getByRole("heading", { level: 1, name: DEMO.name })).toBeVisible();
  };
  const expired = device.getByRole("alertdialog").filter({ hasText: text("shell", "session.expired.title") });
  await signIn(account, DEMO.password);

  await test.step("an address of another account (1048)", async () => {
    await own.change("email.label");
    const email = page.getByLabel(t("email.new"), { exact: true });
    await email.fill(STAFF.email);
    await page.getByLabel(t("access.current"), { exact: true }).fill(DEMO.password);
    await own.press("email.submit");
    await expect(page.getByText(text("errors", "reason.profile.1048")).first()).toBeVisible();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveValue(STAFF.email);
    await expectNoFaults(page);
    await own.press("cancel");
  });

  await test.step("a number of another account (1066) gets no code", async () => {
    await own.change("phone.label");
    await page.getByLabel(t("phone.new"), { exact: true }).fill(STAFF.phone);
    await own.press("phone.next");
    await account.button("forms", "otp.send").click();
    await expect(page.getByText(text("errors", "reason.profile.1066")).first()).toBeVisible();
    expect(await sandbox.messages(STAFF.phoneE164)).toEqual([]);
    await expectNoFaults(page);
    await own.press("cancel");
  });

  await test.step("a password that breaks a rule (1043 to 1047), is the old one or has a wrong one before it", async () => {
    await own.change("access.password");
    const current = page.getByLabel(t("access.current"), { exact: true });
    const give = async (password: string) => {
      await account.typePassword(password);
      await own.press("save");
    };
    await current.fill(DEMO.password);
    for (const [index, password] of BROKEN.entries()) {
      await give(password);
      await expect(rule(PASSWORD_RULES[index]?.rule ?? "")).toBeVisible();
    }
    await give(DEMO.password);
    await expect(rule("password.sameAsOld")).toBeVisible();
    await expectNoFaults(page);
    await current.fill(`${DEMO.password}x`);
    await give(NEXT);
    await expect(rule("password.wrong")).toBeVisible();
    await expect(account.field("auth", "password.new")).toHaveValue(NEXT);
    await own.press("cancel");
  });

  await test.step("one device is signed out from another, which stays", async () => {
    await signIn(new Account(device, text, sandbox), DEMO.password);
    await page.reload();
    const devices = page.getByRole("list", { name: t("devices.title"), exact: true });
    await comeDownTo(devices);
    await expect(devices.getByRole("listitem")).toHaveCount(2);
    await expect(devices.getByText(t("devices.current"), { exact: true })).toHaveCount(1);
    await devices.getByRole("button", { name: pattern(t("devices.endNamed")) }).click();
    await expect(page.getByRole("status").filter({ hasText: pattern(t("devices.gone")) })).toBeVisible();
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await expect(expired).toBeVisible({ timeout: 40_000 });
    await page.reload();
    await comeDownTo(devices);
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await expectNoFaults(page);
  });

  await test.step("a new password ends the session of the other device, and is the way in", async () => {
    await signIn(new Account(device, text, sandbox), DEMO.password);
    await own.change("access.password");
    await page.getByLabel(t("access.current"), { exact: true }).fill(DEMO.password);
    await account.typePassword(NEXT);
    await own.save("access.passwordSaved");
    await expect(expired).toBeVisible({ timeout: 40_000 });
    await signIn(new Account(device, text, sandbox), NEXT);
  });
});
