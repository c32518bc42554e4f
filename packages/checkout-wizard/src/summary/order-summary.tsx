import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import { euro, type Money, OTHER_DONOR, type PricedOrder } from "@tribun/domain";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { OrderTicket } from "@tribun/ui-kit";
import { HeldNumber } from "../hold/held-number.tsx";
import { productOptionsOf } from "../shared/basket.ts";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { isCompanys } from "../machine/obstacle.ts";
import type { OrderDraft } from "../draft/order-draft.ts";
import { portedNumber } from "../machine/porting.ts";
import { simName } from "../machine/sim-choice.ts";
import { useWizard } from "../shared/environment.tsx";
import { usePrice } from "../shared/use-price.ts";

type Row = { readonly label: string; readonly value: string };

/** The one-off fees line by line. Zero fees are hidden here; the contract summary lists them (A15). */
export function feeRows(bill: PricedOrder | OrderPayment, t: Text<"ticket">, format: Formats): readonly Row[] {
  const fee = (label: string, money: Money | undefined): readonly Row[] =>
    money === undefined || money.amount === 0 ? [] : [{ label, value: format.money(money) }];
  return [
    ...fee(t("opening"), bill.initialOpeningFee),
    ...fee(t("numberFee"), bill.specialNumberFee),
    ...fee(t("jerseyAdvance"), bill.advanceJerseyFee),
    ...fee(t("jerseyPrint"), bill.jerseyCustomisationFee),
    ...fee(t("identity"), bill.identityCharge),
    ...fee(t("discount"), bill.discount),
    ...fee(t("openingLater"), bill.openingFeeAfterSwitch),
  ];
}

/**
 * The note beside the amount due today: that it includes VAT, and for a company its net amount (L25).
 * @param business the contract is a company's
 */
export function vatNote(
  business: boolean,
  { dueNow, vat }: Pick<PricedOrder, "dueNow" | "vat">,
  t: Text<"ticket">,
  format: Formats,
): string {
  return business ? t("net", { net: format.money(euro(dueNow.amount - vat.amount)) }) : t("vat");
}

/** The lines of the order summary: the choices and their one-off costs. */
export function ticketRows(
  draft: OrderDraft,
  bill: PricedOrder | OrderPayment,
  withJersey: boolean,
  t: Text<"ticket">,
  format: Formats,
): readonly Row[] {
  const jersey = productOptionsOf(draft);
  const donor = draft.numberType === "port" ? draft.portingOptions?.donatingProvider : undefined;
  const number = draft.numberType === "port" ? portedNumber(draft) : draft.number?.msisdn;
  const print = [jersey?.name, jersey?.number].filter((part) => part !== undefined).join(" ");
  return [
    { label: t("number"), value: number === undefined ? t("still") : format.phone(number) },
    // "Another or not sure" is an answer but no provider's name.
    ...(donor && donor.id !== OTHER_DONOR ? [{ label: t("donor"), value: donor.name }] : []),
    { label: t("sim"), value: draft.simType ? t(`sims.${simName(draft)}`) : t("still") },
    ...(withJersey
      ? [
          {
            label: t("jersey"),
            value:
              draft.jersey === undefined
                ? t("still")
                : draft.jersey.wanted
                  ? [draft.jersey.size, print].filter((part) => part !== "").join(", ") || t("still")
                  : t("without"),
          },
        ]
      : []),
    ...feeRows(bill, t, format),
  ];
}

type OrderSummaryProps = {
  readonly tariff: Tariff;
  readonly bill: PricedOrder | OrderPayment;
  /** The order has a jersey step. */
  readonly withJersey: boolean;
  /** Receives the place of the step's main action. */
  readonly slot: (element: HTMLElement | null) => void;
};

/** The order summary beside every step with the step's main action; on a phone both are a dock at the bottom. */
export function OrderSummary({ tariff, bill, withJersey, slot }: OrderSummaryProps) {
  const t = useText("ticket");
  const format = useFormat();
  const { draft } = useOrderDraft();
  const { user } = useWizard();
  const price = usePrice();
  return (
    <OrderTicket
      heading={t("heading")}
      title={tariff.name}
      numeral={format.number(tariff.dataGb)}
      rows={ticketRows(draft, bill, withJersey, t, format)}
      total={{ label: t("now"), note: vatNote(isCompanys(draft.tariff, user), bill, t, format), value: format.money(bill.dueNow) }}
      after={{ label: t(draft.numberType === "port" ? "monthlyLater" : "monthly"), value: price(bill.monthly).text }}
      dock={{ openLabel: t("open"), closeLabel: t("close"), held: <HeldNumber />, slot }}
    />
  );
}
