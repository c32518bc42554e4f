import { orderNumber } from "../orders/ids.ts";

/** Number of a purchase as the fan reads it: PKT-7K3M-9QXD. */
export function packNumber(): string {
  return orderNumber().replace("TRB", "PKT");
}
