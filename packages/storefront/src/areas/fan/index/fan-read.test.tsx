import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refuse } from "../../../testing/fake-operator.ts";
import { makePage } from "../../../testing/page.tsx";
import { fanAnswers, sampleNews } from "../../../testing/sample-fan.ts";

const main = () => page.getByRole("main");
const said = () => document.querySelector("main")?.textContent.replaceAll(/\s/g, " ");
const titles = () => [...document.querySelectorAll("main li h2")].map(({ textContent }) => textContent);

type Answers = NonNullable<Parameters<typeof makePage>[0]["answers"]>;

const open = async (path: string, answers: Answers = fanAnswers()) => {
  const made = await makePage({ path, answers });
  await render(made.element);
  return made;
};

test("news stand newest first with their German day, and each topic has an address of its own", async () => {
  await open("/fan/news");
  await expect.poll(titles).toEqual(["Derbywoche", "eSIM in einer Minute", "Deine Stadt, deine Nummer"]);
  // Half past midnight in Berlin.
  expect(said()).toMatch(/Derbywoche.*21\. November 2026.*Aus der Kurve/);
  const topics = page.getByRole("navigation", { name: "Thema" }).getByRole("link");
  expect(topics.elements().map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Alles", "/fan/news"],
    ["Aus der Kurve", "/fan/news?category=news-club"],
    ["Netz und Technik", "/fan/news?category=news-network"],
  ]);
});

test("a topic shows its own news alone", async () => {
  await open("/fan/news?category=news-club");
  await expect.poll(titles).toEqual(["Derbywoche", "Deine Stadt, deine Nummer"]);
});

test("a full page leads to older news, and a later one back", async () => {
  const full = Array.from({ length: 20 }, (_, at) => ({ ...sampleNews[0], id: `n${at}` }));
  await open("/fan/news", { ...fanAnswers(), "GET /api/media-contents/news": full });
  await expect.element(page.getByRole("link", { name: "Ältere Nachrichten" })).toHaveAttribute("href", "/fan/news?page=2");
  await open("/fan/news?page=2");
  await expect.element(page.getByRole("link", { name: "Neuere Nachrichten" })).toHaveAttribute("href", "/fan/news");
});

test("without news there is a way on", async () => {
  await open("/fan/news", { ...fanAnswers(), "GET /api/media-contents/news": [] });
  await expect.element(page.getByRole("heading", { name: "Hier steht noch nichts" })).toBeVisible();
});

test("an article says who answers for it, names others of its topic first, and tells machines what it is", async () => {
  await open("/fan/news/derby");
  await expect.poll(() => document.title).toBe("Derbywoche | Neues aus der Kurve | Muster Mobil");
  expect(said()).toContain("verantwortlich: Deniz Muster");
  const related = [...document.querySelectorAll("main li h3")].map(({ textContent }) => textContent);
  expect(related).toEqual(["Deine Stadt, deine Nummer", "eSIM in einer Minute"]);
  const facts: unknown = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
  expect(facts).toMatchObject({ "@type": "NewsArticle", headline: "Derbywoche", datePublished: "2026-11-20T23:30:00.000Z" });
});

test("one that the latest do not hold is asked for by itself", async () => {
  await open("/fan/news/old", { ...fanAnswers(), "GET /api/media-contents/old": { ...sampleNews[0], id: "old", title: "Von früher" } });
  await expect.element(page.getByRole("heading", { level: 1, name: "Von früher" })).toBeVisible();
});

test.each([
  ["/fan/news/weg", { "GET /api/media-contents/weg": refuse("1015") }, "Diese Nachricht gibt es nicht", "/fan/news"],
  ["/fan/videos/weg", {}, "Dieses Video gibt es nicht", "/fan/videos"],
  ["/fan/wallpapers/weg", { "GET /api/wallpaper/weg": refuse("1042") }, "Dieses Hintergrundbild gibt es nicht", "/fan/wallpapers"],
  ["/event/weg", {}, "Diesen Termin gibt es nicht", "/fan"],
])("what %s names is unknown, and that leads back", async (path, answers, title, back) => {
  await open(path, { ...fanAnswers(), ...answers });
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(
    main()
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href")),
  ).toEqual([back]);
});

test("a question of the operator's editors is no news", async () => {
  await open("/fan/news/derby-countdown");
  await expect.element(page.getByRole("heading", { level: 1, name: "Diese Nachricht gibt es nicht" })).toBeVisible();
});

test("the index shows what came last and leads to the rest, also while the operator is away", async () => {
  await open("/fan");
  await expect.element(page.getByRole("link", { name: "Derbywoche" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Ein Schuss in den Winkel" })).toBeVisible();
  await open("/fan", {});
  for (const name of ["Hintergrundbilder", "Bewertungen", "Gewinnspiel"])
    await expect.element(main().getByRole("link", { name }).last()).toBeVisible();
});
