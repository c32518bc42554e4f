import { expect, it, vi } from "vitest";
import { areTextsLost, createI18n, loadTexts } from "./create-i18n.ts";
import type * as TextFiles from "./text-files.ts";

vi.mock("./text-files.ts", async (original) => {
  const files = await original<typeof TextFiles>();
  const lost = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  return {
    ...files,
    loaderOf: (...[language, source]: Parameters<typeof files.loaderOf>) => (source === "errors" ? lost : files.loaderOf(language, source)),
  };
});

it("knows which texts could not be fetched, as they would be shown as keys", async () => {
  const i18n = await createI18n("de");
  expect(areTextsLost(i18n, ["errors"])).toBe(false);
  await loadTexts(i18n, ["errors", "auth"]);
  expect(areTextsLost(i18n, ["errors"])).toBe(true);
  expect(areTextsLost(i18n, ["auth", "common"])).toBe(false);
});
