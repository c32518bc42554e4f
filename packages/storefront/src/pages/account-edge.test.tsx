import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage, tokensFor } from "../testing/page.tsx";
import { BILL_ANSWERS } from "../testing/sample-invoice.ts";
import { samplePack } from "../testing/sample-options.ts";
import { sampleLine, sampleOrder, sampleUser } from "../testing/samples.ts";

const ANSWERS = {
  ...BILL_ANSWERS,
  "GET /api/users/me": sampleUser,
  "GET /api/tariffs/me": [sampleLine],
  [`GET /api/tariffs/options/${samplePack.id}`]: samplePack,
  [`GET /api/orders/${sampleOrder.id}`]: sampleOrder,
};

test.each([
  "/dashboard",
  "/dashboard/bills",
  "/dashboard/options",
  `/dashboard/options/${samplePack.id}`,
  "/dashboard/account/overview",
  "/dashboard/account/profile",
  `/dashboard/orders/${sampleOrder.id}`,
])("on the widest screen %s begins where the head above it begins", async (path) => {
  await page.viewport(1920, 1080);
  const { element } = await makePage({ path, answers: ANSWERS, tokens: tokensFor(3600) });
  await render(element);
  const sisters = page.getByRole("navigation", { name: "Dein Konto" });
  await expect.element(sisters).toBeVisible();
  const left = (place: Element) => place.getBoundingClientRect().left;
  const head = page.getByRole("banner").getByRole("link").first();
  await expect.poll(() => left(sisters.element()) - left(head.element())).toBe(0);
});
