import { ExtrasStep } from "@tribun/checkout-wizard/steps/extras";
import { OrderFrame } from "../shared/order-frame.tsx";

/** `/order/extras`. */
export function OrderExtras() {
  return (
    <OrderFrame step="extras">
      <ExtrasStep />
    </OrderFrame>
  );
}
