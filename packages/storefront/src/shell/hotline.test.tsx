import { LANGUAGES } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeStage } from "../testing/stage.tsx";
import { Hotline } from "./hotline.tsx";

test.each(LANGUAGES)("the hours stand below each other, each beside its days, on the narrowest phone in %s", async (language) => {
  await page.viewport(320, 800);
  const { element } = await makeStage({ screen: <Hotline />, language });
  const { container } = await render(element);
  await expect.element(page.getByRole("definition").first()).toBeVisible();
  const edges = (name: string) => [...container.querySelectorAll(`dl ${name}`)].map((part) => part.getBoundingClientRect());
  expect(edges("dd")).toHaveLength(3);
  expect(new Set(edges("dd").map(({ left }) => Math.round(left))).size).toBe(1);
  for (const [at, days] of edges("dt").entries()) expect(edges("dd")[at]?.left).toBeGreaterThan(days.right);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
