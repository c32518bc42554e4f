import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import { useState } from "react";
import type { PricedOrder } from "@tribun/domain";
import { useFormat } from "@tribun/i18n";
import { Ribbon, ShirtNumber, Skeleton } from "@tribun/ui-kit";
import { HoldPanel } from "../../hold/hold-panel.tsx";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { useWizard } from "../../shared/environment.tsx";
import { StepNav } from "../../shared/step-nav.tsx";
import { useBill } from "../../shared/use-bill.ts";
import { AccountBlock } from "./account-block.tsx";
import styles from "./approval.module.css";
import { Costs } from "./costs.tsx";
import { OwnPart } from "./lower-part.tsx";
import { Review } from "./review.tsx";
import { WaitingOrder } from "./waiting-order.tsx";

/** Step 4: review the whole order, prove the identity, open the contract summary, order. */
export function Approval() {
  const { tariff, bill } = useBill();
  return tariff && bill ? <ApprovalOf tariff={tariff} bill={bill} /> : <Skeleton height="420px" shape="card" />;
}

type Facts = { readonly tariff: Tariff; readonly bill: PricedOrder | OrderPayment };

function ApprovalOf({ tariff, bill }: Facts) {
  const format = useFormat();
  const { session, user } = useWizard();
  const { draft } = useOrderDraft();
  const guest = session === "unauthenticated";
  const [found] = useState(draft.openOrder?.checkoutId);
  if (draft.openOrder !== undefined && !guest) {
    return <WaitingOrder order={draft.openOrder} found={found} tariff={tariff} bill={bill} />;
  }
  // Taller than a screen, so that the fan does not see the content below move when the form loads.
  const form = <Skeleton height="1600px" shape="card" />;
  return (
    <div className={styles["step"]}>
      <HoldPanel id="hold" />
      <div className={styles["ticket"]}>
        <div className={styles["cap"]} data-surface="club" aria-hidden="true">
          <b>{tariff.name}</b>
          <ShirtNumber size="s">{format.number(tariff.dataGb)}</ShirtNumber>
        </div>
        <Ribbon size="m" on="surface" />
        <Review tariff={tariff} bill={bill} />
        {guest && <AccountBlock />}
        {user ? (
          <OwnPart user={user} tariff={tariff} bill={bill} />
        ) : session === "loading" ? (
          // Fields shown now would be rendered again after the session check and lose the focus.
          form
        ) : (
          <>
            <div className={styles["tear"]} />
            <Costs bill={bill} />
          </>
        )}
      </div>
      <StepNav step="approval" />
    </div>
  );
}
