import { comeDownTo } from "../house/come-down.ts";
import { expectNoFaults } from "../house/faults.ts";
import { fieldOf } from "../house/sandbox.ts";
import { expect, test } from "../house/fixtures.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Checkout } from "../pages/checkout.ts";
import { Wizard } from "../pages/wizard.ts";

const FLEX = { type: "flex", slug: "serbest-s", name: "Serbest S" } as const;
const PARTNER = { type: "partner24", slug: "ikili-m", name: "İkili M" } as const;
const BUSINESS = { type: "business", slug: "kulup-pro-s", name: "Kulüp Pro S" } as const;
const JERSEY = { price: "64,98 €", advance: "49,99 €", print: "14,99 €", open: "0,00 €" };

/** Replaces the share sheet, which this browser does not have, and records what the page shares. */
const standInForShareSheet = () =>
  Object.assign(navigator, { share: async (passedOn: ShareData) => void Object.assign(globalThis, { passedOn }) });

test("a jersey beside a tariff without the option has one sum, in shop, payment page, mail and bill; its card then pays a second card", async ({
  page,
  text,
  view,
  fan,
  sandbox,
}) => {
  // This test covers two orders and everything that follows from them.
  test.slow();
  const wizard = new Wizard(page, text);
  const approval = new Approval(page, text);
  const checkout = new Checkout(page, text, view.language);
  const words = (values: Readonly<Record<string, string>>) => text("order", "extras.sumPrint", values);
  // Amounts contain a non-breaking space in the shop and a plain one in the operator's texts.
  const sum = new RegExp(
    words(JERSEY)
      .replaceAll(/[.,€]/g, String.raw`\$&`)
      .replaceAll(" ", String.raw`\s`),
  );

  await test.step("in the shop, before and at the approval", async () => {
    await wizard.chooseTariff(FLEX);
    await wizard.holdNumber();
    await wizard.chooseSim("esim");
    await wizard.nextTo("extras");
    await wizard.fillJersey("L", "19");
    await expect(page.getByText(sum)).toBeVisible();
    await expectNoFaults(page);
    await wizard.takeJersey();
    await new Account(page, text, sandbox).register(fan);
    await wizard.expectStep("approval");
    await expect(page.getByText(sum)).toBeVisible();
  });

  await test.step("on the payment page, which opens on the card", async () => {
    await approval.order("card");
    await checkout.expectHere();
    await expect(page.getByText(sum)).toBeVisible();
    await expectNoFaults(page);
    await checkout.payWithNothing();
    await expectNoFaults(page);
    const paper = page.locator("[aria-hidden=true] > i:nth-child(9)");
    // Journeys run with reduced motion. Here confetti must fly. It is gone after a moment, so start to wait before the QR code appears.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const flown = paper.waitFor({ state: "attached", timeout: 60_000 });
    await checkout.payByCard();
    await checkout.expectSuccess();
    await flown;
    const code = page.getByRole("img", { name: text("payment", "success.esim.qr") });
    await expect(code).toBeVisible({ timeout: 60_000 });
    await page.addInitScript(standInForShareSheet);
    await page.reload();
    await expect(code).toBeVisible();
    await expect(paper).toHaveCount(0);
  });

  await test.step("the card for friends is handed on, with the fan's own code in its link", async () => {
    const share = page.getByRole("button", { name: text("invite", "share"), exact: true });
    await comeDownTo(share);
    await share.click();
    const passedOn = () => page.evaluate<unknown>(() => Reflect.get(globalThis, "passedOn"));
    await expect.poll(passedOn).toMatchObject({ text: expect.stringMatching(pattern(text("invite", "message"))) });
    const link = String(fieldOf(await passedOn(), "url"));
    const { origin, searchParams } = new URL(link);
    expect(origin).toBe(new URL(page.url()).origin);
    await expect(page.getByRole("main").getByText(searchParams.get("iCode") ?? "none", { exact: true })).toBeVisible();
  });

  await test.step("in the mails and on the bill", async () => {
    const mails = async () => (await sandbox.messages(fan.email)).filter(({ body }) => sum.test(body)).length;
    await expect.poll(mails).toBeGreaterThanOrEqual(2);
    await sandbox.run("billing.receipts");
    await expect(async () => {
      await page.goto("/dashboard/bills");
      await expect(page.getByText(sum).first()).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expectNoFaults(page);
  });

  await test.step("a partner tariff hangs on the one main line, and the kept card pays it without another page", async () => {
    await wizard.chooseTariff(PARTNER);
    await wizard.holdNumber();
    await expect(page.getByText(pattern(text("order", "number.main.only")))).toBeVisible();
    await wizard.chooseSim("esim");
    await wizard.nextTo("extras");
    await wizard.withoutJersey();
    await approval.giveDocument(fan);
    await expect(page.getByRole("radio", { name: "Visa •••• 4242", exact: true })).toBeChecked();
    await approval.prepare();
    await expectNoFaults(page);
    await approval.orderButton.click();
    await checkout.expectSuccess();
  });

  await test.step("two lines stand side by side, and each has its own SIM and contract", async () => {
    await page.goto("/dashboard");
    for (const { name } of [FLEX, PARTNER])
      await expect(page.getByRole("region", { name: pattern(text("dashboard", "line.label", { tariff: name })) })).toBeVisible();
    await expect(page.getByRole("meter", { name: text("dashboard", "line.month") })).toHaveCount(2, { timeout: 60_000 });
    await expectNoFaults(page);
    await page.goto("/dashboard/account/overview");
    const lines = page.getByRole("group", { name: text("account", "overview.choose") });
    const contract = page.getByRole("region", { name: text("account", "contract.title"), exact: true });
    for (const { name } of [FLEX, PARTNER]) {
      await lines.getByText(new RegExp(`^${name}`)).click();
      await expect(lines.getByRole("radio", { name: new RegExp(`^${name}`) })).toBeChecked();
      await expect(contract.getByRole("definition").filter({ hasText: name }).first()).toBeVisible();
    }
    await expect(page).toHaveURL(/[?]line=/);
  });

  await test.step("a private account learns at the first step that a tariff is for companies", async () => {
    await wizard.openTariff(BUSINESS);
    await expect(page.getByText(text("order", "tariff.obstacle.business.title"))).toBeVisible();
    await expect(wizard.button("nav.next.number")).toHaveCount(0);
    await page.goto("/order/approval");
    await wizard.expectStep("tariff");
    await expectNoFaults(page);
  });
});

test("a company has three steps, and its registration opens a business account", async ({ page, text }) => {
  const wizard = new Wizard(page, text);
  await page.goto(`/tarife/${BUSINESS.type}/${BUSINESS.slug}`);
  await expect(page.getByText(text("common", "tariffNeed.business")).first()).toBeVisible();
  await wizard.chooseTariff(BUSINESS);
  await expect(page.getByRole("navigation", { name: text("ticket", "stages.label") }).getByRole("listitem")).toHaveCount(3);
  await wizard.holdNumber();
  await wizard.chooseSim("esim");
  await page.goto("/order/approval");
  await expect(page.getByText(text("approval", "account.business"))).toBeVisible();
  await page.getByRole("link", { name: text("approval", "account.register") }).click();
  await wizard.expectPerson();
  await expect(page.getByLabel(text("auth", "customer.companyName"), { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: text("auth", "customer.private"), exact: true })).toHaveCount(0);
  await expectNoFaults(page);
});

test("a guest signs in before a partner tariff and is told so at its first step", async ({ page, text }) => {
  const wizard = new Wizard(page, text);
  await wizard.openTariff(PARTNER);
  await expect(page.getByText(text("order", "tariff.obstacle.signIn.title"))).toBeVisible();
  await expect(wizard.button("nav.next.number")).toHaveCount(0);
  await page.getByRole("link", { name: text("order", "tariff.obstacle.signIn.login"), exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2Forder%2Ftariff$/);
});

test("a contract summary that does not arrive keeps the order here, and the next try lets it go", async ({ page, text, fan, sandbox }) => {
  const wizard = new Wizard(page, text);
  const approval = new Approval(page, text);
  await wizard.goToPerson();
  await new Account(page, text, sandbox).register(fan);
  await wizard.expectStep("approval");
  await page.context().route("**/api/contract-summaries/*/pdf", (route) => route.abort());
  await approval.summaryButton.click();
  await expect(page.getByText(text("approval", "summary.lost"))).toBeVisible();
  await page.keyboard.press("Escape");
  await approval.orderButton.click();
  await expect(page.getByRole("alert", { name: text("order", "nav.checkTitle") })).toBeFocused();
  await page.context().unroute("**/api/contract-summaries/*/pdf");
  await approval.openSummary();
  await expect(page.getByText(text("approval", "summary.needed"))).toHaveCount(0);
});
