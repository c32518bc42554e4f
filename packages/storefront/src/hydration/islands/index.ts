import { cartIsland } from "./cart.ts";
import { consentIsland } from "./consent.ts";
import { languageIsland } from "./language.ts";
import { menuIsland } from "./menu.ts";
import { offlineIsland } from "./offline.ts";
import { themeIsland } from "./theme.ts";

let installed = false;

/**
 * What a page does without React, before hydration and after it: theme, consent with its tags, the phone's menu, language, network state
 * and cart. An island listens on the document and changes only the root element, so that React finds the markup that it rendered.
 */
export function installIslands(): void {
  if (installed) return;
  installed = true;
  themeIsland();
  consentIsland();
  menuIsland();
  languageIsland();
  offlineIsland();
  cartIsland();
}
