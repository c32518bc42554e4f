import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleTariff } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { ORDER_KEY } from "../../../hydration/hand-over.ts";
import { RequestedTariff } from "./requested-tariff.tsx";

const OTHER = { ...sampleTariff, id: "tribun-other", slug: "other" };

/** Opens the step as a link does. @returns the stage, whose router can navigate */
async function open(search: string) {
  localStorage.removeItem(ORDER_KEY);
  const screen = (
    <main>
      <RequestedTariff>
        <h1>Schritt</h1>
      </RequestedTariff>
    </main>
  );
  const answers = { [`GET /api/tariffs/${sampleTariff.slug}`]: sampleTariff, [`GET /api/tariffs/${OTHER.slug}`]: OTHER };
  const stage = await makeStage({ screen, path: `/order/tariff?${search}`, answers });
  await render(stage.element);
  return stage;
}
const place = () => page.getByTestId("place");

test("a tariff asked for from a card stays at its step", async () => {
  await open(`tariff=${sampleTariff.slug}`);
  await expect.element(page.getByText("Schritt")).toBeVisible();
});

test("one asked for from its own page goes on to the number", async () => {
  await open(`tariff=${sampleTariff.slug}&begin=number`);
  await expect.element(place()).toHaveTextContent("/order/number");
});

test("whoever is asked first, as another tariff is in the cart, goes on to where they would have gone without the question", async () => {
  const { router } = await open(`tariff=${sampleTariff.slug}`);
  await expect.element(page.getByText("Schritt")).toBeVisible();
  await router.navigate({ href: `/order/tariff?tariff=${OTHER.slug}&begin=number` });
  await page.getByRole("button", { name: "Ja, Tarif wechseln", exact: true }).click();
  await expect.element(place()).toHaveTextContent("/order/number");
});

test("whoever keeps the tariff they have is back on the page they read", async () => {
  const { router } = await open(`tariff=${sampleTariff.slug}`);
  await expect.element(page.getByText("Schritt")).toBeVisible();
  await router.navigate({ href: "/tarife/flex/other" });
  await router.navigate({ href: `/order/tariff?tariff=${OTHER.slug}` });
  await page.getByRole("button", { name: "Abbrechen", exact: true }).click();
  await expect.element(place()).toHaveTextContent("/tarife/flex/other");
});

test("whoever keeps the tariff they have where they read this very step is led to the step's heading, not to nowhere", async () => {
  const { router } = await open(`tariff=${sampleTariff.slug}`);
  await expect.element(page.getByText("Schritt")).toBeVisible();
  await router.navigate({ href: `/order/tariff?tariff=${OTHER.slug}` });
  await page.getByRole("button", { name: "Abbrechen", exact: true }).click();
  await expect.element(page.getByRole("heading", { name: "Schritt" })).toHaveFocus();
});
