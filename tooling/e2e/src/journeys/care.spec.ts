import type { Page } from "@playwright/test";
import { comeDownTo } from "../house/come-down.ts";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Checkout } from "../pages/checkout.ts";
import { Profile } from "../pages/profile.ts";

// A stored payment card, another SIM and a contract that ends would disturb other journeys of the demo fan.
test.use({ apart: "care" });

const TOKEN_SECONDS = 12 * 3600;
const PROFILE = "/dashboard/account/profile";

/** Expects that the hosted checkout has returned to the profile. */
const back = (page: Page) => expect(page).toHaveURL(/\/dashboard\/account\/profile\?cId=/, { timeout: 30_000 });

test("a fan keeps a card after one that was refused, PayPal beside it, makes one the first and takes the other away", async ({
  page,
  text,
  view,
  sandbox,
}) => {
  const t = (key: string, values?: Readonly<Record<string, string>>) => text("account", key, values);
  const own = new Profile(page, text);
  const checkout = new Checkout(page, text, view.language);
  const kept = page.getByRole("list", { name: t("payment.list") });
  await new Account(page, text, sandbox).signIn(PROFILE);

  await own.pressBelow("payment.keepOf.card");
  await checkout.keepCard("4000 0000 0000 0002");
  await back(page);
  await expect(page.locator(":focus")).toContainText(t("payment.news.refused"));
  await expect(kept.getByText("Visa", { exact: false })).toHaveCount(0);
  await own.press("payment.keepOf.card");
  await checkout.keepCard("4242 4242 4242 4242");
  await back(page);
  await expect(kept.getByText("Visa •••• 4242")).toBeVisible({ timeout: 30_000 });
  await expectNoFaults(page);

  await own.press("payment.keepOf.paypal");
  await checkout.turnBack();
  await back(page);
  await expect(page.getByText(t("payment.news.left"))).toBeVisible();
  await own.press("payment.keepOf.paypal");
  await checkout.keep();
  await back(page);
  await expect(page.getByText(t("payment.news.kept"))).toBeVisible({ timeout: 30_000 });
  await page
    .getByRole("button", { name: t("payment.makeDefaultOf", { what: "PayPal" }), exact: true })
    .last()
    .click();
  await own.expectReceipt("payment.madeDefault");
  await page.getByRole("button", { name: t("payment.removeOf", { what: "Visa •••• 4242" }), exact: true }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("payment.remove"), exact: true })
    .click();
  await own.expectReceipt("payment.removed");
});

const PING = "**/api/tariffs/me/ping*";

