import { ORDER_KEY } from "../hand-over.ts";
import { readItem } from "../storage.ts";

/** Tells at the root element whether something is in the cart; style shows it, so that React finds the header it has drawn. */
export function showCart(filled: boolean): void {
  const { dataset } = document.documentElement;
  if (filled) dataset["cart"] = "filled";
  else delete dataset["cart"];
}

/** Shows what was left in the cart, on pages that React has not taken over, and what another tab puts in or takes out. */
export function cartIsland(): void {
  // A first glance: an order of yesterday is thrown away where it is read in full.
  const look = () => showCart(readItem(ORDER_KEY)?.includes('"tariff":') ?? false);
  look();
  addEventListener("storage", look);
}
