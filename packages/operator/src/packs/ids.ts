import { orderNumber } from "../base/ids.ts";

/** A purchase's number for the fan, for example PKT-7K3M-9QXD. */
export function packNumber(): string {
  return orderNumber().replace("TRB", "PKT");
}
