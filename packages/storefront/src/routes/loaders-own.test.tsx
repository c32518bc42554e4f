import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage, tokensFor } from "../testing/page.tsx";
import { BILL_ANSWERS, sampleSeasons } from "../testing/sample-invoice.ts";
import { sampleUser } from "../testing/samples.ts";

const ANSWERS = { "GET /api/users/me": sampleUser, ...BILL_ANSWERS };
const SEASONS = "GET /api/invoices/seasons";

test("a finger near a tab asks for its page's data, and the page waits for the same answer", async () => {
  await page.viewport(390, 844);
  const seasons = Promise.withResolvers<typeof sampleSeasons>();
  const answers = { ...ANSWERS, [SEASONS]: () => seasons.promise };
  const { element, sent } = await makePage({ path: "/support", answers, tokens: tokensFor(3600) });
  await render(element);
  const asked = () => sent.filter(({ call }) => call === SEASONS).length;
  const tab = page.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name: "Rechnungen" });
  await tab.hover();
  await expect.poll(asked).toBe(1);
  await tab.click();
  await expect.element(tab).toHaveAttribute("aria-current", "page");
  seasons.resolve(sampleSeasons);
  await expect.element(page.getByRole("table")).toBeVisible();
  expect(asked()).toBe(1);
});

test("for who is not signed in nothing is asked", async () => {
  const { app, router } = await makePage({ path: "/support", answers: ANSWERS });
  const asked = vi.spyOn(app.queryClient, "prefetchQuery");
  await router.preloadRoute({ to: "/dashboard/bills" });
  // What would ask has come by now, and has had its turn.
  await import("../screens/account-common/loads.ts");
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).not.toHaveBeenCalled();
});
