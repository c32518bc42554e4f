import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import { pattern } from "../house/text.ts";

// A contract that ends would disturb other journeys of the demo fan.
test.use({ apart: "ending" });

test("a termination without login is receipted at once, and carried out by a click in the fan's own mailbox", async ({
  page,
  text,
  view,
  sandbox,
}) => {
  await page.goto("/information/cancellation");
  const form = page.locator("#terminate");
  const field = (key: string) => form.getByLabel(text("legal", `cancellation.${key}`), { exact: true });
  await field("name").fill(DEMO.name);
  await field("contract").fill(view.demoNumber);
  await field("email").fill(DEMO.email);
  await form.getByRole("button", { name: text("legal", "cancellation.terminate") }).click();
  await expect(form.getByText(text("legal", "cancellation.terminateDone"), { exact: true })).toBeVisible();
  await expect(form.getByText(text("legal", "cancellation.toConfirm"), { exact: true })).toBeVisible();
  await expectNoFaults(page);

  // The mail is in the account's language. Its link names no language, so the fan stays in their own.
  const link = await sandbox.readMail(DEMO.email, /(\/information\/cancellation\/confirm\?token=[^&\s]+)/);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: text("legal", "confirm.title") })).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole("button", { name: text("legal", "confirm.confirm"), exact: true }).click();
  await expect(page.getByText(pattern(text("legal", "confirm.outcome.confirmed")))).toBeVisible();
  await expectNoFaults(page);
  await sandbox.readMail(DEMO.email, /(Er endet mit Ablauf)/);

  await page.reload();
  await page.getByRole("button", { name: text("legal", "confirm.confirm"), exact: true }).click();
  await expect(page.getByText(pattern(text("legal", "confirm.outcome.carriedOut")))).toBeVisible();
});
