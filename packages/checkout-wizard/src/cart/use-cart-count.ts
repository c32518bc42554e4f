import { useOrderDraft } from "../store/use-order-draft.ts";
import { cartCount } from "../machine/cart.ts";

/** How many things lie in the cart; 0 on the server and until the browser's storage was read. */
export function useCartCount(): number {
  return cartCount(useOrderDraft().draft);
}
