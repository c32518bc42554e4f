import type { Match } from "@tribun/api-client/contract";
import { HEROES, type Look } from "@tribun/brand-contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { makePage } from "../../../testing/page.tsx";
import { sampleBrand } from "../../../testing/sample-brand.ts";
import { sampleCampaigns } from "../../../testing/sample-campaigns.ts";
import { sampleCatalogue } from "../../../testing/sample-catalogue.ts";
import { sampleDerby, sampleMatch, sampleMatches, sampleResult, sampleTurna } from "../../../testing/sample-matches.ts";
import { samplePacks } from "../../../testing/sample-options.ts";
import { sampleNews, sampleReviews, sampleVideos } from "../../../testing/sample-fan.ts";
import { tickCountdowns } from "../../../hydration/islands/countdown.ts";
import { periodIsland } from "../../../hydration/islands/period.ts";

const ANSWERS: Answers = {
  "GET /api/tariffs": sampleCatalogue,
  "GET /api/campaigns/new": sampleCampaigns,
  "GET /api/media-contents/news": sampleNews,
  "GET /api/media-contents": sampleReviews,
  "GET /api/video/new": sampleVideos,
  "GET /api/matches": sampleMatches,
  "GET /api/tariffs/options": samplePacks,
};

async function open(answers: Answers = ANSWERS, brand = sampleBrand) {
  const { element } = await makePage({ path: "/", answers, brand });
  await render(element);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Ein Verein. Ein Netz.");
}

const section = (name: string) => page.getByRole("region", { name });

test("the club speaks first, before its stand, and leads to the tariffs", async () => {
  await open();
  await expect.element(page.getByText("Für alle im Stadion")).toBeVisible();
  await expect.element(page.getByText("Mobilfunk, Flat und Minuten in die Türkei.")).toBeVisible();
  await expect.element(page.getByRole("main").getByRole("link", { name: "Tarif wählen" })).toHaveAttribute("href", "/tarife");
  expect(document.querySelector("main img")?.getAttribute("src")).toBe(`/shirt.${sampleBrand.id}.de.svg`);
});

test("a club without jerseys shows none", async () => {
  await open(ANSWERS, { ...sampleBrand, capabilities: { ...sampleBrand.capabilities, jersey: false } });
  await expect.element(page.getByText("Für alle im Stadion")).toBeVisible();
  expect(document.querySelector("main img")).toBeNull();
});

test("three tariffs stand side by side, each with what it costs in all, and can be chosen", async () => {
  await open();
  await expect.poll(() => section("Drei Tarife, ein Team").getByRole("article").elements().length).toBe(3);
  await expect.element(section("Drei Tarife, ein Team").getByRole("article").first()).toMatchTextContent("€ im Monat");
  await expect.poll(() => page.getByText(/Surfen in der Türkei: nicht enthalten, Pakete ab 7,99\s€/).elements()).toHaveLength(3);
});

test("a number is brought along only where the club takes numbers", async () => {
  await open();
  await expect.element(section("Deine Nummer bleibt im Spiel")).toMatchTextContent("RausAlter AnbieterReinMuster");
  await expect.element(page.getByRole("link", { name: "Nummer mitnehmen" })).toHaveAttribute("href", "#porting");
});

test("a club that takes no numbers promises none", async () => {
  await open(ANSWERS, { ...sampleBrand, capabilities: { ...sampleBrand.capabilities, porting: false } });
  expect(section("Deine Nummer bleibt im Spiel").elements()).toEqual([]);
  expect(page.getByRole("link", { name: "Nummer mitnehmen" }).elements()).toEqual([]);
});

test("campaigns that run are named with code and last day, and one that ends while the page is read goes", async () => {
  await open();
  const derby = page.getByRole("link", { name: "Derbyherbst: 2 GB mehr" });
  await expect.element(derby).toHaveAttribute("href", "/campaigns/derby");
  await expect.element(section("Aktionen")).toMatchTextContent("Gutscheincode DERBI2GB, bis 31. Dezember 2026");
  expect(section("Aktionen").getByText("Saisonstart").elements()).toEqual([]);
  periodIsland(Date.parse("2027-01-01T08:00:00.000Z"));
  await expect.element(derby).not.toBeInTheDocument();
});

const shown = () => [...document.querySelectorAll("main section[data-starts]")].filter((board) => board.checkVisibility());
/** Checks the text of the visible board. */
const board = (said: string) =>
  expect
    .poll(() =>
      shown()
        .map((one) => one.textContent)
        .join(" | "),
    )
    .toMatch(said);

