import { expect, test } from "vitest";
import { brand as wireframe } from "@tribun/brand-contract/wireframe";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../testing/page.tsx";

const HERE = "/auth/corporate-register";
const without = { ...wireframe, capabilities: { ...wireframe.capabilities, business: false } };
const link = () => page.getByRole("contentinfo").getByRole("link", { name: "Für Unternehmen" });

test("what a club has switched off is an unknown address, and nothing leads there", async () => {
  const { element } = await makePage({ path: HERE, brand: without });
  await render(element);
  await expect.element(page.getByRole("heading", { level: 1, name: "Abseits" })).toBeVisible();
  await expect.element(link()).not.toBeInTheDocument();
});

test("another club in the same process has it", async () => {
  await makePage({ path: HERE, brand: without });
  const { element } = await makePage({ path: HERE, brand: wireframe });
  await render(element);
  await expect.element(page.getByRole("heading", { level: 1, name: "Für Unternehmen" })).toBeVisible();
  await expect.element(link()).toHaveAttribute("href", HERE);
});
