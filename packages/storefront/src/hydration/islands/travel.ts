import { within } from "../within.ts";

const NUMERAL = "numeral";

/**
 * Gives the number of a card whose link was pressed the name by which it moves to the next page in one piece, before the browser takes
 * its picture. Whatever had the name before loses it: a page may have one.
 */
export function travelIsland(): void {
  let named: HTMLElement | undefined;
  document.addEventListener(
    "click",
    ({ target }) => {
      const numeral = within(within(target, "a"), "article")?.querySelector<HTMLElement>("[data-travel]");
      if (!numeral) return;
      named?.style.removeProperty("view-transition-name");
      numeral.style.setProperty("view-transition-name", NUMERAL);
      named = numeral;
    },
    { capture: true },
  );
}
