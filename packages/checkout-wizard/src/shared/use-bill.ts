import { useQuery } from "@tanstack/react-query";
import type { Coupon, OrderPayment, ProductPlan, Tariff } from "@tribun/api-client/contract";
import { euro, type PricedOrder, priceOrder } from "@tribun/domain";
import { useLanguage } from "@tribun/i18n";
import { basketOf, productOptionsOf } from "./basket.ts";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { isCompanys } from "../machine/obstacle.ts";
import { goesWithJersey, type OrderDraft } from "../draft/order-draft.ts";
import { useWizard } from "./environment.tsx";
import { couponQuery, plansQuery, summaryQuery, tariffQuery } from "./queries.ts";

type Priced = { readonly tariff: Tariff; readonly plans: readonly ProductPlan[]; readonly coupon?: Coupon };

/** Prices the draft by the same rules as the operator; until a SIM is chosen, the tariff's first SIM type counts. */
export function billOf(draft: OrderDraft, { tariff, plans, coupon }: Priced): PricedOrder {
  const jersey = productOptionsOf(draft);
  const plan = plans.find((candidate) => candidate.id === jersey?.planId);
  return priceOrder({
    tariff,
    numberType: draft.numberType,
    simType: draft.simType ?? tariff.simTypes[0] ?? "physical",
    ...(draft.number && { numberFee: euro(draft.number.feeCents) }),
    ...(plan && {
      jersey: {
        advanceFee: plan.advanceFee,
        customisationFee: plan.customisationFee,
        ...(jersey?.name !== undefined && { name: jersey.name }),
        ...(jersey?.number !== undefined && { number: jersey.number }),
      },
    }),
    ...(coupon && { discount: coupon }),
  });
}

/** Tariff and current bill of the draft; both undefined until the tariff has loaded. */
export function useBill(): { readonly tariff: Tariff | undefined; readonly bill: PricedOrder | OrderPayment | undefined } {
  const { api, user } = useWizard();
  const language = useLanguage();
  const { draft } = useOrderDraft();
  const tariffId = draft.tariff?.id ?? "";
  const tariff = useQuery(tariffQuery(api, language, tariffId)).data;
  const wanted = draft.jersey?.wanted === true && goesWithJersey(draft);
  const plans = useQuery({ ...plansQuery(api, language, tariffId), enabled: wanted && tariffId !== "" }).data;
  const coupon = useQuery(couponQuery(api, language, draft.couponCode, tariffId)).data;
  // Once the operator has priced exactly this basket, show its amounts.
  const business = isCompanys(draft.tariff, user);
  const summary = useQuery({ ...summaryQuery(api, language, basketOf(draft, business), business), enabled: false }).data;
  return {
    tariff,
    bill: summary?.payment ?? (tariff && billOf(draft, { tariff, plans: plans ?? [], ...(coupon && { coupon }) })),
  };
}
