import { useQuery } from "@tanstack/react-query";
import type { OrderPayment, Tariff, User } from "@tribun/api-client/contract";
import type { PricedOrder } from "@tribun/domain";
import { useLanguage } from "@tribun/i18n";
import { useEffect } from "react";
import { basketOf } from "../../shared/basket.ts";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { isCompanys } from "../../machine/obstacle.ts";
import { expireHold } from "../../draft/order-draft.ts";
import { useWizard } from "../../shared/environment.tsx";
import { couponQuery } from "../../shared/queries.ts";
import { CouponBlock } from "./coupon-block.tsx";
import { OrderForm } from "./order-form/order-form.tsx";
import { PaymentBlock } from "./payment-block.tsx";
import { useContractSummary } from "./use-contract-summary.ts";
import { usePayment } from "./use-payment.ts";

type OwnPartProps = {
  readonly user: User;
  readonly tariff: Tariff;
  readonly bill: PricedOrder | OrderPayment;
};

/** Everything that a signed-in fan chooses, proves and sends, with the contract summary of exactly this order. */
export function OwnPart(facts: OwnPartProps) {
  const language = useLanguage();
  const { api, user } = useWizard();
  const { draft, change } = useOrderDraft();
  // An open order gets no new contract summary.
  const contract = useContractSummary(draft.openOrder === undefined ? basketOf(draft, isCompanys(draft.tariff, user)) : undefined);
  const payment = usePayment();
  const refused = contract.numberRefused;
  const ported = draft.numberType === "port";
  useEffect(() => {
    // The operator's answer counts, whatever this page's clock says; the panel then offers the number again.
    if (refused && !ported) change(expireHold);
  }, [refused, ported, change]);
  const coupon = useQuery(couponQuery(api, language, draft.couponCode, facts.tariff.id)).data;
  return (
    <OrderForm {...facts} contract={contract} payment={payment} waysShown={payment.known}>
      <CouponBlock coupon={coupon} refusal={contract.couponRefusal} />
      <PaymentBlock payment={payment} />
    </OrderForm>
  );
}
