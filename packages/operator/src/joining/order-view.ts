import type { Intent, Order } from "@tribun/api-client/contract";
import { buildLpa, euro, type Language, METHODS_BY_VERSION, transactionStatusOf } from "@tribun/domain";
import type { TariffRow } from "../db/schema/catalogue.ts";
import type { LineRow, SimRow } from "../db/schema/lines.ts";
import type { OrderRow, StoredPayment } from "../db/schema/orders.ts";
import type { CheckoutRow } from "../db/schema/payments.ts";
import type { PortingRow } from "../db/schema/portings.ts";
import type { Team } from "../base/teams.ts";
import { checkoutUrl, versionOf } from "../payments/checkout/store.ts";
import { isNamed, portingInfoView } from "../portings/view.ts";
import { shopCardView } from "../lines/sims/shop-card.ts";
import { tariffView } from "../catalogue/tariffs/tariff-view.ts";

/** The contract's view of an order's price. */
export function paymentView(stored: StoredPayment): Order["summary"]["payment"] {
  return {
    initialOpeningFee: euro(stored.initialOpeningFee),
    jerseyCustomisationFee: euro(stored.jerseyCustomisationFee),
    advanceJerseyFee: euro(stored.advanceJerseyFee),
    specialNumberFee: euro(stored.specialNumberFee),
    identityCharge: euro(stored.identityCharge),
    ...(stored.discount !== undefined && { discount: euro(stored.discount) }),
    ...(stored.openingFeeAfterSwitch !== undefined && { openingFeeAfterSwitch: euro(stored.openingFeeAfterSwitch) }),
    monthly: euro(stored.monthly),
    dueNow: euro(stored.dueNow),
    totalInclVat: euro(stored.dueNow),
    vat: euro(stored.vat),
  };
}

function summaryView(order: OrderRow, tariff: TariffRow, porting?: PortingRow): Order["summary"] {
  const { firstName, lastName, email, street, houseNumber, postalCode, city } = order.person;
  return {
    user: { firstName, lastName, email, street, houseNumber, postalCode, city },
    line: {
      status: order.state,
      tariffName: tariff.name,
      dataGb: tariff.dataGb + order.bonusGb,
      msisdn: order.msisdn,
      ...(order.numberType === "port" &&
        order.porting && {
          portedNumber: order.msisdn,
          portTime: porting?.date ?? order.porting.mnpType,
          ...(isNamed(porting ?? order.porting) && { currentOperator: (porting ?? order.porting).donorName }),
        }),
      simType: order.simType,
    },
    ...(order.jersey && { jersey: order.jersey }),
    payment: paymentView(order.payment),
  };
}

/** The contract's view of a submitted order. */
export function intentView(order: OrderRow, tariff: TariffRow, checkout: CheckoutRow, team: Team): Intent {
  return {
    orderId: order.id,
    tId: order.transactionId,
    checkoutId: checkout.id,
    checkoutUrl: checkoutUrl(team, checkout.id),
    transactionStatus: transactionStatusOf(order.state),
    methods: [...METHODS_BY_VERSION[versionOf(checkout.paymentVersion)]],
    dueNow: euro(order.payment.dueNow),
    expiresAt: checkout.expiresAt.toISOString(),
    summary: summaryView(order, tariff),
  };
}

/** What an order's view shows beside its own row. */
export type OrderFacts = {
  readonly language: Language;
  readonly tariff: TariffRow;
  readonly checkout: CheckoutRow | undefined;
  readonly holdEnd: Date | undefined;
  readonly line: LineRow | undefined;
  readonly sim: SimRow | undefined;
  readonly parcel: NonNullable<Order["parcel"]> | undefined;
  readonly jerseyParcel: NonNullable<Order["jerseyParcel"]> | undefined;
  readonly porting: PortingRow | undefined;
  /** Whether the network has recorded usage on the line. */
  readonly cardInUse: boolean;
};

/** The contract's view of an order, for its owner. */
export function orderView(order: OrderRow, facts: OrderFacts): Order {
  const { language, tariff, checkout, holdEnd, line, sim, parcel, jerseyParcel, porting, cardInUse } = facts;
  const esim =
    sim?.type === "esim" && sim.smdpAddress !== null && sim.matchingId !== null && sim.downloadedAt === null
      ? { smdpAddress: sim.smdpAddress, matchingId: sim.matchingId, iccid: sim.iccid }
      : undefined;
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    transactionStatus: transactionStatusOf(order.state),
    createdAt: order.createdAt.toISOString(),
    ...(order.activatedAt && { activatedAt: order.activatedAt.toISOString() }),
    tariff: tariffView(tariff, language),
    summary: summaryView(order, tariff, porting),
    ...(checkout && { checkoutId: checkout.id }),
    ...(holdEnd && { holdExpiresAt: holdEnd.toISOString() }),
    contractSummaryId: order.contractSummaryId,
    ...(esim && { esim: { lpa: buildLpa(esim), ...esim } }),
    ...(sim?.downloadedAt && { esimLoadedAt: sim.downloadedAt.toISOString() }),
    ...(parcel && { parcel }),
    ...(jerseyParcel && { jerseyParcel }),
    ...(order.simIccid !== null && { shopCard: shopCardView(order.simIccid, cardInUse) }),
    ...(line && { lineId: line.id }),
    ...(porting && { porting: portingInfoView(porting) }),
  };
}