test("what is typed waits for the network and for who signs in again; own data are a file, and one press ends every session, on another device too", async ({
  page,
  device,
  context,
  text,
  sandbox,
}) => {
  const account = new Account(page, text, sandbox);
  const own = new Profile(page, text);
  const street = account.field("forms", "street");
  await account.signIn(PROFILE);

  await own.change("data.address");
  await street.fill("Südkurve");
  await context.setOffline(true);
  await own.press("save");
  await expect(page.getByText(text("forms", "failure.kept"), { exact: true })).toBeVisible();
  await expect(street).toHaveValue("Südkurve");
  await context.setOffline(false);
  await own.save("data.addressSaved");

  await own.change("data.address");
  await street.fill("Nordkurve");
  // The page polls every three seconds for changes. Without an answer it does not notice the expired session before the fan presses the
  // button.
  await page.route(PING, () => undefined);
  await sandbox.advanceClock(TOKEN_SECONDS + 60);
  await own.press("save");
  await page.unroute(PING);
  await page.getByRole("alertdialog").getByText(text("shell", "session.expired.login"), { exact: true }).click();
  await account.login(DEMO.email, DEMO.password);
  await expect(street).toHaveValue("Nordkurve");
  await own.save("data.addressSaved");

  const file = page.waitForEvent("download");
  await own.pressBelow("own.exportAction");
  await own.prove();
  await own.press("own.exportAction");
  expect((await file).suggestedFilename()).toMatch(/\.json$/);
  await new Account(device, text, sandbox).signIn();
  await own.press("access.everywhereAction");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: text("account", "access.everywhereAction"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(device.getByRole("alertdialog")).toContainText(text("shell", "session.expired.title"), { timeout: 40_000 });
});

test("a fan asks about a bill by its number and reads the answer in the account, gets a new eSIM, loads it, and another number for nothing, and ends the contract from inside", async ({
  page,
  text,
  view,
  sandbox,
  staff,
}) => {
  const own = new Profile(page, text);
  const legal = (key: string) => text("legal", `cancellation.${key}`);
  await new Account(page, text, sandbox).signIn("/dashboard/bills");

  await page.getByRole("link", { name: text("bills", "help"), exact: true }).click();
  await expect(page.getByLabel(text("support", "form.reference"), { exact: true })).toHaveValue(/^R\d+-\d{4}-\d{6}$/);
  await page.getByLabel(text("support", "form.message"), { exact: true }).fill("Wofür ist der zweite Posten?");
  await page.getByRole("button", { name: text("support", "form.submit"), exact: true }).click();
  await expect(page.getByText(text("support", "done.title"))).toBeVisible();
  await page.getByRole("link", { name: text("support", "done.follow"), exact: true }).click();
  const cases = page.getByRole("list", { name: text("account", "cases.title"), exact: true });
  await cases.getByText(text("account", "cases.state.open"), { exact: true }).click();
  await expect(cases.getByText("Wofür ist der zweite Posten?")).toBeVisible();
  const ticket = await cases.getByRole("listitem").first().getByRole("definition").first().innerText();
  await staff.answerTicket(ticket, "Für das Paket vom letzten Spieltag.");
  await page.reload();
  await cases.getByText(text("account", "cases.state.answered"), { exact: true }).click();
  await expect(cases.getByText("Für das Paket vom letzten Spieltag.")).toBeVisible();
  await expectNoFaults(page);

  await page.goto("/dashboard/account/overview");
  await own.press("sim.replaceShow");
  await page.getByRole("radio", { name: pattern(text("account", "sim.esim")) }).check();
  await own.prove();
  await own.press("sim.replaceOrderFree");
  await own.expectReceipt("sim.replaceDoneEsim");
  await expectNoFaults(page);

  // The installation code of the new eSIM stays until a device has installed it.
  await own.press("sim.installShow");
  await expect(page.getByRole("img", { name: text("payment", "success.esim.qr") })).toBeVisible();
  await expectNoFaults(page);
  await own.press("sim.pukHide");
  await sandbox.loadEsim(view.demoNumber);
  await own.press("sim.installShow");
  await expect(page.getByText(pattern(text("account", "sim.installLoaded")))).toBeVisible();
  await own.press("sim.pukHide");

  await own.press("number.change");
  const fresh = page.getByRole("radio", { name: /^01\d\d / }).first();
  const number = (await fresh.getAttribute("aria-label")) ?? (await fresh.locator("xpath=ancestor::label").innerText());
  await fresh.check();
  await own.prove();
  await expectNoFaults(page);
  await own.press("number.take");
  await expect(page.getByRole("status").filter({ hasText: number.trim() })).toBeVisible();
  await own.press("number.change");
  await expect(page.getByText(pattern(text("account", "number.fixed")))).toBeVisible();
  await own.press("cancel");

  await page
    .getByRole("link", { name: text("account", "contract.cancel"), exact: true })
    .first()
    .click();
  const form = page.locator("#terminate");
  await expect(form.getByLabel(legal("contract"), { exact: true })).not.toHaveValue("");
  await form.getByRole("button", { name: legal("terminate") }).click();
  await expect(form.getByText(legal("terminateDone"), { exact: true })).toBeVisible();
  await page.goto("/dashboard");
  await comeDownTo(page.getByText(text("dashboard", "facts.endsOn"), { exact: true }));
  await expectNoFaults(page);
});
