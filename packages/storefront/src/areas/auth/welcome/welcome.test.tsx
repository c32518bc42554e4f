import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleBrand } from "../../../testing/sample-brand.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Welcome } from "./welcome.tsx";

test.each([true, false])("what comes next: a tariff, the account, the news, and the game where the club has one: %s", async (games) => {
  const brand = { ...sampleBrand, capabilities: { ...sampleBrand.capabilities, games } };
  const stage = await makeStage({ screen: <Welcome />, path: "/auth/welcome", user: sampleUser, brand });
  await render(stage.element);
  const next = page.getByRole("listitem").getByRole("link");
  await expect.element(next.first()).toBeVisible();
  const ways = ["/tarife", "/dashboard", ...(games ? ["/fan/games/penalty"] : []), "/fan/news"];
  expect(next.elements().map((link) => link.getAttribute("href"))).toEqual(ways);
});
