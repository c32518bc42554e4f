import { type Api, ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleShops } from "../../../testing/sample-shops.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { findShop } from "./answer-search.ts";
import { daySpans, shopsAt, wantedOf } from "../shared/places.ts";
import { Shops } from "./shops.tsx";

const CALL = "GET /api/distributors";
const HERE = "/support/shops";

async function open(path: string, answers: Answers = { [CALL]: sampleShops }, language: "de" | "tr" = "de") {
  const stage = await makeStage({ screen: <Shops />, path, answers, language });
  await render(stage.element);
  return stage;
}

test.each([
  ["KOELN", "d"],
  ["köln", "d"],
  ["GİESSEN", "e"],
  ["gıessen", "e"],
  ["main", "f"],
  ["501", ""],
  ["10", "a"],
  ["frankfurt main", "f"],
  ["urt", ""],
])("%s finds %j, however it is written", (typed, ids) => {
  const found = shopsAt(sampleShops, wantedOf(typed)).map(({ id }) => id);
  expect(found.join("")).toBe(ids);
});

test("days with the same hours that follow each other are one span", () => {
  const hours = [7, 1, 2, 4].map((day) => ({ day, from: "10:00", to: "18:00" }));
  expect(daySpans(hours).map(({ first, last }) => [first, last])).toEqual([
    [1, 2],
    [4, 4],
    [7, 7],
  ]);
});

test("a region lists its shops by city, with all that is needed to go there, and the map says so", async () => {
  await open(`${HERE}?region=1`);
  const berlin = page.getByRole("region", { name: "Berlin" });
  await expect.element(berlin.getByRole("listitem")).toHaveLength(2);
  const first = berlin.getByRole("listitem").first();
  for (const span of ["Mo bis Fr 10:00 bis 18:30 Uhr", "Sa 10:00 bis 15:00 Uhr"]) await expect.element(first.getByText(span)).toBeVisible();
  await expect.element(first.getByRole("link", { name: "030 23125001" })).toHaveAttribute("href", "tel:+493023125001");
  const to = `https://www.openstreetmap.org/search?query=${encodeURI("Marktstraße 12, 10179 Berlin")}`;
  const ways = [...first.element().querySelectorAll<HTMLAnchorElement>('[aria-label="Route zu Fan-Kiosk a"]')];
  // The address as the browser sends it.
  const maps = ways.map(({ href }) => href);
  expect(maps).toEqual([to]);
  await expect.element(page.getByRole("img", { name: /hervorgehoben sind die 3 Läden/ })).toBeVisible();
});

test("an address with letters that part a link's own is found as it is written", async () => {
  await open(`${HERE}?region=1`, { [CALL]: sampleShops.map((shop) => ({ ...shop, street: "Platz #1 & 50% +" })) });
  await expect.element(page.getByRole("region", { name: "Berlin" })).toBeVisible();
  const maps = [...document.querySelectorAll<HTMLAnchorElement>('[aria-label="Route zu Fan-Kiosk a"]')].map(
    ({ href }) => new URL(href).search,
  );
  const sent = maps.map((search) => [...new URLSearchParams(search).values()]);
  expect(sent).toEqual([["Platz #1 & 50% + 12, 10179 Berlin"]]);
});

test("a postal code asks the operator, who knows what is nearest, and the address keeps what was looked for", async () => {
  const { sent, router } = await open(HERE, {
    [CALL]: (_: unknown, before: number) => (before === 0 ? sampleShops : sampleShops.slice(1, 2)),
  });
  await page.getByRole("searchbox").fill("12 045");
  await page.getByRole("button", { name: "Suchen" }).click();
  await expect.element(page.getByRole("status").first()).toHaveTextContent("Ein Laden nahe 12045");
  expect(router.history.location.href).toBe(`${HERE}?q=12%20045`);
  expect(sent).toHaveLength(2);
  await expect.element(page.getByRole("button", { name: "Suchen" })).toHaveFocus();
  router.history.back();
  await expect.element(page.getByRole("searchbox")).toHaveValue("");
});

test("where there is no shop it says what else there is, and nothing typed is asked for", async () => {
  await open(`${HERE}?q=94481`, { [CALL]: (_: unknown, before: number) => (before === 0 ? sampleShops : refuse("1014")) });
  await expect.element(page.getByRole("heading", { name: "Bei 94481 haben wir keinen Laden" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Tarife ansehen" })).toHaveAttribute("href", "/tarife");
  await expect.element(page.getByRole("navigation", { name: "Alle Läden nach Postleitzahl" })).toBeVisible();
  await page.getByRole("searchbox").fill(" ");
  await page.getByRole("button", { name: "Suchen" }).click();
  await expect.element(page.getByRole("searchbox")).toHaveAccessibleDescription(/Bitte gib eine Postleitzahl/);
  await expect.element(page.getByRole("searchbox")).toHaveFocus();
});

test("speaks Turkish", async () => {
  await open(`${HERE}?q=BERLİN`, undefined, "tr");
  await expect.element(page.getByRole("status").first()).toHaveTextContent("BERLİN: 2 mağaza");
});

const NO_SEARCH = new URLSearchParams();
test("without any script the search leads to the city on the page of its region", async () => {
  const near: Api = async (_, input) => JSON.parse(JSON.stringify("query" in input ? sampleShops.slice(1) : sampleShops));
  const lead = (place: string) => findShop.answer(near, new URLSearchParams({ form: "shops", place }), "key", NO_SEARCH);
  expect(await lead("12045")).toEqual({ status: 303, location: `${HERE}?region=1#city-berlin` });
  expect(await lead("Koeln")).toEqual({ status: 303, location: `${HERE}?region=5#city-koln` });
  expect(await lead("Nirgendwo")).toEqual({ status: 303, location: `${HERE}#regions` });
});

test("without any script an operator that cannot be asked is told, and what was typed stays", async () => {
  const none: Api = () => Promise.reject(new ApiError("1014"));
  const away: Api = () => Promise.reject(new ApiError("-1"));
  const fields = new URLSearchParams({ form: "shops", place: "12045" });
  expect(await findShop.answer(none, fields, "key", NO_SEARCH)).toEqual({ status: 303, location: `${HERE}#regions` });
  const answer = await findShop.answer(away, fields, "key", NO_SEARCH);
  if (answer.status === 303) throw new Error("leads on");
  expect(answer.status).toBe(503);
  const stage = await makeStage({ screen: answer.within(<Shops />), path: HERE, answers: { [CALL]: sampleShops } });
  await render(stage.element);
  await expect.element(page.getByText("Die Suche antwortet gerade nicht.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("searchbox")).toHaveValue("12045");
});
