import { ApprovalStep } from "@tribun/checkout-wizard/steps/approval";
import { OrderFrame } from "../shared/order-frame.tsx";

/** `/order/approval`. */
export function OrderApproval() {
  return (
    <OrderFrame step="approval">
      <ApprovalStep />
    </OrderFrame>
  );
}
