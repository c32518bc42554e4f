import { useQuery } from "@tanstack/react-query";
import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import type { PricedOrder } from "@tribun/domain";
import { useFormat, useLanguage } from "@tribun/i18n";
import { Ribbon, ShirtNumber, Skeleton } from "@tribun/ui-kit";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { basketOf } from "../../draft/basket.ts";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import { isCompanys } from "../../machine/obstacle.ts";
import { letHoldEnd } from "../../machine/order-draft.ts";
import { HoldPanel } from "../../hold/hold-panel.tsx";
import { useWizard } from "../../wizard/environment.tsx";
import { LostPart } from "../../wizard/lost-part.tsx";
import { couponQuery } from "../../wizard/queries.ts";
import { StepNav } from "../../wizard/step-nav.tsx";
import { useBill } from "../../wizard/use-bill.ts";
import { AccountBlock, AccountWays } from "./account-block.tsx";
import styles from "./approval.module.css";
import { Costs } from "./costs.tsx";
import { CouponBlock } from "./coupon-block.tsx";
import type { OrderFormProps } from "./order-form.tsx";
import { PaymentBlock } from "./payment-block.tsx";
import { Review } from "./review.tsx";
import { useFields } from "./use-fields.ts";
import { usePayment } from "./use-payment.ts";
import { useContractSummary } from "./use-contract-summary.ts";

const loadForm = () => import("./order-form.tsx");
/** Only who is signed in orders: a guest needs nothing of it. */
const OrderForm = lazy<ComponentType<OrderFormProps>>(() =>
  loadForm().then(
    (module) => ({ default: module.OrderForm }),
    () => ({ default: LostPart }),
  ),
);

/** Step 4: look over all of it as one ticket, prove who orders, open the contract summary, order. */
export function ApprovalStep() {
  const { tariff, bill } = useBill();
  // Asked for while the tariff is.
  useFields();
  return tariff && bill ? <Approval tariff={tariff} bill={bill} /> : <Skeleton height="420px" shape="card" />;
}

type Facts = { readonly tariff: Tariff; readonly bill: PricedOrder | OrderPayment };

function Approval({ tariff, bill }: Facts) {
  const language = useLanguage();
  const format = useFormat();
  const { api, session, user, retrySession } = useWizard();
  const { draft, change } = useOrderDraft();
  const contract = useContractSummary(draft.openOrder === undefined ? basketOf(draft, isCompanys(draft.tariff, user)) : undefined);
  const payment = usePayment();
  const fields = useFields();
  const guest = session === "unauthenticated";
  useEffect(() => {
    // While it is asked who is signed in. What fails here is said where it is drawn.
    if (!guest) void loadForm().catch(() => undefined);
  }, [guest]);
  const [found] = useState(draft.openOrder?.checkoutId);
  const refused = contract.numberRefused;
  const ported = draft.numberType === "port";
  useEffect(() => {
    // The operator's word counts, whatever this page's clock says: the panel then offers the number again.
    if (refused && !ported) change(letHoldEnd);
  }, [refused, ported, change]);
  const coupon = useQuery(couponQuery(api, language, draft.couponCode, tariff.id)).data;
  if (draft.openOrder !== undefined && !guest) {
    // It stands above all else, and would push that down.
    if (fields === undefined) return <Skeleton height="420px" shape="card" />;
    return (
      <div className={styles["step"]}>
        {fields === "lost" ? <LostPart /> : <fields.OpenOrderNotice order={draft.openOrder} found={found} payment={payment} />}
        <PaymentBlock payment={payment} />
        <Review tariff={tariff} bill={bill} />
        <Costs bill={bill} />
        <StepNav step="approval" />
      </div>
    );
  }
  const form = <Skeleton height="640px" shape="card" />;
  const choices = (
    <>
      <CouponBlock coupon={coupon} refusal={contract.couponRefusal} />
      <PaymentBlock payment={payment} />
    </>
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
          <Suspense fallback={form}>
            <OrderForm user={user} tariff={tariff} bill={bill} contract={contract} payment={payment}>
              {choices}
            </OrderForm>
          </Suspense>
        ) : session === "loading" ? (
          // What could be chosen here would be drawn anew a moment later, and the focus gone with it.
          form
        ) : (
          <>
            {choices}
            <div className={styles["tear"]} />
            <Costs bill={bill} />
          </>
        )}
      </div>
      <StepNav step="approval">{guest && retrySession === undefined && <AccountWays />}</StepNav>
    </div>
  );
}
