import { NumberStep } from "@tribun/checkout-wizard/steps/number";
import { OrderFrame } from "../shared/order-frame.tsx";

/** `/order/number`. */
export function OrderNumber() {
  return (
    <OrderFrame step="number">
      <NumberStep />
    </OrderFrame>
  );
}
