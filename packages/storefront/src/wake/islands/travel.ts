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
      const card = target instanceof Element && target.closest("a") ? target.closest("article") : null;
      const numeral = card?.querySelector<HTMLElement>("[data-travel]");
      if (!numeral) return;
      named?.style.removeProperty("view-transition-name");
      numeral.style.setProperty("view-transition-name", NUMERAL);
      named = numeral;
    },
    { capture: true },
  );
}
