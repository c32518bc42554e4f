import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import { euro, type Money, OTHER_DONOR, type OrderStep, type PricedOrder } from "@tribun/domain";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { OrderTicket } from "@tribun/ui-kit";
import { HoldTime } from "../hold/hold-time.tsx";
import { productOptionsOf } from "../draft/basket.ts";
import { useOrderDraft } from "../draft/use-order-draft.ts";
import type { OrderDraft } from "../machine/order-draft.ts";
import { portedNumber } from "../machine/porting.ts";
import { simName } from "../machine/sim-choice.ts";
import { shownSteps } from "../machine/steps.ts";
import { useCircumstances } from "../wizard/use-circumstances.ts";

type Row = { readonly label: string; readonly value: string };

/** What is paid once, line by line. Zero fees stay hidden here and stand in the contract summary (A15). */
export function feeRows(bill: PricedOrder | OrderPayment, t: Text<"order">, format: Formats): readonly Row[] {
  const fee = (label: string, money: Money | undefined): readonly Row[] =>
    money === undefined || money.amount === 0 ? [] : [{ label, value: format.money(money) }];
  return [
    ...fee(t("ticket.opening"), bill.initialOpeningFee),
    ...fee(t("ticket.numberFee"), bill.specialNumberFee),
    ...fee(t("ticket.jerseyAdvance"), bill.advanceJerseyFee),
    ...fee(t("ticket.jerseyPrint"), bill.jerseyCustomisationFee),
    ...fee(t("ticket.identity"), bill.identityCharge),
    ...fee(t("ticket.discount"), bill.discount),
    ...fee(t("ticket.openingLater"), bill.openingFeeAfterSwitch),
  ];
}

/**
 * What stands beside the sum of today: that VAT is in it, and for a company what it is without (L25).
 * @param business the contract is a company's
 */
export function vatNote(
  business: boolean,
  { dueNow, vat }: Pick<PricedOrder, "dueNow" | "vat">,
  t: Text<"order">,
  format: Formats,
): string {
  return business ? t("ticket.net", { net: format.money(euro(dueNow.amount - vat.amount)) }) : t("ticket.vat");
}

/** The lines of the ticket: what is chosen, and what it costs once. */
export function ticketRows(
  draft: OrderDraft,
  bill: PricedOrder | OrderPayment,
  steps: readonly OrderStep[],
  t: Text<"order">,
  format: Formats,
): readonly Row[] {
  const jersey = productOptionsOf(draft);
  const donor = draft.numberType === "port" ? draft.portingOptions?.donatingProvider : undefined;
  const number = draft.numberType === "port" ? portedNumber(draft) : draft.number?.msisdn;
  const print = [jersey?.name, jersey?.number].filter((part) => part !== undefined).join(" ");
  return [
    { label: t("ticket.number"), value: number === undefined ? t("ticket.still") : format.phone(number) },
    // "Another or not sure" is an answer and no name.
    ...(donor && donor.id !== OTHER_DONOR ? [{ label: t("ticket.donor"), value: donor.name }] : []),
    { label: t("ticket.sim"), value: draft.simType ? t(`sim.${simName(draft)}`) : t("ticket.still") },
    ...(steps.includes("extras")
      ? [
          {
            label: t("ticket.jersey"),
            value:
              draft.jersey === undefined
                ? t("ticket.still")
                : draft.jersey.wanted
                  ? [draft.jersey.size, print].filter((part) => part !== "").join(", ") || t("ticket.still")
                  : t("ticket.without"),
          },
        ]
      : []),
    ...feeRows(bill, t, format),
  ];
}

type OrderSummaryProps = { readonly tariff: Tariff; readonly bill: PricedOrder | OrderPayment };

/** The order as a match ticket beside every step; on a phone a bar at the bottom that opens as a sheet. */
export function OrderSummary({ tariff, bill }: OrderSummaryProps) {
  const t = useText("order");
  const format = useFormat();
  const { draft } = useOrderDraft();
  const { at } = useCircumstances();
  return (
    <OrderTicket
      heading={t("ticket.heading")}
      title={tariff.name}
      numeral={format.number(tariff.dataGb)}
      rows={ticketRows(draft, bill, shownSteps(draft, at), t, format)}
      total={{ label: t("ticket.now"), note: vatNote(at.business, bill, t, format), value: format.money(bill.dueNow) }}
      after={{ label: t(draft.numberType === "port" ? "ticket.monthlyLater" : "ticket.monthly"), value: format.money(bill.monthly) }}
      mobileBar={{ openLabel: t("ticket.open"), closeLabel: t("ticket.close"), clock: <HoldTime /> }}
    />
  );
}
