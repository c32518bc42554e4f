import { IDENTITY_CHARGE_CENTS } from "../values/constants.ts";
import type { NumberType, SimType, CouponType } from "../values/enums.ts";
import { euro, type Money, sum, vatOf } from "../values/money.ts";

/** What a coupon takes off: percent, cents, or gigabytes added instead of money. */
export type Discount = { readonly type: CouponType; readonly value: number };

/** Everything that decides what an order costs; amounts are gross. */
export type PricedBasket = {
  readonly tariff: { readonly price: Money; readonly connectionFee: Money; readonly connectionFeeEsim: Money };
  readonly numberType: NumberType;
  readonly simType: SimType;
  /** Selection fee of the chosen number; zero for a standard one. */
  readonly numberFee?: Money;
  readonly jersey?: { readonly advanceFee: Money; readonly customisationFee: Money; readonly name?: string; readonly number?: number };
  readonly discount?: Discount;
};

/** The bill of an order. Every line is gross; `discount` is negative, so that the lines add up to the total. */
export type PricedOrder = {
  readonly initialOpeningFee: Money;
  readonly jerseyCustomisationFee: Money;
  readonly advanceJerseyFee: Money;
  readonly specialNumberFee: Money;
  readonly identityCharge: Money;
  readonly discount?: Money;
  /** Opening fee of a number that is brought along: due with the first invoice after the switch, and only then (§ 59(3) TKG). */
  readonly openingFeeAfterSwitch?: Money;
  /** From the first invoice on, every month. */
  readonly monthly: Money;
  /** What the payment takes at once: all one-off lines. The monthly price is billed afterwards (postpaid, L17). */
  readonly dueNow: Money;
  readonly totalInclVat: Money;
  /** VAT contained in `totalInclVat`. */
  readonly vat: Money;
};

/** True when the jersey is made for one person: only then the withdrawal right is lost (L22) and customisation is charged. */
export function isPersonalised(jersey: { readonly name?: string | undefined; readonly number?: number | undefined }): boolean {
  return (jersey.name ?? "").trim() !== "" || jersey.number !== undefined;
}

/**
 * Prices a basket. A number that is brought along costs nothing before the switch has succeeded
 * (§ 59(3) TKG), so opening and number fees are left out there. The identity charge is settled with
 * the first invoice and no coupon touches it.
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

/** A jersey's price, the advance and the print that it is the sum of, both paid with the order. */
export type JerseySum = { readonly price: Money; readonly advance: Money; readonly print: Money };

/**
 * The one sum of a jersey. Nothing is left to pay, and nothing is said of it: the advance fee is the whole price of a bare one, print
 * is paid with it, and no bill asks for a rest.
 */
export function jerseySum(fees: Pick<PricedOrder, "advanceJerseyFee" | "jerseyCustomisationFee">): JerseySum {
  const { advanceJerseyFee: advance, jerseyCustomisationFee: print } = fees;
  return { price: sum([advance, print]), advance, print };
}

/** Cents a coupon takes off, never more than there is. Percentages are rounded down to whole cents. */
function discountOf(discountable: Money, discount: Discount | undefined): number {
  if (!discount || discount.type === "data") return 0;
  const cents = discount.type === "percent" ? Math.floor((discountable.amount * discount.value) / 100) : discount.value;
  return Math.max(0, Math.min(cents, discountable.amount));
}

/** Cents a coupon takes off the opening fee after the switch: its percentage, or what is left of its amount. */
function laterDiscountOf(opening: Money, usedNow: number, discount: Discount | undefined): number {
  if (discount?.type !== "amount") return discountOf(opening, discount);
  return discountOf(opening, { type: "amount", value: discount.value - usedNow });
}

/**
 * Sum over the minimum term, or 24 months where there is none, with the fee of the cheapest way to open the line. The charge for
 * the identity check is no cost: what is paid of it with the order comes back with the first bill (specification §9).
 */
export function totalCostOf(tariff: PricedBasket["tariff"], commitmentMonths: number): Money {
  const months = commitmentMonths > 1 ? commitmentMonths : 24;
  const fee = Math.min(tariff.connectionFee.amount, tariff.connectionFeeEsim.amount);
  return euro(tariff.price.amount * months + fee);
}
