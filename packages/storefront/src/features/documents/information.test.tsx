import { AGB_VERSIONS } from "@tribun/legal-texts/version";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refuse } from "../../testing/fake-operator.ts";
import { makePage } from "../../testing/page.tsx";
import { sampleBrand } from "../../testing/sample-brand.ts";
import { sampleCatalogue } from "../../testing/sample-catalogue.ts";
import { questionAnswers } from "../../testing/sample-questions.ts";

beforeEach(() => {
  history.replaceState(null, "", location.pathname + location.search);
});

const open = async (options: Parameters<typeof makePage>[0]) => {
  const made = await makePage(options);
  await render(made.element);
  return made;
};

test("the index leads to every information page of the specification", async () => {
  await open({ path: "/information" });
  const main = page.getByRole("main");
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("Informationen");
  const hrefs = main
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));
  for (const name of ["faq", "cancellation", "about-us", "pdpl", "privacy-policy", "dsgvo", "tag", "agb", "product-information"])
    expect(hrefs).toContain(`/information/${name}`);
});

test("questions stand by topic, each with an anchor in its answer, and a topic without one is not listed", async () => {
  await open({ path: "/information/faq", answers: questionAnswers });
  const topics = page.getByRole("navigation", { name: "Themen" });
  await expect.element(topics.getByRole("link", { name: "Rechnung und Bezahlen" })).toHaveAttribute("href", "#faq-bill");
  expect(topics.getByRole("link").elements().length).toBe(3);
  const answer = document.querySelector("#faq-need");
  expect(answer?.closest("details")?.querySelector("summary")?.textContent).toBe("Was brauche ich für die Bestellung?");
  expect(answer?.querySelectorAll("p").length).toBe(2);
});

test("a topic in the address stands alone, and all of them come back", async () => {
  await open({ path: "/information/faq", answers: questionAnswers });
  const shown = () => [...document.querySelectorAll("#all > section")].filter((topic) => topic.checkVisibility()).map(({ id }) => id);
  await expect.poll(shown).toEqual(["faq-order", "faq-bill"]);
  location.hash = "#faq-bill";
  await expect.poll(shown).toEqual(["faq-bill"]);
  location.hash = "#all";
  await expect.poll(shown).toEqual(["faq-order", "faq-bill"]);
});

test("questions that cannot be had leave the telephone", async () => {
  await open({ path: "/information/faq", answers: { "GET /api/media-contents": refuse("-1") } });
  await expect.element(page.getByRole("main").getByRole("button").first()).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Sprechzeiten ansehen" })).toBeVisible();
});

test("every right names its article and leads to the form that uses it", async () => {
  await open({ path: "/information/dsgvo" });
  const links = page.getByRole("link", { name: /^Antrag stellen/ });
  await expect.element(links.first()).toBeVisible();
  const hrefs = links.elements().map((link) => link.getAttribute("href"));
  expect(new Set(hrefs).size).toBe(7);
  for (const article of [7, 15, 16, 17, 18, 20, 21, 77])
    await expect.element(page.getByRole("img", { name: `Artikel ${article}`, exact: true })).toBeVisible();
});

