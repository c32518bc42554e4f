import { within } from "../press.ts";

const NUMERAL = "numeral";

/**
 * Names the number of the card whose link was pressed, before the browser takes its snapshot, so that the number moves to the next page in
 * one piece. Removes the name from an earlier number, because a page may have it only once.
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
