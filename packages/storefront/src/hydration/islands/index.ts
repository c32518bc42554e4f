import { cartIsland } from "./cart.ts";
import { consentIsland } from "./consent.ts";
import { languageIsland } from "./language.ts";
import { menuIsland } from "./menu.ts";
import { offlineIsland } from "./offline.ts";
import { themeIsland } from "./theme.ts";

let installed = false;

/**
 * What a page does without React, before it and beside it: theme, consent with its tags, the phone's menu, the cart, the language, the
 * network's state.
 * An island listens at the document and changes the root element alone, so that React finds the markup it has drawn.
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
