import { hydratePage } from "@tribun/vite-club/page-checks";
import { expect, test } from "../house/fixtures.ts";
import { Account } from "../pages/account.ts";
import { Approval } from "../pages/approval.ts";
import { Wizard } from "../pages/wizard.ts";

test("the operator falls in the middle of an order and comes back: nothing is lost", async ({ page, text, operator }) => {
  const wizard = new Wizard(page, text);
  await wizard.chooseTariff();
  const number = await wizard.holdNumber();
  await wizard.chooseSim("esim");

  await operator.kill();
  await wizard.button("nav.next.extras").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).not.toBeEmpty();

  await operator.resume();
  await page.goto("/order/number");
  await wizard.expectStep("number");
  await expect(wizard.heldNumber()).toHaveText(number);
  await wizard.nextTo("extras");
});

for (const [name, answer] of [
  ["HTML", { status: 200, contentType: "text/html", body: "<!doctype html><title>Gateway</title>" }],
  ["an empty 502", { status: 502, body: "" }],
  ["half a JSON", { status: 200, contentType: "application/json", body: '{"payload": [' }],
] as const) {
  test(`an operator that answers ${name} gets a message, not a blank page, and the page goes on by itself`, async ({ page, text }) => {
    const wizard = new Wizard(page, text);
    await page.route("**/api/phone-registries*", (route) => route.fulfill(answer));
    await wizard.chooseTariff();
    await expect(page.getByRole("button", { name: text("order", "number.none.retry") })).toBeVisible({ timeout: 60_000 });
    await page.unroute("**/api/phone-registries*");
    await expect(wizard.numbers().first()).toBeVisible({ timeout: 40_000 });
  });
}

test("a slow operator is waited for, visibly", async ({ page, text }) => {
  const wizard = new Wizard(page, text);
  let answer = (): void => undefined;
  const patience = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/phone-registries*", async (route) => {
    await patience;
    await route.continue();
  });
  await wizard.chooseTariff();
  await expect(page.getByRole("status", { name: text("order", "number.loading") })).toBeVisible();
  answer();
  await expect(wizard.numbers().first()).toBeVisible();
});

test("the operator falls as the fan orders: the fan is told, tries again, and has ordered once", async ({
  page,
  text,
  fan,
  sandbox,
  operator,
}) => {
  const wizard = new Wizard(page, text);
  const approval = new Approval(page, text);
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/tariffs/payment-intent"))
      keys.push(request.headers()["idempotency-key"]);
  });
  await wizard.goToPerson();
  await new Account(page, text, sandbox).register(fan);
  await wizard.expectStep("approval");
  await approval.prepare();

  await operator.kill();
  await approval.orderButton.click();
  const retry = page.getByRole("button", { name: text("common", "action.retry"), exact: true });
  await expect(retry).toBeVisible({ timeout: 45_000 });
  await operator.resume();
  await retry.click();
  await expect(page).toHaveURL(/\/c\/[\w-]+/);
  expect(new Set(keys).size).toBe(1);
});

test("a page that was opened offline comes by itself when the network is back", async ({ page, context, text }) => {
  await page.goto("/");
  await hydratePage(page);
  // The first key press makes the page fetch the code that explains errors.
  await page.keyboard.press("Tab");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const imprint = page.getByRole("contentinfo").getByRole("link", { name: text("shell", "footer.imprint") });
  await imprint.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL(/\/information\/tag$/);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: text("legal", "title.imprint") })).toBeVisible({ timeout: 20_000 });
});

test("a link that is followed offline, before the page is awake, leads on when the network is back", async ({ page, context, text }) => {
  await page.goto("/");
  await context.setOffline(true);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: text("shell", "footer.imprint") })
    .click();
  await expect(page.getByText(text("shell", "offline.offline"))).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: text("legal", "title.imprint") })).toBeVisible();
});

test("a link that was looked at offline leads to a whole page later", async ({ page, context, text }) => {
  await page.goto("/");
  await hydratePage(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const imprint = page.getByRole("contentinfo").getByRole("link", { name: text("shell", "footer.imprint") });
  // Focus and pointer make the page fetch the link's target ahead, which fails here.
  const failed = page.waitForEvent("requestfailed");
  await imprint.hover();
  await imprint.focus();
  await failed;
  await context.setOffline(false);
  await imprint.click();
  await expect(page.getByRole("heading", { level: 1, name: text("legal", "title.imprint") })).toBeVisible({ timeout: 20_000 });
});

test("a page whose operator was away fills itself once it is back", async ({ page, operator, text }) => {
  const wizard = new Wizard(page, text);
  await page.goto("/order/tariff?tariff=tribun-m");
  await wizard.expectStep("tariff");
  await operator.kill();
  await page.getByRole("button", { name: text("order", "nav.next.number") }).click();
  await expect(page.getByRole("button", { name: text("order", "number.none.retry") })).toBeVisible({ timeout: 60_000 });
  await operator.resume();
  await expect(wizard.numbers().first()).toBeVisible({ timeout: 40_000 });
});

test("public pages are there although the operator is not", async ({ page, operator, text }) => {
  await operator.kill();
  await page.goto("/tarife");
  await expect(page.getByRole("heading", { level: 1, name: text("tariffs", "title") })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Tribün M");
  await operator.resume();
});
