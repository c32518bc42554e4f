import { afterEach, expect, test, vi } from "vitest";
import { whenInstalled } from "./when-installed.ts";

afterEach(() => vi.unstubAllGlobals());

/** A window that shows the club as an installed app, or as a page of the browser. */
function inWindow(standalone: boolean) {
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: standalone && query === "(display-mode: standalone)" }));
  return target;
}

test("a club that is opened as an app is watched over at once, also for a guest", () => {
  inWindow(true);
  const watch = vi.fn<() => void>();
  whenInstalled(watch);
  expect(watch).toHaveBeenCalledOnce();
});

test("a page of the browser is not, until the club is installed from it", () => {
  const target = inWindow(false);
  const watch = vi.fn<() => void>();
  whenInstalled(watch);
  expect(watch).not.toHaveBeenCalled();
  target.dispatchEvent(new Event("appinstalled"));
  expect(watch).toHaveBeenCalledOnce();
});
