import { IDENTITY_CHARGE_CENTS } from "../values/constants.ts";
import type { NumberType, SimType, CouponType } from "../values/enums.ts";
import { euro, type Money, sum, vatOf } from "../values/money.ts";

/** What a coupon gives: percent off, cents off, or gigabytes instead of money. */
export type Discount = { readonly type: CouponType; readonly value: number };

/** Everything that determines the price of an order; amounts are gross. */
export type PricedBasket = {
  readonly tariff: { readonly price: Money; readonly connectionFee: Money; readonly connectionFeeEsim: Money };
  readonly numberType: NumberType;
  readonly simType: SimType;
  /** Selection fee of the chosen number; zero for a standard one. */
  readonly numberFee?: Money;
  readonly jersey?: { readonly advanceFee: Money; readonly customisationFee: Money; readonly name?: string; readonly number?: number };
  readonly discount?: Discount;
};

/** The price of an order. Every line is gross; `discount` is negative, so that the lines add up to the total. */
export type PricedOrder = {
  readonly initialOpeningFee: Money;
  readonly jerseyCustomisationFee: Money;
  readonly advanceJerseyFee: Money;
  readonly specialNumberFee: Money;
  readonly identityCharge: Money;
  readonly discount?: Money;
  /** Opening fee of a ported number: due with the first invoice after the switch, and not before (§ 59(3) TKG). */
  readonly openingFeeAfterSwitch?: Money;
  /** Monthly price, from the first invoice on. */
  readonly monthly: Money;
  /** Due at checkout: all one-off lines. The monthly price is billed afterwards (postpaid, L17). */
  readonly dueNow: Money;
  readonly totalInclVat: Money;
  /** VAT contained in `totalInclVat`. */
  readonly vat: Money;
};

/** True when the jersey is customised: only then the fan has no right of withdrawal (L22) and customisation is charged. */
export function isPersonalised(jersey: { readonly name?: string | undefined; readonly number?: number | undefined }): boolean {
  return (jersey.name ?? "").trim() !== "" || jersey.number !== undefined;
}

/**
 * Prices a basket. A ported number costs nothing before the switch has succeeded (§ 59(3) TKG), so the opening and number fees are zero.
 * The identity charge is settled with the first invoice, and no coupon reduces it.
 */
export function priceOrder(basket: PricedBasket): PricedOrder {
  const opening = basket.simType === "esim" ? basket.tariff.connectionFeeEsim : basket.tariff.connectionFee;
  const isNew = basket.numberType === "new";
  const initialOpeningFee = isNew ? opening : euro(0);
  const specialNumberFee = isNew ? (basket.numberFee ?? euro(0)) : euro(0);
  const advanceJerseyFee = basket.jersey?.advanceFee ?? euro(0);
  const jerseyCustomisationFee = basket.jersey && isPersonalised(basket.jersey) ? basket.jersey.customisationFee : euro(0);
  const identityCharge = euro(IDENTITY_CHARGE_CENTS);
  const discountable = sum([initialOpeningFee, specialNumberFee, advanceJerseyFee, jerseyCustomisationFee]);
  const off = discountOf(discountable, basket.discount);
  const total = euro(discountable.amount + identityCharge.amount - off);
  const later = isNew ? 0 : opening.amount - laterDiscountOf(opening, off, basket.discount);
  return {
    initialOpeningFee,
    jerseyCustomisationFee,
    advanceJerseyFee,
    specialNumberFee,
    identityCharge,
    ...(off > 0 && { discount: euro(-off) }),
    ...(later > 0 && { openingFeeAfterSwitch: euro(later) }),
    monthly: basket.tariff.price,
    dueNow: total,
    totalInclVat: total,
    vat: vatOf(total),
  };
}

/** A jersey's price: the sum of advance fee and print, both paid with the order. */
export type JerseySum = { readonly price: Money; readonly advance: Money; readonly print: Money };

/**
 * The total price of a jersey. The fan pays all of it with the order, and no later bill adds to it: the advance fee is the whole price of a
 * jersey without print.
 */
export function jerseySum(fees: Pick<PricedOrder, "advanceJerseyFee" | "jerseyCustomisationFee">): JerseySum {
  const { advanceJerseyFee: advance, jerseyCustomisationFee: print } = fees;
  return { price: sum([advance, print]), advance, print };
}

/** Cents a coupon takes off, at most the discountable sum. Percentages are rounded down to whole cents. */
function discountOf(discountable: Money, discount: Discount | undefined): number {
  if (!discount || discount.type === "data") return 0;
  const cents = discount.type === "percent" ? Math.floor((discountable.amount * discount.value) / 100) : discount.value;
  return Math.max(0, Math.min(cents, discountable.amount));
}

/** Cents a coupon takes off the opening fee after the switch: its percentage, or the rest of its amount. */
function laterDiscountOf(opening: Money, usedNow: number, discount: Discount | undefined): number {
  if (discount?.type !== "amount") return discountOf(opening, discount);
  return discountOf(opening, { type: "amount", value: discount.value - usedNow });
}

/**
 * Total cost over the minimum term, or over 24 months without one, with the cheapest opening fee. The identity charge is not a cost,
 * because the first bill refunds it (specification §9).
 */
export function totalCostOf(tariff: PricedBasket["tariff"], commitmentMonths: number): Money {
  const months = commitmentMonths > 1 ? commitmentMonths : 24;
  const fee = Math.min(tariff.connectionFee.amount, tariff.connectionFeeEsim.amount);
  return euro(tariff.price.amount * months + fee);
}
