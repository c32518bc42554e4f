import type { Page } from "@playwright/test";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import type { Text } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { TARIFF, Wizard } from "../pages/wizard.ts";

const OTHER = { type: "flex", slug: "serbest-s", name: "Serbest S" } as const;

const title = (page: Page, text: Text) => page.getByRole("heading", { level: 1, name: text("order", "cart.title"), exact: true });
const on = (page: Page, text: Text, step: string) => page.getByRole("link", { name: text("order", `nav.next.${step}`), exact: true });

test(
  "the cart keeps tariff and number through a reload, another language and a login, and leads to the right step",
  { tag: "@core" },
  async ({ page, text, fan, sandbox, view }) => {
    const wizard = new Wizard(page, text);

    await test.step("empty, it names the next step", async () => {
      await page.goto("/cart");
      await wizard.expectEmpty();
      await expectNoFaults(page);
      await page.getByRole("link", { name: text("order", "notFound.action"), exact: true }).click();
      await expect(page).toHaveURL(/\/tarife$/);
    });

    await wizard.chooseTariff();
    await page.goto("/cart");
    await expect(title(page, text)).toBeVisible();
    await on(page, text, "number").click();
    await wizard.expectStep("number");
    const number = await wizard.holdNumber();
    await wizard.chooseSim("esim");

    await test.step("after a reload and in the other language", async () => {
      await page.goto("/cart");
      await expect(page.getByText(number)).toBeVisible();
      await page.reload();
      await expect(page.getByText(number)).toBeVisible();
      await expectNoFaults(page);
      await page.goto(`/cart?lang=${view.language === "tr" ? "de" : "tr"}`);
      await expect(page.getByText(number)).toBeVisible();
      await page.goto(`/cart?lang=${view.language}`);
      await expect(title(page, text)).toBeVisible();
    });

    await test.step("the way on is the jersey, and then the registration", async () => {
      await on(page, text, "extras").click();
      await wizard.expectStep("extras");
      await wizard.withoutJersey();
      await page.goto("/cart");
      await on(page, text, "person").click();
      await wizard.expectPerson();
    });

    await test.step("it is the same after the registration inside of the order", async () => {
      await new Account(page, text, sandbox).register(fan);
      await wizard.expectStep("approval");
      await page.goto("/cart");
      await expect(page.getByText(number)).toBeVisible();
      await expect(on(page, text, "approval")).toBeVisible();
    });
  },
);

test("another tariff is asked about in the words of the specification; what is in the cart stays until the fan agrees", async ({
  page,
  text,
}) => {
  const wizard = new Wizard(page, text);
  await wizard.chooseTariff();
  const choose = async () => {
    await page.goto(`/tarife/${OTHER.type}/${OTHER.slug}`);
    await page.getByRole("link", { name: text("tariffs", "chooseNamed", { name: OTHER.name }) }).click();
    await expect(page.getByText(text("order", "replace.text"))).toBeVisible();
  };
  const cartHas = async (name: string) => {
    await page.goto("/cart");
    await expect(page.getByRole("complementary", { name: text("order", "cart.sums") }).getByText(name)).toBeVisible();
  };
  await choose();
  await expectNoFaults(page);
  await page.getByRole("button", { name: text("order", "replace.cancel"), exact: true }).click();
  await cartHas(TARIFF.name);
  await choose();
  await page.getByRole("button", { name: text("order", "replace.confirm"), exact: true }).click();
  await wizard.expectStep("number");
  await cartHas(OTHER.name);
});

test("an emptied cart comes back by one press, and is empty for good without it", async ({ page, text }) => {
  const wizard = new Wizard(page, text);
  await wizard.chooseTariff();
  await page.goto("/cart");
  const empty = page.getByRole("button", { name: text("order", "cart.empty"), exact: true });
  await empty.click();
  await page.getByRole("button", { name: text("order", "cart.undo"), exact: true }).click();
  await expect(title(page, text)).toBeFocused();
  await empty.click();
  await page.reload();
  await wizard.expectEmpty();
  await expect(page.getByRole("button", { name: text("order", "cart.undo"), exact: true })).toHaveCount(0);
});

test("two tariffs are put on the bench, compared, and stay there in the address", async ({ page, text }) => {
  await page.goto("/tarife?type=single");
  for (const name of ["Tribün S", TARIFF.name]) {
    await page.getByRole("checkbox", { name: text("tariffs", "compare.addNamed", { name }), exact: true }).click();
    await expect(page.getByRole("button", { name: text("tariffs", "compare.remove", { name }), exact: true })).toBeVisible();
  }
  await expect(page).toHaveURL(/compare=tribun-s(?:,|%2C)tribun-l/);
  await expectNoFaults(page);
  await page.getByRole("link", { name: text("tariffs", "compare.open"), exact: true }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("columnheader", { name: TARIFF.name })).toBeVisible();
  await expectNoFaults(page);
});
