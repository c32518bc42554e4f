import type { Brand } from "@tribun/brand-contract";
import { brand as wireframe } from "@tribun/brand-contract/wireframe";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Capability } from "../platform/brand/offers.ts";
import type { Answers } from "../testing/fake-operator.ts";
import { makePage, tokensFor } from "../testing/page.tsx";
import { sampleCampaigns } from "../testing/sample-campaigns.ts";
import { sampleCatalogue } from "../testing/sample-catalogue.ts";
import { sampleNews, sampleReviews, sampleVideos } from "../testing/sample-fan.ts";
import { sampleGame, sampleRewards } from "../testing/sample-games.ts";
import { sampleMatches } from "../testing/sample-matches.ts";
import { sampleOwnShare, sampleShare } from "../testing/sample-share.ts";
import { sampleLine, sampleStanding, sampleUser } from "../testing/samples.ts";

// What a club has switched off is gone from every page with links, and a club that has it loses no page.

afterEach(() => localStorage.clear());

const PUBLIC = ["/", "/tarife", "/fan", "/fan/wallpapers", "/information", "/support", "/campaigns"];
const OWN = ["/dashboard", "/dashboard/account/overview", "/dashboard/account/profile"];
const ANSWERS: Answers = {
  "GET /api/tariffs": sampleCatalogue,
  "GET /api/campaigns/new": sampleCampaigns,
  "GET /api/campaigns": sampleCampaigns,
  "GET /api/media-contents/news": sampleNews,
  "GET /api/media-contents": sampleReviews,
  "GET /api/video/new": sampleVideos,
  "GET /api/wallpaper": [],
  "GET /api/matches": sampleMatches,
  "GET /api/games": [{ ...sampleGame, state: "ready" }],
  "GET /api/rewards": sampleRewards,
  "GET /api/club-share": sampleShare,
  "GET /api/club-share/me": sampleOwnShare,
  "GET /api/users/me": sampleUser,
  "GET /api/users/me/payment-methods": [],
  "GET /api/users/me/devices": [],
  "GET /api/users/me/push": { publicKey: "", on: false, devices: 0 },
  "GET /api/tariffs/me": [sampleLine],
  "GET /api/tariffs/me/ping": sampleStanding,
  "GET /api/orders": [],
  "GET /api/invoices/me": [],
};

/** The club without one capability. */
function without(capability: Capability): Brand {
  const { clubShare: _share, ...rest } = wireframe;
  return capability === "clubShare" ? rest : { ...wireframe, capabilities: { ...wireframe.capabilities, [capability]: false } };
}

/** Where a club's pages link to, header and footer included, and which pages it has. */
async function linksOf(brand: Brand) {
  const links = new Set<string>();
  let paths: readonly string[] = [];
  for (const path of [...PUBLIC, ...OWN]) {
    const signedIn = OWN.includes(path) ? { tokens: tokensFor(3600) } : {};
    const { element, app, router } = await makePage({ path, brand, answers: ANSWERS, ...signedIn });
    paths = Object.keys(router.routesByPath);
    const { unmount } = await render(element);
    await expect.element(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect.poll(() => app.queryClient.isFetching()).toBe(0);
    for (const { pathname } of document.querySelectorAll("a")) links.add(pathname);
    await unmount();
    localStorage.clear();
  }
  return { links: [...links], paths };
}

/** Links and pages of the club with every capability, collected once. */
let whole: ReturnType<typeof linksOf> | undefined;

test.each<Capability>(["games", "business", "porting", "jersey", "clubShare"])("%s: off means gone", async (capability) => {
  whole ??= linksOf(wireframe);
  const [all, rest] = [await whole, await linksOf(without(capability))];
  const gone = all.paths.filter((path) => !rest.paths.includes(path));
  expect(gone).not.toEqual([]);
  const leadsThere = (link: string) => gone.some((path) => link === path.replace(/\/$/, ""));
  expect(all.links.filter(leadsThere)).not.toEqual([]);
  expect(rest.links.filter(leadsThere)).toEqual([]);
  for (const path of gone) {
    const { element } = await makePage({ path, brand: without(capability), answers: ANSWERS, tokens: tokensFor(3600) });
    const { unmount } = await render(element);
    await expect.element(page.getByRole("heading", { level: 1, name: "Abseits" })).toBeVisible();
    await unmount();
  }
});
