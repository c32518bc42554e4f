import { ORDER_KEY } from "../hand-over.ts";
import { readItem } from "../storage.ts";

/** Marks on the root element whether the cart holds something. CSS shows it, so that React finds the header that it rendered. */
export function showCart(filled: boolean): void {
  const { dataset } = document.documentElement;
  if (filled) dataset["cart"] = "filled";
  else delete dataset["cart"];
}

/** Shows before hydration whether the cart holds something, also when another tab changes it. */
export function cartIsland(): void {
  // Only a quick check: the code that reads the cart in full discards an order of yesterday.
  const look = () => showCart(readItem(ORDER_KEY)?.includes('"tariff":') ?? false);
  look();
  addEventListener("storage", look);
}
