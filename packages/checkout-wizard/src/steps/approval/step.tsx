import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import { useRef, useState } from "react";
import type { PricedOrder } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Button, RenderWhenNear, Ribbon, ShirtNumber, Skeleton } from "@tribun/ui-kit";
import { HoldPanel } from "../../hold/hold-panel.tsx";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { useWizard } from "../../shared/environment.tsx";
import { MainAction } from "../../shared/main-action.tsx";
import { StepNav } from "../../shared/step-nav.tsx";
import { useBill } from "../../shared/use-bill.ts";
import { AccountBlock } from "./account-block.tsx";
import styles from "./approval.module.css";
import { Costs } from "./costs.tsx";
import { OwnPart } from "./lower-part.tsx";
import { Review } from "./review.tsx";
import { WaitingOrder } from "./waiting-order.tsx";

/** The choices fill the first screen of a phone, whose last 100 px the dock covers: the rest loads once it comes out from under the dock. */
const AHEAD = "-100px";

/** Step 4: review the whole order, prove the identity, open the contract summary, order. */
export function Approval() {
  const { tariff, bill } = useBill();
  return tariff && bill ? <ApprovalOf tariff={tariff} bill={bill} /> : <Skeleton height="420px" shape="card" />;
}

type Facts = { readonly tariff: Tariff; readonly bill: PricedOrder | OrderPayment };

function ApprovalOf({ tariff, bill }: Facts) {
  const format = useFormat();
  const t = useText("order");
  const { session, user } = useWizard();
  const { draft } = useOrderDraft();
  const guest = session === "unauthenticated";
  const [found] = useState(draft.openOrder?.checkoutId);
  const [wanted, setWanted] = useState(false);
  const lower = useRef<HTMLDivElement>(null);
  if (draft.openOrder !== undefined && !guest) {
    return <WaitingOrder order={draft.openOrder} found={found} tariff={tariff} bill={bill} />;
  }
  // Taller than a screen, so that the fan does not see the content below move when the form loads.
  const form = <Skeleton height="1600px" shape="card" />;
  const before = (
    <div ref={lower}>
      {form}
      <MainAction>
        <Button
          onClick={() => {
            lower.current?.scrollIntoView();
            setWanted(true);
          }}
        >
          {t("nav.toOrder")}
        </Button>
      </MainAction>
    </div>
  );
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
          // Show the form at once if the fan was editing the person.
          <RenderWhenNear before={before} ahead={AHEAD} wanted={wanted || draft.edits?.person !== undefined}>
            <OwnPart user={user} tariff={tariff} bill={bill} place={form} />
          </RenderWhenNear>
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
