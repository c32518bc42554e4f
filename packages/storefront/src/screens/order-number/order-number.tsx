import { NumberStep } from "@tribun/checkout-wizard/steps/number";
import { OrderFrame } from "../order-frame/order-frame.tsx";

/** `/order/number`. */
export function OrderNumber() {
  return (
    <OrderFrame step="number">
      <NumberStep />
    </OrderFrame>
  );
}
