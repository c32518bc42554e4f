import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Answers } from "../testing/fake-operator.ts";
import { makePage } from "../testing/page.tsx";
import { sampleCampaigns } from "../testing/sample-campaigns.ts";
import { sampleCatalogue } from "../testing/sample-catalogue.ts";
import { sampleNews, sampleReviews, sampleVideos } from "../testing/sample-fan.ts";
import { sampleGame, sampleRewards } from "../testing/sample-games.ts";
import { sampleMatches } from "../testing/sample-matches.ts";
import { sampleShare } from "../testing/sample-share.ts";

// Fans reach a page only by links, so every page must be at most two steps from the front page, header and footer included.

const ANSWERS: Answers = {
  "GET /api/tariffs": sampleCatalogue,
  "GET /api/campaigns/new": sampleCampaigns,
  "GET /api/campaigns": sampleCampaigns,
  "GET /api/media-contents/news": sampleNews,
  "GET /api/media-contents": sampleReviews,
  "GET /api/categories": [],
  "GET /api/video/new": sampleVideos,
  "GET /api/video": sampleVideos,
  "GET /api/wallpaper": [],
  "GET /api/matches": sampleMatches,
  "GET /api/games": [{ ...sampleGame, state: "ready" }],
  "GET /api/rewards": sampleRewards,
  "GET /api/club-share": sampleShare,
  "GET /api/distributors": [],
  "GET /api/outages": [],
};

/** Pages that only a mail or a link from another site leads to (ADR 0039). */
const FROM_OUTSIDE = ["/giveawayfenerium"];

/** The paths within the club's app that a page links to. */
async function linksOn(path: string): Promise<string[]> {
  const { element } = await makePage({ path, answers: ANSWERS });
  const { unmount } = await render(element);
  await expect.element(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  const own = [...document.querySelectorAll("a")].filter(({ origin }) => origin === location.origin);
  const found = own.map(({ pathname }) => pathname);
  await unmount();
  localStorage.clear();
  return found;
}

test("every public page is two steps from the front page at most", { timeout: 90_000 }, async () => {
  const { router } = await makePage({ path: "/", answers: ANSWERS });
  const wanted = Object.values(router.routesByPath)
    .filter(({ fullPath, options: { staticData, component } }) => {
      const { drawn, indexed = true } = staticData?.page ?? {};
      return component !== undefined && drawn === "everybody" && indexed && !fullPath.includes("$");
    })
    .map(({ fullPath }) => fullPath)
    .filter((path) => !FROM_OUTSIDE.includes(path));
  const known = new Set(["/", ...(await linksOn("/"))]);
  const lost = () => wanted.filter((path) => !known.has(path));
  // Takes second steps only until no page is missing. A guest finds the login at the account.
  const second = [...known].filter((path) => path === "/dashboard" || (path !== "/" && wanted.some((each) => each === path)));
  for (const path of second) {
    if (lost().length === 0) break;
    for (const link of await linksOn(path)) known.add(link);
  }
  expect(lost()).toEqual([]);
});
