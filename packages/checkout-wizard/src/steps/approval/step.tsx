import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import { useState } from "react";
import type { PricedOrder } from "@tribun/domain";
import { useFormat } from "@tribun/i18n";
import { OnceSeen, Ribbon, ShirtNumber, Skeleton } from "@tribun/ui-kit";
import { HoldPanel } from "../../hold/hold-panel.tsx";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { useWizard } from "../../shared/environment.tsx";
import { StepNav } from "../../shared/step-nav.tsx";
import { useBill } from "../../shared/use-bill.ts";
import { AccountBlock, AccountWays } from "./account-block.tsx";
import styles from "./approval.module.css";
import { Costs } from "./costs.tsx";
import { OwnPart } from "./lower-part.tsx";
import { Review } from "./review.tsx";
import { WaitingOrder } from "./waiting-order.tsx";

/** What was chosen fills the first screen of a phone and nothing more: further ahead all of it would come at once. */
const AHEAD = "100px";

/** Step 4: look over all of it as one ticket, prove who orders, open the contract summary, order. */
export function Approval() {
  const { tariff, bill } = useBill();
  return tariff && bill ? <ApprovalOf tariff={tariff} bill={bill} /> : <Skeleton height="420px" shape="card" />;
}

type Facts = { readonly tariff: Tariff; readonly bill: PricedOrder | OrderPayment };

function ApprovalOf({ tariff, bill }: Facts) {
  const format = useFormat();
  const { session, user, retrySession } = useWizard();
  const { draft } = useOrderDraft();
  const guest = session === "unauthenticated";
  const [found] = useState(draft.openOrder?.checkoutId);
  if (draft.openOrder !== undefined && !guest) {
    return <WaitingOrder order={draft.openOrder} found={found} tariff={tariff} bill={bill} />;
  }
  // Higher than a screen: what stands below must not be seen going down when it comes.
  const form = <Skeleton height="1600px" shape="card" />;
  return (
    <div className={styles["step"]}>
      <HoldPanel id="hold" />
      <div className={styles["ticket"]}>
        <div className={styles["cap"]} data-surface="club" aria-hidden="true">
          <b>{tariff.name}</b>
          <ShirtNumber size="m">{format.number(tariff.dataGb)}</ShirtNumber>
        </div>
        <Ribbon size="m" on="surface" />
        <Review tariff={tariff} bill={bill} />
        {guest && <AccountBlock />}
        {user ? (
          // Whoever was changing who they are, is again.
          <OnceSeen before={form} ahead={AHEAD} wanted={draft.edits?.person !== undefined}>
            <OwnPart user={user} tariff={tariff} bill={bill} place={form} />
          </OnceSeen>
        ) : session === "loading" ? (
          // What could be chosen here would be drawn anew a moment later, and the focus gone with it.
          form
        ) : (
          <>
            <div className={styles["tear"]} />
            <Costs bill={bill} />
          </>
        )}
      </div>
      <StepNav step="approval">{guest && retrySession === undefined && <AccountWays />}</StepNav>
    </div>
  );
}
