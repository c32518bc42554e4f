import { HAS_FIELDS } from "./fields.ts";
import { isAsDrawn, readPayload, ROOT_ID, SESSION_KEY } from "./hand-over.ts";
import { installIslands } from "./islands/index.ts";
import { watchUntilHydrated } from "./before-hydration.ts";
import { stayInPlace } from "./stay.ts";
import { readItem } from "./storage.ts";
import { putBackTyped } from "./typed.ts";

/** Installs the islands and the loader. Every document calls it at its end, when all of its elements are there. */
export function load(): void {
  installIslands();
  if (HAS_FIELDS) stayInPlace();
  const payload = readPayload();
  const root = document.getElementById(ROOT_ID);
  if (!payload || !root) return;
  const wake = watchUntilHydrated(payload);
  // A shell has nothing to show before hydration, nor has a page that was rendered with another query than the address has.
  if (!isAsDrawn(root, location.search)) wake();
  // A signed-in fan must see on every page when the session ends, so the page hydrates once it has loaded.
  else if (readItem(SESSION_KEY) !== undefined) addEventListener("load", () => setTimeout(wake));
  if (HAS_FIELDS) putBackTyped();
}
