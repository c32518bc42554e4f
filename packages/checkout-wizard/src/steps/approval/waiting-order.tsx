import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import type { PricedOrder } from "@tribun/domain";
import { Skeleton } from "@tribun/ui-kit";
import type { OpenOrder } from "../../draft/order-draft.ts";
import { LostPart } from "../../shared/lost-part.tsx";
import { StepNav } from "../../shared/step-nav.tsx";
import styles from "./approval.module.css";
import { Costs } from "./costs.tsx";
import { PaymentBlock } from "./payment-block.tsx";
import { Review } from "./review.tsx";
import { useFields } from "./use-fields.ts";
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
  const fields = useFields();
  // The notice is above everything else, so loading it later would push the rest down.
  if (fields === undefined) return <Skeleton height="420px" shape="card" />;
  return (
    <div className={styles["step"]}>
      {fields === "lost" ? <LostPart /> : <fields.OpenOrderNotice order={order} found={found} payment={payment} />}
      <PaymentBlock payment={payment} fields={fields} />
      <Review tariff={tariff} bill={bill} />
      <Costs bill={bill} />
      <StepNav step="approval" />
    </div>
  );
}