test("the next match is told by its day and where it is played, and the one after it once that is over", async () => {
  await open();
  await board("Yakamoz SK – MusterSamstag, 28.\u00a0November 2026, 16:00 UhrAuswärtsspiel");
  tickCountdowns(Date.parse("2026-11-28T15:10:00Z"));
  // Without polling, because the page's own clock ticks every second.
  expect(section("Yakamoz SK – Muster").getByText("Der Ball rollt").element().checkVisibility()).toBe(true);
  tickCountdowns(Date.parse("2026-11-28T17:00:00Z"));
  expect(shown().map((one) => one.getAttribute("aria-label"))).toEqual(["Muster – Turna SK"]);
});

test("a match that has a page leads there", async () => {
  await open();
  await board("Yakamoz");
  tickCountdowns(Date.parse("2026-12-10T12:00:00Z"));
  expect(section("Muster – Kaptanlar 1919").getByRole("link").element().getAttribute("href")).toBe("/event/derby");
});

test("more than a fortnight before a match, after the last one, and while nobody knows the time all is quiet", async () => {
  await open({ ...ANSWERS, "GET /api/matches": [sampleResult, sampleDerby] });
  await expect.poll(() => document.querySelector("main section[data-starts]")?.getAttribute("data-phase")).toBe("upcoming");
  expect(shown()).toEqual([]);
  tickCountdowns(Date.parse("2026-12-12T19:30:00Z"));
  expect(shown()).toEqual([]);
  document.querySelector("main section[data-starts]")?.removeAttribute("data-phase");
  expect(shown()).toEqual([]);
});

test("of matches that are postponed or cancelled none is counted down to", async () => {
  await open({ ...ANSWERS, "GET /api/matches": [{ ...sampleMatch, state: "postponed" }, sampleTurna] });
  await expect.poll(() => document.querySelectorAll("main section[data-starts]").length).toBe(1);
  tickCountdowns(Date.parse("2026-11-28T15:10:00Z"));
  expect(shown().map((one) => one.getAttribute("aria-label"))).toEqual(["Muster – Turna SK"]);
});

test("a match that is off is told above the next one until it would have been over, also where that is far away", async () => {
  const far = { ...sampleDerby, kickOff: "2027-01-23T16:00:00.000Z" };
  await open({ ...ANSWERS, "GET /api/matches": [{ ...sampleMatch, state: "cancelled" }, far] });
  const off = "Yakamoz SK – Muster am 28.\u00a0November 2026 ist abgesagt.";
  await board(`${off}Muster – Kaptanlar 1919`);
  tickCountdowns(Date.parse("2026-11-29T15:00:00Z"));
  expect(page.getByText(off).element().checkVisibility()).toBe(false);
});

test("where all that is left is off, that is told: each from a fortnight before it until it would have been over", async () => {
  const later: Match = { ...sampleDerby, state: "postponed" };
  const answer = [
    { ...sampleMatch, state: "cancelled" as const },
    { ...later, kickOff: "2027-01-23T16:00:00.000Z" },
  ];
  await open({ ...ANSWERS, "GET /api/matches": answer });
  const off = "Yakamoz SK – Muster am 28.\u00a0November 2026 ist abgesagt.";
  await board(off);
  tickCountdowns(Date.parse("2026-11-28T17:00:00Z"));
  expect(shown()).toEqual([]);
  tickCountdowns(Date.parse("2027-01-10T12:00:00Z"));
  expect(shown().map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Muster – Kaptanlar 1919 am 23\.\u00a0Januar 2027 ist verlegt\.$/),
  ]);
  tickCountdowns(Date.parse("2027-01-23T18:00:00Z"));
  expect(shown()).toEqual([]);
});

test("one that is off after the last that is played is told once that is over", async () => {
  await open({ ...ANSWERS, "GET /api/matches": [sampleMatch, { ...sampleTurna, state: "cancelled" }] });
  await board("Yakamoz SK – Muster");
  expect(shown()).toHaveLength(1);
  tickCountdowns(Date.parse("2026-11-28T17:00:00Z"));
  expect(shown().map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Muster – Turna SK am 5\.\u00a0Dezember 2026 ist abgesagt\.$/),
  ]);
});

