import type * as Library from "i18next";
import { afterAll, expect, it, vi } from "vitest";

const fetched = vi.hoisted(() => ({ times: 0, lost: false }));

vi.mock("i18next", async (original) => {
  const library = await original<typeof Library>();
  fetched.times += 1;
  const createInstance: typeof library.createInstance = (...given) => {
    if (fetched.lost) throw new TypeError("Failed to fetch dynamically imported module");
    return library.createInstance(...given);
  };
  return { ...library, createInstance };
});

// Test files share their modules. A module loaded earlier ignores this file's mock, and the next file must not get the mocked one.
vi.resetModules();
const { createI18n } = await import("../create-i18n.ts");
afterAll(() => void vi.resetModules());

const known = { common: { action: { next: "Weiter" } }, shell: {} };

it("leaves i18next where it is until a page wants more than it brought along", async () => {
  const i18n = await createI18n("de", ["common", "shell"], known);
  await i18n.load(["common"]);
  expect(i18n.text("common", "action.next")).toBe("Weiter");
  expect(fetched.times).toBe(0);
  await i18n.load(["errors"]);
  expect(fetched.times).toBe(1);
});

it("tells what is lost where i18next is not to be had, and keeps its language", async () => {
  fetched.lost = true;
  const i18n = await createI18n("de", ["common", "shell"], known);
  await i18n.load(["errors"]);
  expect(i18n.hasFailed("errors")).toBe(true);
  expect(i18n.hasFailed("common")).toBe(false);
  await expect(i18n.change("tr")).rejects.toThrow();
  expect(i18n.language).toBe("de");
  expect(i18n.text("common", "action.next")).toBe("Weiter");
});
