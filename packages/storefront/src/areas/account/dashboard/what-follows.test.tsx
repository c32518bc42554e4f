import type { Line } from "@tribun/api-client/contract";
import type { Brand } from "@tribun/brand-contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleBrand } from "../../../testing/sample-brand.ts";
import { sampleMatches } from "../../../testing/sample-matches.ts";
import { sampleGame } from "../../../testing/sample-games.ts";
import { sampleOwnShare, sampleShare } from "../../../testing/sample-share.ts";
import { sampleLine, sampleStanding, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Dashboard } from "./dashboard.tsx";

// The panels below the line, the bill and the dates: games and the club's cause, if the brand has them.

const GAMES = "GET /api/games";
const OWN = "GET /api/club-share/me";

const MATCHES = "GET /api/matches";

async function open(brand: Brand, others: readonly Line[] = []) {
  const answers = {
    "GET /api/tariffs/me": [sampleLine, ...others],
    "GET /api/orders": [],
    "GET /api/tariffs/me/ping": sampleStanding,
    "GET /api/users/me": sampleUser,
    "GET /api/invoices/me": [],
    "GET /api/club-share": sampleShare,
    [OWN]: sampleOwnShare,
    [MATCHES]: sampleMatches,
    [GAMES]: [{ ...sampleGame, state: "won" }],
  };
  const stage = await makeStage({ screen: <Dashboard />, path: "/dashboard", answers, user: sampleUser, brand });
  await render(stage.element);
  await expect.element(page.getByRole("region", { name: "Serbest M, 0171 39200 33" })).toBeVisible();
  return () => stage.sent.map(({ call }) => call);
}

test("a reward that is open and what the own bills have given stand below it", async () => {
  await open(sampleBrand);
  await expect.element(page.getByRole("link", { name: "Belohnung aussuchen" })).toBeVisible();
  await expect.element(page.getByText(/Aus deinen Rechnungen haben wir 0,68\s€/)).toBeVisible();
});

test("a club without games or a cause speaks of neither, and asks for neither", async () => {
  const { clubShare: _, ...rest } = sampleBrand;
  const asked = await open({ ...rest, capabilities: { ...sampleBrand.capabilities, games: false } });
  await expect.poll(asked).toContain("GET /api/invoices/me");
  await expect.element(page.getByRole("button", { name: "Abmelden", exact: true })).toBeVisible();
  expect(page.getByRole("link", { name: /Elfmeter|Belohnung/ }).elements()).toEqual([]);
  expect(asked().filter((call) => call === GAMES || call === OWN)).toEqual([]);
});

test("below several lines the contracts stand side by side over the whole width, as one column would be long beside an empty one", async () => {
  await page.viewport(1280, 900);
  await open(sampleBrand, [{ ...sampleLine, id: "l2", msisdn: "+491713920007" }]);
  const top = (name: string) => page.getByRole("region", { name }).element().getBoundingClientRect().top;
  await expect.poll(() => top("Vertrag 0171 39200 33") - top("Vertrag 0171 39200 07")).toBe(0);
});

test("the next match and the packs stand below the line", async () => {
  await open(sampleBrand);
  const top = (name: string) => page.getByRole("region", { name, exact: true }).element().getBoundingClientRect().top;
  await expect.element(page.getByRole("region", { name: "Nächstes Spiel", exact: true })).toBeVisible();
  expect(top("Nächstes Spiel")).toBeLessThan(top("Fährst du in die Türkei?"));
});
