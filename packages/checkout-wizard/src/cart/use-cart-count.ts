import { useOrderDraft } from "../store/use-order-draft.ts";
import { cartCount } from "../machine/cart.ts";

/** Number of items in the cart; 0 on the server and until the browser's storage has been read. */
export function useCartCount(): number {
  return cartCount(useOrderDraft().draft);
}
