import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";

const CODE_SECONDS = 5 * 60;

/** Returns a code that differs from the right one. */
const wrong = (code: string): string => code.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));

test.beforeEach(async ({ page, text, fan, sandbox }) => {
  const account = new Account(page, text, sandbox);
  await page.goto("/auth/register");
  await account.fillPerson(fan, false);
  await account.fillContact(fan);
});

test("a wrong code (1028) is explained at the field, and the right one still works", async ({ page, text, fan, sandbox }) => {
  const account = new Account(page, text, sandbox);
  const code = await account.codeOnArrival(fan);
  await account.codeField().fill(wrong(code));
  await expect(page.getByText(text("errors", "text.1028")).first()).toBeVisible();
  await expect(account.codeField()).toHaveAttribute("aria-invalid", "true");
  await expectNoFaults(page);
  await account.codeField().fill(code);
  await expect(page.getByText(pattern(text("forms", "otp.done"))).first()).toBeVisible();
});

test("a late code (1029) is explained, and a new one works", async ({ page, text, fan, sandbox }) => {
  const account = new Account(page, text, sandbox);
  const code = await account.codeOnArrival(fan);
  await sandbox.advanceClock(CODE_SECONDS + 5);
  await account.codeField().fill(code);
  await expect(page.getByText(text("errors", "text.1029")).first()).toBeVisible();
  const before = await sandbox.messages(fan.phoneE164);
  await account.button("forms", "otp.resend").click();
  await account.codeField().fill(await sandbox.readCode(fan.phoneE164, before.length));
  await expect(page.getByText(pattern(text("forms", "otp.done"))).first()).toBeVisible();
});

test("a code that was used already (1030) is explained", async ({ page, text, fan, sandbox }) => {
  const account = new Account(page, text, sandbox);
  const code = await account.codeOnArrival(fan);
  // Another tab of the same fan is faster and uses the code before this page sends it.
  await page.route(
    "**/api/phone-auth/verify-otp",
    async (route) => {
      await route.fetch();
      await route.continue();
    },
    { times: 1 },
  );
  await account.codeField().fill(code);
  await expect(page.getByText(text("errors", "text.1030")).first()).toBeVisible();
});
