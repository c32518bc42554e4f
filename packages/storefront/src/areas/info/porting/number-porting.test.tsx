import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refuse } from "../../../testing/fake-operator.ts";
import { makePage } from "../../../testing/page.tsx";
import { sampleBrand } from "../../../testing/sample-brand.ts";

const donors = [
  { id: "telekom", name: "Telekom" },
  { id: "ay-yildiz", name: "AY YILDIZ" },
  { id: "other", name: "Anderer Anbieter oder nicht sicher" },
];

const open = async (options: Partial<Parameters<typeof makePage>[0]> = {}) => {
  const made = await makePage({ path: "/information/porting", answers: { "GET /api/mnp-providers": donors }, ...options });
  await render(made.element);
  return made;
};
const main = () => page.getByRole("main");

test("tells the way in three moves, the fan's rights and how a number is released, and leads to the order", async () => {
  await open();
  await expect.element(main().getByRole("heading", { level: 1 })).toHaveTextContent("Deine Nummer bleibt im Spiel");
  await expect.element(main().getByRole("heading", { name: "In drei Spielzügen" })).toBeVisible();
  await expect.element(main().getByText("Der Wechsel kostet dich nichts.")).toBeVisible();
  await expect.element(main().getByText(/Such „Rufnummer freigeben“/)).toBeVisible();
  const ways = main().getByRole("link", { name: "Tarif wählen und Nummer mitnehmen" });
  expect(ways.elements().map((way) => way.getAttribute("href"))).toEqual(["/order/tariff?number=port", "/order/tariff?number=port"]);
});

test("lists every provider, finds one by Turkish letters, and says that others go as well", async () => {
  await open();
  const names = main().getByRole("region", { name: "Von wem du kommen kannst" }).getByRole("listitem");
  await expect.element(names.first()).toHaveTextContent("Telekom");
  expect(names.elements()).toHaveLength(2);
  const search = main().getByLabelText("Anbieter suchen");
  await search.fill("yıldız");
  await expect.element(names).toHaveTextContent("AY YILDIZ");
  await search.fill("gibt es nicht");
  await expect.element(main().getByText(/Nicht in der Liste/)).toBeVisible();
});

test("providers that cannot be had leave the rest of the page", async () => {
  await open({ answers: { "GET /api/mnp-providers": refuse("-1") } });
  await expect.element(main().getByRole("button").first()).toBeVisible();
  await expect.element(main().getByText("Muss ich meinen alten Vertrag kündigen?")).toBeVisible();
});

test("is an unknown address in a club that takes no numbers from elsewhere, and its index does not name it", async () => {
  const brand = { ...sampleBrand, capabilities: { ...sampleBrand.capabilities, porting: false } };
  await open({ brand });
  await expect.element(page.getByRole("heading", { level: 1 })).not.toHaveTextContent("Deine Nummer bleibt im Spiel");
  await open({ brand, path: "/information" });
  await expect.element(page.getByRole("link", { name: "Produktinformationen" }).first()).toBeVisible();
  expect(page.getByRole("link", { name: "Nummer mitnehmen" }).elements()).toEqual([]);
});

test("speaks Turkish", async () => {
  await open({ language: "tr" });
  await expect.element(main().getByRole("heading", { level: 1 })).toHaveTextContent("Numaran oyunda kalır");
});
