import { afterEach, expect, test, vi } from "vitest";
import { dropCaches } from "./caches.ts";
import { keepShared } from "./shared.ts";

afterEach(() => vi.unstubAllGlobals());

/** Caches by their names, as in a browser. */
function browserCaches(...names: string[]) {
  const kept = new Set(names);
  vi.stubGlobal("caches", {
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      kept.add(name);
      return { put: async () => undefined };
    },
  });
  return kept;
}

test("a new build drops those before it, and leaves what a fan has just shared", async () => {
  const kept = browserCaches("club-old", "club-new", "else");
  const form = new FormData();
  form.set("text", "Mein Anbieter schreibt mir");
  await keepShared(new Request("https://club.example/support/shared", { method: "POST", body: form }));
  await dropCaches("club-new");
  expect([...kept]).toEqual(["club-new", "else", "club-shared"]);
});

test("without a build to keep all of the club go", async () => {
  const kept = browserCaches("club-new", "club-shared", "else");
  await dropCaches();
  expect([...kept]).toEqual(["else"]);
});
