import { HAS_FIELDS } from "./fields.ts";
import { isAsDrawn, readPayload, ROOT_ID, SESSION_KEY } from "./hand-over.ts";
import { installIslands } from "./islands/index.ts";
import { watchUntilHydrated } from "./before-hydration.ts";
import { stayInPlace } from "./stay.ts";
import { readItem } from "./storage.ts";
import { putBackTyped } from "./typed.ts";

/** What a page does without React, and what brings React. Called at the end of every document, once all of it is there. */
export function load(): void {
  installIslands();
  if (HAS_FIELDS) stayInPlace();
  const payload = readPayload();
  const root = document.getElementById(ROOT_ID);
  if (!payload || !root) return;
  const wake = watchUntilHydrated(payload);
  // A shell has nothing to show before, nor has a page whose address asks for what was not drawn.
  if (!isAsDrawn(root, location.search)) wake();
  // A signed-in fan is told when the session ends, on whatever page; what only the operator knows comes once the page stands.
  else if (readItem(SESSION_KEY) !== undefined) addEventListener("load", () => setTimeout(wake));
  if (HAS_FIELDS) putBackTyped();
}
