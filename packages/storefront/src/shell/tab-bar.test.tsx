import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage, tokensFor } from "../testing/page.tsx";
import { sampleUser } from "../testing/samples.ts";
import { makeStage } from "../testing/stage.tsx";
import { TabBar } from "./tab-bar.tsx";

const ANSWERS = { "GET /api/users/me": sampleUser };

test.each([
  ["/dashboard", "Spieltag"],
  ["/dashboard/payment-result", "Spieltag"],
  ["/dashboard/bills?season=2026&bill=i1", "Rechnungen"],
  ["/dashboard/options/ek-10", "Pakete"],
  ["/dashboard/account/profile", "Konto"],
  ["/dashboard/account/overview", "Konto"],
  ["/dashboard/rewards", "Konto"],
])("exactly one tab is current, at %s it is %s", async (path, name) => {
  await page.viewport(390, 844);
  const { element } = await makeStage({ screen: <TabBar />, path });
  await render(element);
  await expect.element(page.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  expect(document.querySelectorAll("nav [aria-current]")).toHaveLength(1);
});

test("its tabs lead to places that exist", async () => {
  const { element, router } = await makePage({ path: "/support", answers: ANSWERS, tokens: tokensFor(3600) });
  await render(element);
  const tabs = page.getByRole("navigation", { name: "Bereiche" }).getByRole("link");
  await expect.poll(() => tabs.elements().length).toBe(5);
  for (const tab of tabs.elements()) {
    const { pathname } = new URL(tab.getAttribute("href") ?? "", location.href);
    expect([pathname, router.matchRoutes(pathname).some((match) => match._notFound)]).toEqual([pathname, false]);
  }
});
