import { changeWindow, germanDay } from "@tribun/domain";
import { SAMPLE_NOW } from "@tribun/vitest-config/clock";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";

// A contract that ends would disturb other journeys of the demo fan.
test.use({ apart: "changed" });

const CHANGE = {
  de: "Die Mailbox hebt Nachrichten künftig 20 statt 30 Tage auf.",
  tr: "Sesli mesaj kutusu mesajları artık 30 değil 20 gün saklar.",
};

test("a fan is told of a change we make in the contract, leaves because of it, and the account says when it ends", async ({
  page,
  text,
  view,
  sandbox,
  staff,
}) => {
  const legal = (key: string) => text("legal", `cancellation.${key}`);
  const notice = page.getByRole("heading", { name: pattern(text("dashboard", "change.title")) });
  await staff.announceChange({ effectiveOn: changeWindow(germanDay(SAMPLE_NOW)).to, text: CHANGE });
  await sandbox.readMail(DEMO.email, new RegExp(`(${CHANGE.de.replaceAll(".", "\\.")})`));

  await new Account(page, text, sandbox).signIn();
  await expect(notice).toBeVisible();
  await expect(page.getByText(CHANGE[view.language], { exact: true })).toBeVisible();
  await expectNoFaults(page);

  await page.getByRole("link", { name: text("dashboard", "change.leave"), exact: true }).click();
  const form = page.locator("#terminate");
  await expect(form.getByText(pattern(legal("effects.endsOn")))).toBeVisible();
  await form.getByRole("button", { name: legal("terminate"), exact: true }).click();
  await expect(form.getByText(legal("terminateDone"), { exact: true })).toBeVisible();
  await sandbox.readMail(DEMO.email, /(Er endet mit Ablauf)/);

  await page.goto("/dashboard/account/overview");
  await expect(page.getByText(text("account", "contract.endsOn"), { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
