import { CART_KEY } from "../hand-over.ts";
import { readItem } from "../storage.ts";

/** Tells at the root element whether something is in the cart; style shows it, so that React finds the header it has drawn. */
export function showCart(filled: boolean): void {
  const { dataset } = document.documentElement;
  if (filled) dataset["cart"] = "filled";
  else delete dataset["cart"];
}

/** Shows what was left in the cart, on pages that React has not taken over, and what another tab puts in or takes out. */
export function cartIsland(): void {
  const look = () => showCart(hasTariff(readItem(CART_KEY)));
  look();
  addEventListener("storage", look);
}

/** A first glance, without the wizard's schema: an order of yesterday is thrown away where it is read in full. */
function hasTariff(stored: string | undefined): boolean {
  try {
    const { draft } = JSON.parse(stored ?? "{}") as { draft?: { tariff?: unknown } };
    return draft?.tariff !== undefined;
  } catch {
    return false;
  }
}
