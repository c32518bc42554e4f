import type { Language } from "@tribun/domain";
import type { Brand } from "@tribun/brand-contract";
import { brand as wireframe } from "@tribun/brand-contract/wireframe";
import { isTurn, sweepsWhole } from "@tribun/vitest-config/sweep";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Answers } from "../testing/fake-operator.ts";
import { makePage } from "../testing/page.tsx";
import { sampleCampaigns } from "../testing/sample-campaigns.ts";
import { sampleCatalogue } from "../testing/sample-catalogue.ts";
import { sampleNews, sampleReviews, sampleVideos } from "../testing/sample-fan.ts";
import { sampleMatches } from "../testing/sample-matches.ts";
import { sampleShops } from "../testing/sample-shops.ts";

// A club that has switched every capability off mentions none of them on any public page.

afterEach(() => localStorage.clear());

const NOTHING = { jersey: false, vipNumbers: false, porting: false, business: false, games: false };
const { clubShare: _share, ...shareless } = wireframe;
const bare: Brand = { ...shareless, capabilities: NOTHING };
const PAGES = [
  "/",
  "/tarife",
  "/tarife?compare=all",
  "/tarife/flex/serbest-m",
  "/cart",
  "/auth/login",
  "/auth/register",
  "/fan",
  "/fan/news",
  "/fan/videos",
  "/fan/reviews",
  "/fan/wallpapers",
  "/event/derby",
  "/campaigns",
  "/giveaway",
  "/information",
  "/information/about-us",
  "/information/privacy-policy",
  "/information/accessibility",
  "/information/pdpl",
  "/information/dsgvo",
  "/information/tag",
  "/information/agb",
  "/information/cancellation",
  "/information/product-information",
  "/information/faq",
  "/support",
  "/support/shops",
];
const ANSWERS: Answers = {
  "GET /api/tariffs": sampleCatalogue,
  "GET /api/product-sheets": [],
  "GET /api/options": [],
  "GET /api/campaigns/new": sampleCampaigns,
  "GET /api/campaigns": sampleCampaigns,
  "GET /api/categories": [],
  "GET /api/giveaways": [],
  "GET /api/distributors": sampleShops,
  "GET /api/media-contents/news": sampleNews,
  "GET /api/media-contents": sampleReviews,
  "GET /api/video/new": sampleVideos,
  "GET /api/wallpaper": [],
  "GET /api/matches": sampleMatches,
  "GET /api/games": [],
};

/**
 * Words that mention each capability. The rights to port a number away and to take one's data along are no capability, so their words do
 * not count.
 */
const WORDS: Readonly<Record<Language, Readonly<Record<keyof typeof NOTHING, RegExp>>>> = {
  de: {
    jersey: /trikot/i,
    vipNumbers: /wunschnummer|auswahlgebühr|besondere nummer/i,
    porting: /(?<!20)mitnahme(?! \(artikel 20)|nummer mitnehmen|nummer mit,|mitbringen/i,
    business: /(?<!das |ein )unternehmen|firmen|geschäftskund|kulüp pro/i,
    games: /elfmeter|minispiel|ein spiel gespielt|begonnenen spiels/i,
  },
  tr: {
    jersey: /\bforma(?:n|y|lar|da|dan)?\b/i,
    vipNumbers: /seçim ücreti|seçme numara/i,
    porting: /numara(?:nı|mı)? taşı|taşırken|(?<!20|verilerini )taşıma(?! \(madde 20)/i,
    business: /şirketler|kurumsal|kulüp pro/i,
    games: /penaltı|oyunun (?:oynandığı|sağlama)/i,
  },
};

type LanguageTexts = { readonly capability: string; readonly where: string };

/** Finds where a club's pages mention a capability. */
async function spokenBy(brand: Brand, language: Language): Promise<LanguageTexts[]> {
  const spoken: LanguageTexts[] = [];
  // A sample: each page in one of the languages.
  for (const path of PAGES.filter((_, place) => isTurn(language === "de" ? 0 : 1, 2, place))) {
    const { element, app } = await makePage({ path, brand, language, answers: ANSWERS });
    const { unmount } = await render(element);
    await expect.element(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect.poll(() => app.queryClient.isFetching()).toBe(0);
    const told = document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "";
    const text = `${document.title} ${told} ${document.body.textContent}`;
    for (const [capability, words] of Object.entries(WORDS[language])) {
      const found = words.exec(text);
      if (found) spoken.push({ capability, where: `${path}: ${text.slice(Math.max(0, found.index - 40), found.index + 40)}` });
    }
    await unmount();
    localStorage.clear();
  }
  return spoken;
}

test.each(["de", "tr"] as const)("nothing that is off is spoken of: %s", { timeout: 60_000 }, async (language) => {
  expect(await spokenBy(bare, language)).toEqual([]);
});

// Proves that pages really use the words above.
test.runIf(sweepsWhole()).each(["de", "tr"] as const)("a club that has it does speak of it: %s", { timeout: 60_000 }, async (language) => {
  const capabilities = new Set((await spokenBy(wireframe, language)).map(({ capability }) => capability));
  expect([...capabilities].toSorted()).toEqual(Object.keys(WORDS.de).toSorted());
});
