import type { Language } from "@tribun/domain";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers } from "../../testing/fake-operator.ts";
import { makePage, tokensFor } from "../../testing/page.tsx";
import { sampleGame, sampleResult, sampleRewards } from "../../testing/sample-games.ts";
import { sampleDrawn, sampleGiveaway } from "../../testing/sample-giveaway.ts";
import { sampleShare } from "../../testing/sample-share.ts";
import { sampleLine, sampleUser } from "../../testing/samples.ts";

// The pages of the fan layer as a screen reader walks through them; the game has a test of its own.

afterEach(() => localStorage.clear());

type Page = {
  readonly path: string;
  readonly answers: Answers;
  readonly signedIn?: boolean;
  readonly settled: Readonly<Record<Language, string>>;
};

const PAGES: readonly Page[] = [
  {
    path: "/dashboard/rewards",
    signedIn: true,
    settled: { de: "Belohnung nehmen", tr: "Ödülü al" },
    answers: {
      "GET /api/users/me": { ...sampleUser, profile: { listed: false, points: 40 }, invited: { friends: 2, gb: 6, waitingGb: 0 } },
      "GET /api/games": [{ ...sampleGame, state: "won", result: sampleResult("win") }],
      "GET /api/rewards": sampleRewards,
      "GET /api/users/list": [{ nickname: "Işıldak", points: 90 }],
      "GET /api/tariffs/me": [sampleLine],
    },
  },
  {
    path: "/giveaway",
    settled: { de: "Teilnehmen", tr: "Katıl" },
    answers: { "GET /api/giveaways": [sampleGiveaway, sampleDrawn] },
  },
  { path: "/fan/own-wallpaper", settled: { de: "Bild speichern", tr: "Resmi kaydet" }, answers: {} },
  { path: "/fan/academy", settled: { de: "12.847", tr: "12.847" }, answers: { "GET /api/club-share": sampleShare } },
];

for (const { path, answers, signedIn, settled } of PAGES) {
  test.each(["de", "tr"] as const)(`${path} is a tree of plain names, %s`, async (language) => {
    const { element } = await makePage({ path, answers, language, ...(signedIn && { tokens: tokensFor(3600) }) });
    await render(element);
    const main = page.getByRole("main");
    await expect.element(main).toMatchTextContent(settled[language]);
    // What lies below comes once somebody goes there.
    await userEvent.keyboard("{End}");
    await expect.element(main).toMatchAriaSnapshot();
  });
}
