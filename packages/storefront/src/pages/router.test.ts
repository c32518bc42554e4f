import { createMemoryHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { createApp } from "../platform/queries/app.ts";
import { createClubRouter } from "./router.tsx";
import { sampleBrand } from "../testing/sample-brand.ts";

const capabilities = { jersey: false, vipNumbers: false, porting: false, business: false, games: false };
const pathsOf = async (brand: typeof sampleBrand) =>
  Object.keys(createClubRouter(await createApp({ brand, language: "de" }), createMemoryHistory()).routesByPath);

test("clubs take turns in one server, each with its own pages", async () => {
  const whole = await pathsOf(sampleBrand);
  const bare = await pathsOf({ ...sampleBrand, capabilities });
  expect(whole.filter((path) => !bare.includes(path))).toContain("/information/porting");
  expect(await pathsOf(sampleBrand)).toEqual(whole);
});
