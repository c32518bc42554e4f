import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import { Account } from "../pages/account.ts";

test("a fan registers without a tariff and is welcome", async ({ page, text, fan, sandbox }) => {
  await page.goto("/auth/register");
  await new Account(page, text, sandbox).register(fan, false);
  await expect(page).toHaveURL(/\/auth\/welcome/);
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`, ${fan.firstName}`) })).toBeVisible();
  await expectNoFaults(page);
});

test("an e-mail address that has an account (1048) is said at the field, with a way in, and nothing typed is lost", async ({
  page,
  text,
  fan,
  sandbox,
}) => {
  const account = new Account(page, text, sandbox);
  await page.goto("/auth/register");
  await account.fillPerson(fan, false);
  await account.field("auth", "contact.email").fill(DEMO.email);
  await account.field("auth", "contact.email").blur();
  await expect(page.getByText(text("errors", "text.1048")).first()).toBeVisible();
  await expect(page.getByRole("link", { name: text("auth", "contact.toLogin") })).toBeVisible();
  await expect(account.field("auth", "contact.email")).toHaveValue(DEMO.email);
  await expectNoFaults(page);
});

test("a wrong password (1004) leads to a new one, and the right one in", async ({ page, text, sandbox }) => {
  const account = new Account(page, text, sandbox);
  await page.goto("/auth/login");
  await account.login(DEMO.email, "Falsch#1234");
  await expect(page.getByText(text("errors", "text.1004")).first()).toBeVisible();
  await expectNoFaults(page);
  await account.field("auth", "password.label").fill(DEMO.password);
  await account.button("auth", "login.submit").click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
