import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type * as TextFiles from "./later/text-files.ts";

const network = vi.hoisted(() => ({ down: true }));

vi.mock("./later/text-files.ts", async (original) => {
  const files = await original<typeof TextFiles>();
  const lost = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  return {
    ...files,
    loaderOf: (...[language, source]: Parameters<typeof files.loaderOf>) =>
      network.down && source === "errors" ? lost : files.loaderOf(language, source),
  };
});

// Test files share their modules. A module loaded earlier ignores this file's mock, and the next file must not get the mocked one.
vi.resetModules();
const { createI18n } = await import("./create-i18n.ts");
afterAll(() => void vi.resetModules());

beforeEach(() => {
  network.down = true;
});

it("knows which texts could not be fetched, as they would be shown as keys", async () => {
  const i18n = await createI18n("de");
  expect(i18n.hasFailed("errors")).toBe(false);
  await i18n.load(["errors", "auth"]);
  expect(i18n.hasFailed("errors")).toBe(true);
  expect(i18n.hasFailed("auth") || i18n.hasFailed("common")).toBe(false);
});

it("asks again for what was lost, as what was fetched ahead may be pressed when the network is back", async () => {
  const i18n = await createI18n("de");
  await i18n.load(["errors"]);
  network.down = false;
  await i18n.load(["errors"]);
  expect(i18n.hasFailed("errors")).toBe(false);
  expect(i18n.textsOf("errors")).toBeDefined();
});
