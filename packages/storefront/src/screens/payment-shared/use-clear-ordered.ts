import { useOrderDraft } from "@tribun/checkout-wizard";
import { useEffect } from "react";

/** Empties the cart once its order is confirmed as paid; a newer order begun meanwhile stays. */
export function useClearOrdered(orderId: string | undefined, confirmed: boolean): void {
  const { ready, draft, clear } = useOrderDraft();
  const ordered = draft.openOrder?.orderId;
  useEffect(() => {
    if (ready && confirmed && orderId !== undefined && ordered === orderId) clear();
  }, [ready, confirmed, orderId, ordered, clear]);
}
