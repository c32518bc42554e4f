import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage, tokensFor } from "../testing/page.tsx";
import { BILL_ANSWERS } from "../testing/sample-invoice.ts";
import { sampleUser } from "../testing/samples.ts";

const ANSWERS = { "GET /api/users/me": sampleUser, ...BILL_ANSWERS };
const SEASONS = "GET /api/invoices/seasons";

test("a finger near a tab asks for its page's data, and the page does not ask again", async () => {
  await page.viewport(390, 844);
  const { element, sent } = await makePage({ path: "/support", answers: ANSWERS, tokens: tokensFor(3600) });
  await render(element);
  const asked = () => sent.filter(({ call }) => call === SEASONS).length;
  const tab = page.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name: "Rechnungen" });
  await tab.hover();
  await expect.poll(asked).toBe(1);
  await tab.click();
  await expect.element(page.getByRole("table")).toBeVisible();
  expect(asked()).toBe(1);
});

test("for who is not signed in nothing is asked", async () => {
  const { element, sent, router } = await makePage({ path: "/support", answers: ANSWERS });
  await render(element);
  await router.preloadRoute({ to: "/dashboard/bills" });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(sent.map(({ call }) => call)).not.toContain(SEASONS);
});