test("all information is searched while a fan types, titles first, down to the section that says it", async () => {
  await open({ path: "/information", answers: questionAnswers });
  await page.getByRole("searchbox").fill("KÜNDIGUNG");
  const main = page.getByRole("main");
  await expect
    .element(main.getByRole("link", { name: "5. Laufzeit und Kündigung" }))
    .toHaveAttribute("href", expect.stringMatching(/^\/information\/agb#s\d+$/));
  await expect.element(main.getByText(/Treffer für „KÜNDIGUNG“/)).toBeVisible();
  await page.getByRole("searchbox").fill("ausweis sechs");
  await expect
    .element(main.getByRole("link", { name: "Was brauche ich für die Bestellung?" }))
    .toHaveAttribute("href", "/information/faq#faq-need");
  await page.getByRole("searchbox").fill("xyzzy");
  await expect.element(main.getByRole("link", { name: "Zur Hilfe" })).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await expect.element(main.getByRole("heading", { level: 2, name: "Bevor du bestellst" })).toBeVisible();
});

test("questions are searched by what their answers say", async () => {
  await open({ path: "/information/faq", answers: questionAnswers });
  await page.getByRole("searchbox").fill("ausweis");
  await expect.element(page.getByText("Was brauche ich für die Bestellung?")).toBeVisible();
  await expect.element(page.getByText("Wann kommt meine Rechnung?")).not.toBeInTheDocument();
  await expect.element(page.getByText("Eine Antwort zu „ausweis“")).toBeVisible();
});

test.each([
  ["de", /Durchschnittliche Bearbeitungszeit im Jahr 2025, in Werktagen:\s3\./],
  ["tr", /2025\syılında ortalama cevap süresi, iş günü olarak:\s3\./],
] as const)("how long complaints took is published (L14): %s", async (language, words) => {
  await open({ path: "/information/tag", language });
  await expect.element(page.getByText(words)).toBeVisible();
});

test("the general terms can be taken along as a document", async () => {
  await open({ path: "/information/agb" });
  const link = page.getByRole("link", { name: "Als PDF speichern" });
  await expect.element(link).toHaveAttribute("href", "/api/files?folder=legal-texts&fileName=agb.pdf");
});

test("every tariff has its sheet and the first version of it, and a club without businesses shows none of theirs", async () => {
  const answers = { "GET /api/tariffs": sampleCatalogue };
  const { capabilities } = sampleBrand;
  await open({
    path: "/information/product-information",
    answers,
    brand: { ...sampleBrand, capabilities: { ...capabilities, business: false } },
  });
  const sheets = page.getByRole("link", { name: /^PDF, aktuelles Blatt/ });
  await expect.element(sheets.first()).toBeVisible();
  expect(sheets.elements().length).toBe(sampleCatalogue.filter(({ type }) => type !== "business").length);
  for (const first of page.getByRole("link", { name: /^Fassung 1 aus dem Archiv/ }).elements())
    expect(first.getAttribute("href")).toMatch(/folder=product-sheets&fileName=[\w-]+_1\.pdf$/);
  expect(page.getByRole("link", { name: "Preisliste für Unternehmen" }).elements()).toEqual([]);
});

test("the reception at a postal code is looked up beside the sheets of all tariffs, 5G included, with what is out just now (L36)", async () => {
  const place = { postalCode: "10999", places: ["Berlin"], reception: { outdoors: "5G", indoors: "LTE" }, source: "sandbox" };
  const outage = { id: "b-1", since: "2026-11-03T11:00:00.000Z", place: "Kreuzberg" };
  const { element } = await makePage({
    path: "/information/product-information",
    answers: { "GET /api/tariffs": [], "GET /api/coverage/10999": place, "GET /api/outages": [outage] },
  });
  await render(element);
  await page.getByRole("textbox", { name: "Deine Postleitzahl" }).fill("10999");
  await page.getByRole("button", { name: "Empfang prüfen" }).click();
  await expect.element(page.getByText("Draußen 5G, drinnen LTE")).toBeVisible();
  await expect.element(page.getByText("Störung: Kreuzberg")).toBeVisible();
});

test("each version of the general terms is there to keep, with the day since when it is valid", async () => {
  const { element } = await makePage({ path: "/information/agb" });
  await render(element);
  await page.getByText("Alle Fassungen").click();
  const links = page.getByRole("main").getByRole("link", { name: /PDF\)$/ });
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map((link) => link.getAttribute("href"))).toEqual(
    AGB_VERSIONS.map((day) => `/api/files?folder=legal-texts&fileName=agb-${day}.pdf`),
  );
  expect(links.first().element().textContent).toMatch(/^Gültig seit/);
});
