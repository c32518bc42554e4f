import { createRouter, createRootRoute, createMemoryHistory } from "@tanstack/react-router";
import { afterEach, expect, test, vi } from "vitest";
import { viewTransitionOf } from "./view-transition.ts";

afterEach(() => void vi.restoreAllMocks());

/** Goes from one page to another while some media queries match. Returns the number of view transitions. */
async function change(matching: string) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ["/a"] }) });
  await router.load();
  router.latestLocation = { ...router.latestLocation, pathname: "/b" };
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, { matches: query.includes(matching) }),
  );
  const move = vi.spyOn(document, "startViewTransition");
  const update = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await viewTransitionOf(router)?.(update);
  await expect.poll(() => update.mock.calls.length).toBe(1);
  return move.mock.calls.length;
}

test.each([
  ["move into each other with a mouse", "nothing", 1],
  ["change at once under a finger", "(pointer: coarse)", 0],
  ["change at once where motion is unwanted", "(prefers-reduced-motion: reduce)", 0],
])("pages %s", async (_, matching, times) => expect(await change(matching)).toBe(times));
