import type { Page } from "@playwright/test";
import { expect, test } from "../house/fixtures.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Wizard } from "../pages/wizard.ts";

test("every step survives a reload, and Back goes one step back with everything kept", { tag: "@core" }, async ({ page, text }) => {
  const wizard = new Wizard(page, text);
  await wizard.chooseTariff();
  await page.goto("/order/tariff");
  await page.reload();
  await wizard.expectStep("tariff");

  await wizard.nextTo("number");
  const number = await wizard.holdNumber();
  await wizard.chooseSim("physical");
  await page.reload();
  await wizard.expectStep("number");
  await expect(wizard.heldNumber()).toHaveText(number);
  await expect(page.getByRole("radio", { name: text("ticket", "sims.physical"), exact: true })).toBeChecked();

  await wizard.nextTo("extras");
  await wizard.withoutJersey();
  await page.reload();
  await wizard.expectPerson();

  await page.goBack();
  await wizard.expectStep("extras");
  await page.goBack();
  await wizard.expectStep("number");
  await expect(wizard.heldNumber()).toHaveText(number);
  await page.goBack();
  await wizard.expectStep("tariff");
  await page.goForward();
  await wizard.expectStep("number");
});

/** Opens the jersey step of a signed-in fan by a new document, so that only this step's own texts are loaded. */
async function openExtras(page: Page, wizard: Wizard, account: Account): Promise<void> {
  await account.signIn();
  await wizard.chooseTariff();
  await wizard.holdNumber();
  await wizard.chooseSim("esim");
  await wizard.nextTo("extras");
  await page.goto("/order/extras");
  await wizard.expectStep("extras");
}

test.describe("without a network", () => {
  test.afterEach(async ({ context }) => {
    // The next journey reuses this context.
    await context.setOffline(false);
  });

  test("the last step opens by what came, texts and code, before its button was pressed", async ({ page, context, text, sandbox }) => {
    const wizard = new Wizard(page, text);
    await openExtras(page, wizard, new Account(page, text, sandbox));
    const comes = [/\/approval-[\w-]+\.json$/, /\/order-approval-[\w-]+\.js$/].map((file) =>
      page.waitForEvent("requestfinished", (request) => file.test(request.url())),
    );
    await page.getByLabel(text("order", "extras.number"), { exact: true }).focus();
    await page.keyboard.press("Shift");
    await Promise.all(comes);
    await context.setOffline(true);
    await wizard.withoutJersey();
    await wizard.expectStep("approval");
    await expect(wizard.part(text("order", "parts.tariff"))).toBeVisible();
  });

  test("a last step that cannot be fetched says so instead of being drawn with keys, and comes with the network", async ({
    page,
    context,
    text,
    sandbox,
  }) => {
    const wizard = new Wizard(page, text);
    await openExtras(page, wizard, new Account(page, text, sandbox));
    await expect(wizard.button("extras.decline")).toBeVisible();
    // Without its code, also where an earlier journey left it in the browser's cache.
    const code = /\/order-approval-[\w-]+\.js$/;
    await context.route(code, (route) => route.abort());
    await context.setOffline(true);
    await wizard.withoutJersey();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(1);
    await expect(page).toHaveURL(/\/order\/approval$/);
    await expect(wizard.heading("approval")).toHaveCount(0);
    await context.unroute(code);
    await context.setOffline(false);
    await wizard.expectStep("approval");
    await expect(wizard.part(text("order", "parts.tariff"))).toBeVisible();
  });
});

test("a deep link leads to the first step that is open", async ({ page, text }) => {
  const wizard = new Wizard(page, text);
  await page.goto("/order/approval");
  await wizard.expectEmpty();

  await wizard.chooseTariff();
  await page.goto("/order/approval");
  await wizard.expectStep("number");
  await page.goto("/order/tariff");
  await wizard.expectStep("tariff");
});

test("a step says what is missing, all at once, and leads to it", async ({ page, text }) => {
  const wizard = new Wizard(page, text);
  await wizard.chooseTariff();
  await wizard.button("nav.next.extras").click();
  const summary = page.getByRole("alert").filter({ hasText: text("order", "nav.checkTitle") });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(2);
  await wizard.expectStep("number");
});

test("after a reload of the last step the document's number is asked for again and nothing else, and it was not stored", async ({
  page,
  text,
  fan,
  sandbox,
}) => {
  const wizard = new Wizard(page, text);
  const approval = new Approval(page, text);
  await wizard.goToPerson();
  await new Account(page, text, sandbox).register(fan);
  await wizard.expectStep("approval");
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const secret of [fan.identityNumber, fan.password]) expect(stored).not.toContain(secret);

  await page.reload();
  await approval.giveNumberOfDocument(fan);
  await approval.order();
});

test("what stands on the ticket is changed in its place, through a reload, and the number by one press there and one back", async ({
  page,
  text,
  fan,
  sandbox,
}) => {
  const wizard = new Wizard(page, text);
  const approval = new Approval(page, text);
  const number = await wizard.goToPerson();
  await new Account(page, text, sandbox).register(fan);
  await wizard.expectStep("approval");
  await approval.openSummary();

  await wizard.changeOf(text("ticket", "sim")).click();
  await wizard.chooseSim("physical");
  await page.reload();
  const sim = wizard.part(text("ticket", "sim"));
  await expect(sim.getByRole("radio", { name: text("ticket", "sims.physical"), exact: true })).toBeChecked();
  await sim.getByRole("button", { name: text("approval", "save"), exact: true }).click();
  await expect(wizard.changeOf(text("ticket", "sim"))).toBeFocused();
  await expect(sim).toContainText(text("ticket", "sims.physical"));
  await expect(page.getByText(text("approval", "summary.opened"))).toHaveCount(0);

  await wizard.changeOf(text("order", "parts.jersey")).click();
  await wizard.fillJersey("M", "7");
  await wizard
    .part(text("order", "parts.jersey"))
    .getByRole("button", { name: text("approval", "saveCancel"), exact: true })
    .click();
  await expect(wizard.part(text("order", "parts.jersey"))).toContainText(text("order", "parts.noJersey"));

  await wizard.changeOf(text("ticket", "number")).click();
  await wizard.expectStep("number");
  await wizard.numbers().nth(3).click();
  await expect(wizard.heldNumber()).not.toHaveText(number);
  const other = await wizard.heldNumber().innerText();
  await page.reload();
  await wizard.button("nav.ticket").click();
  await wizard.expectStep("approval");
  await expect(wizard.changeOf(text("ticket", "number"))).toBeFocused();
  await expect(wizard.changeOf(text("ticket", "number"))).toBeInViewport();
  await expect(wizard.part(text("ticket", "number"))).toContainText(other);

  await approval.giveNumberOfDocument(fan);
  await approval.order();
});
