import type { Language } from "@tribun/domain";
import { euro } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answer, type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleCatalogue } from "../../../testing/sample-catalogue.ts";
import { sampleStanding, sampleTariff, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Dashboard } from "./dashboard.tsx";

async function open(tariffs: Answer, language: Language = "de", others: Answers = {}) {
  const answers = {
    ...{ "GET /api/tariffs/me": [], "GET /api/orders": [], "GET /api/tariffs/me/ping": sampleStanding },
    ...{ "GET /api/invoices/me": [], "GET /api/tariffs": tariffs, ...others },
  };
  await render((await makeStage({ screen: <Dashboard />, path: "/dashboard", answers, user: sampleUser, language })).element);
}
const cheap = { ...sampleTariff, price: euro(499), pricePhases: [] };
/** Cheaper tariffs that are not for every fan, or only for a term or a limited time. */
const OTHERS = [
  { ...cheap, id: "k", name: "Kids", eligibility: { ...cheap.eligibility, requiresChild: true } },
  { ...cheap, id: "p", name: "Partner", eligibility: { ...cheap.eligibility, requiresMainLine: true } },
  { ...cheap, id: "t", name: "Lang", commitmentMonths: 24 },
  { ...cheap, id: "o", name: "Anfangs", pricePhases: [{ fromMonth: 4, price: euro(1999) }] },
];

test.each([
  ["de", /^Serbest SOhne Mindestlaufzeit, zum Beispiel: 10\sGB für 12,99\s€ im Monat/, "Serbest S ansehen"],
  ["tr", /^Serbest STaahhütsüz, örneğin: 10\sGB, ayda 12,99\s€/, "Serbest S tarifesine bak"],
] as const)(
  "a fan without a line reads name, volume and price of the cheapest tariff without a term, in %s",
  async (language, words, link) => {
    await open([...OTHERS, ...sampleCatalogue], language);
    const offer = page.getByRole("link", { name: link });
    await expect.element(offer).toHaveAttribute("href", "/tarife/flex/serbest-s");
    await expect.element(page.getByRole("paragraph").filter({ has: offer })).toMatchTextContent(words);
  },
);

test.each([
  ["the catalogue does not answer", refuse("-1")],
  ["none is without a term", OTHERS],
])("where %s there is the way to choose alone", async (_, tariffs) => {
  await open(tariffs);
  await expect.element(page.getByRole("link", { name: "Tarif aussuchen" })).toBeVisible();
  expect(page.getByText("zum Beispiel", { exact: false }).elements()).toEqual([]);
});

test("orders that did not come are told and asked for again, as one of them may be the tariff (1023)", async () => {
  const orders = (_: unknown, before: number) => (before === 0 ? refuse("-1") : []);
  await open(sampleCatalogue, "de", { "GET /api/tariffs/me": refuse("1023"), "GET /api/orders": orders });
  const again = page.getByRole("button", { name: "Noch einmal versuchen" });
  await expect.element(again).toBeVisible();
  expect(page.getByRole("link", { name: "Serbest S ansehen" }).query()).toBeNull();
  await again.click();
  await expect.element(page.getByRole("link", { name: "Serbest S ansehen" })).toBeVisible();
});
