import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import type { PricedOrder } from "@tribun/domain";
import type { OpenOrder } from "../../draft/order-draft.ts";
import { StepNav } from "../../shared/step-nav.tsx";
import styles from "./approval.module.css";
import { Costs } from "./costs.tsx";
import { OpenOrderNotice } from "./fields/open-order.tsx";
import { PaymentBlock } from "./payment-block.tsx";
import { Review } from "./review.tsx";
import { usePayment } from "./use-payment.ts";

type WaitingOrderProps = {
  readonly order: OpenOrder;
  /** The payment that was open when the page loaded. */
  readonly found: string | undefined;
  readonly tariff: Tariff;
  readonly bill: PricedOrder | OrderPayment;
};

/** An order that waits for its payment: the fan reviews it and pays. */
export function WaitingOrder({ order, found, tariff, bill }: WaitingOrderProps) {
  const payment = usePayment();
  return (
    <div className={styles["step"]}>
      <OpenOrderNotice order={order} found={found} payment={payment} />
      <PaymentBlock payment={payment} />
      <Review tariff={tariff} bill={bill} />
      <Costs bill={bill} />
      <StepNav step="approval" />
    </div>
  );
}