test("news, the newest review with how it was checked, and videos lead to their pages", async () => {
  await open();
  const news = section("Aus der Kurve");
  await expect.element(news.getByRole("link", { name: /Derbywoche/ })).toHaveAttribute("href", "/fan/news/derby");
  await expect.element(news).toMatchTextContent("So war es.Ela, Köln, 5 von 5 Sternen. Geprüft: aus einem Kundenkonto.");
  await expect.element(news).toMatchTextContent("3,7 von 5 aus 3 Bewertungen, 2 davon geprüft");
  await expect.element(news.getByRole("link", { name: "Alle lesen" })).toHaveAttribute("href", "/fan/reviews");
  const videos = section("Zum Hinsehen");
  await expect.element(videos.getByRole("link", { name: /Ein Schuss in den Winkel/ })).toHaveAttribute("href", "/fan/videos/goal");
});

test("nothing new leaves no empty parts behind", async () => {
  const none = { "GET /api/media-contents/news": [], "GET /api/media-contents": [], "GET /api/video/new": refuse("1015") };
  await open({ ...ANSWERS, ...none, "GET /api/campaigns/new": [], "GET /api/matches": [] });
  await expect.element(section("Drei Tarife, ein Team")).toBeVisible();
  for (const name of ["Aktionen", "Aus der Kurve", "Zum Hinsehen"]) expect(section(name).elements()).toEqual([]);
  expect(document.querySelector("main [data-starts]")).toBeNull();
});

test("with an operator that is down the page still says who it is, what a number costs and who helps", async () => {
  await open({ "GET /api/tariffs": refuse("-1") });
  await expect.element(page.getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
  await expect.element(section("Deine Nummer bleibt im Spiel")).toBeVisible();
  expect(section("Aktionen").elements()).toEqual([]);
  expect(section("Aus der Kurve").elements()).toEqual([]);
  await expect.element(page.getByRole("link", { name: "Laden finden" })).toHaveAttribute("href", "/support/shops");
});

const withLook = (look: Look) => ({ ...sampleBrand, look });
const partTitles = () => [...document.querySelectorAll("main h2")].map((title) => title.textContent);

test.each(HEROES)("the hero %s says the chant, leads to the tariffs and has the next match", async (hero) => {
  await open(ANSWERS, withLook({ hero }));
  await expect.element(page.getByText("Für alle im Stadion")).toBeVisible();
  await expect.element(page.getByRole("main").getByRole("link", { name: "Tarif wählen" })).toHaveAttribute("href", "/tarife");
  await expect.element(page.getByRole("main").getByRole("link", { name: "Nummer mitnehmen" }).first()).toHaveAttribute("href", "#porting");
  await board("Yakamoz");
});

test("the programme lists the parts of its page, and each entry leads to its part", async () => {
  await open(ANSWERS, withLook({ hero: "programme", headings: { news: { de: "Frisch gedruckt", tr: "Taze baskı" } } }));
  const entries = page.getByRole("navigation", { name: "In diesem Heft" }).getByRole("link").elements();
  expect(entries.map((entry) => entry.textContent)).toContain("Frisch gedruckt Aktionen und News");
  await expect.poll(() => entries.filter((entry) => !document.querySelector(entry.getAttribute("href") ?? "")).length).toBe(0);
  await expect.element(section("Frisch gedruckt")).toBeVisible();
});

test("a look chooses the parts, their order and the ground that each stands on; a part without its capability is left out", async () => {
  const sections: Look["sections"] = [{ part: "game", emphasis: "accent" }, { part: "help" }, { part: "porting" }, { part: "tariffs" }];
  await open(ANSWERS, withLook({ sections, surface: "flood" }));
  await expect.poll(partTitles).toEqual(expect.arrayContaining(["Drei Tarife, ein Team"]));
  expect(partTitles()[0]).toBe("Elfmeter");
  expect(partTitles()).not.toContain("Zum Hinsehen");
  expect(section("Elfmeter").element().closest(".ground-accent")).not.toBeNull();
  expect(section("Drei Tarife, ein Team").element().closest(".ground-club")).not.toBeNull();
});

test("a club without games has no penalty on its home page", async () => {
  const brand = { ...withLook({ sections: [{ part: "game" }, { part: "tariffs" }, { part: "help" }] }) };
  await open(ANSWERS, { ...brand, capabilities: { ...brand.capabilities, games: false } });
  await expect.element(section("Drei Tarife, ein Team")).toBeVisible();
  expect(partTitles()).not.toContain("Elfmeter");
});
