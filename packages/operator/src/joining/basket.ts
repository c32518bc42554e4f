import type { Basket } from "@tribun/api-client/contract";
import { euro, isBusiness, type NumberType, type PricedOrder, priceOrder } from "@tribun/domain";
import type { Db } from "../db/database.ts";
import type { CouponRow, ProductPlanRow, TariffRow } from "../db/schema/catalogue.ts";
import type { RegistryRow } from "../db/schema/numbers.ts";
import type { StoredJersey } from "../db/schema/orders.ts";
import type { UserRow } from "../db/schema/users.ts";
import { validationProblem } from "../base/field-errors.ts";
import { Problem } from "../base/problem.ts";
import { sha256 } from "../security/seal.ts";
import { type DonorRow, findDonor } from "../catalogue/mnp-providers/find-donor.ts";
import { discountOf, usableCoupon } from "../catalogue/coupons/coupons.ts";
import { findNumber } from "../numbers/store.ts";
import { guardContractEnd } from "../portings/contract-end.ts";
import { plansFor } from "../catalogue/product-plans/routes.ts";
import { findTariff } from "../catalogue/tariffs/store.ts";
import { pricesOf } from "../catalogue/tariffs/tariff-view.ts";

/** A basket with its rows from the database and its price. */
export type PricedBasket = {
  readonly tariff: TariffRow;
  readonly number: RegistryRow | undefined;
  /** The provider that a ported number comes from. */
  readonly donor: DonorRow | undefined;
  readonly plan: ProductPlanRow | undefined;
  readonly jersey: StoredJersey | undefined;
  readonly coupon: CouponRow | undefined;
  readonly bonusGb: number;
  /** A business buys: no right of withdrawal, and net prices beside gross ones (L25). */
  readonly business: boolean;
  readonly payment: PricedOrder;
  /** Hash of the basket and its price. Another number, jersey, coupon or price changes it. */
  readonly hash: string;
};

/** Raise it when the hashed facts change their meaning. */
const HASH_VERSION = 1;

/**
 * Loads the rows of a basket and prices it.
 * @param buyer the signed-in fan; a guest counts as a consumer unless the tariff is for businesses
 * @throws Problem 1012 unknown tariff, 1104 unknown number, 1101 to 1103 coupon, 400 with field errors for what the tariff does not offer
 */
export async function priceBasket(
  db: Db,
  basket: Basket,
  buyer: Pick<UserRow, "customerType"> | undefined,
  now: Date,
): Promise<PricedBasket> {
  const tariff = await findTariff(db, basket.tariffId);
  if (!tariff) throw Problem.tariffNotFound();
  if (!tariff.simTypes.includes(basket.simType)) throw validationProblem([{ field: "simType", rule: "simType.required" }]);
  const chosen = await chosenNumber(db, basket);
  const number = basket.numberType === "new" ? chosen : undefined;
  const donor = basket.numberType === "port" ? await chosenDonor(db, basket, now) : undefined;
  guardPlans(basket);
  const plan = basket.productOptions ? await chosenPlan(db, tariff, basket.productOptions, basket.numberType) : undefined;
  const jersey = basket.productOptions ? storedJersey(basket.productOptions) : undefined;
  const coupon = basket.couponCode ? await usableCoupon(db, basket.couponCode, tariff.type, now) : undefined;
  const payment = priceOrder({
    tariff: pricesOf(tariff),
    numberType: basket.numberType,
    simType: basket.simType,
    ...(number && { numberFee: euro(number.feeCents) }),
    ...(plan &&
      jersey && { jersey: { advanceFee: euro(plan.advanceFeeCents), customisationFee: euro(plan.customisationFeeCents), ...jersey } }),
    ...(coupon && { discount: discountOf(coupon) }),
  });
  const bonusGb = coupon?.type === "data" ? coupon.value : 0;
  const business = isBusiness(tariff.customerType) || isBusiness(buyer?.customerType ?? "private");
  const porting = donor && basket.portingOptions;
  const facts = [
    HASH_VERSION,
    [tariff.id, tariff.priceCents, tariff.commitmentMonths, tariff.noticeDays, tariff.dataGb, tariff.throttleKbps, tariff.minutesTr],
    [basket.numberType, basket.simType, number?.msisdn ?? null],
    porting ? [donor.id, porting.mnpType, porting.msisdn] : null,
    jersey ? [jersey.planId, jersey.size, jersey.model, jersey.style, jersey.genderOption, jersey.name, jersey.number] : null,
    [coupon?.code ?? null, bonusGb],
    payment,
    // A consumer's summary describes rights that a business does not have.
    ...(business ? ["business"] : []),
  ];
  return { tariff, number, donor, plan, jersey, coupon, bonusGb, business, payment, hash: sha256(JSON.stringify(facts)) };
}

/** The chosen number must exist, even beside a ported one. */
async function chosenNumber(db: Db, { newPhoneNumberOptions: chosen, numberType }: Basket): Promise<RegistryRow | undefined> {
  if (!chosen && numberType === "port") return undefined;
  if (!chosen) throw validationProblem([{ field: "newPhoneNumberOptions", rule: "phoneNumber.required" }]);
  const number = await findNumber(db, chosen.registryId);
  if (!number) throw Problem.numberNotFound();
  return number;
}

async function chosenDonor(db: Db, { portingOptions: porting }: Basket, now: Date): Promise<DonorRow> {
  const donor = porting && (await findDonor(db, porting.donatingProvider.id));
  if (!donor) throw validationProblem([{ field: "portingOptions.donatingProvider", rule: "mnpProvider.required" }]);
  guardContractEnd({ field: "portingOptions.contractEnd", contractEnd: porting.contractEnd, mnpType: porting.mnpType }, now);
  return donor;
}

/**
 * `formPlans` lists the jersey plans of the basket ("form" is the Turkish forma), `productOptions` describes the jersey itself; an order
 * has at most one. Both must mean the same jersey, so that the fan is charged for the right one.
 * @throws Problem 400 for a plan without its jersey, or for another plan
 */
function guardPlans({ formPlans = [], productOptions }: Basket): void {
  if (formPlans.length > 0 && !productOptions) throw validationProblem([{ field: "productOptions", rule: "jerseySize.required" }]);
  const errors = formPlans.flatMap((planId, index) =>
    planId === productOptions?.planId ? [] : [{ field: `formPlans.${index}`, rule: "formPlans.otherJersey" }],
  );
  if (errors.length > 0) throw validationProblem(errors);
}

type JerseyInput = NonNullable<Basket["productOptions"]>;

async function chosenPlan(db: Db, tariff: TariffRow, wanted: JerseyInput, numberType: NumberType): Promise<ProductPlanRow> {
  const plan = (await plansFor(db, tariff, numberType)).find(({ id }) => id === wanted.planId);
  if (!plan) throw validationProblem([{ field: "productOptions.planId", rule: "jersey.notOffered" }]);
  const errors = [
    ...(plan.sizes.includes(wanted.size) ? [] : [{ field: "productOptions.size", rule: "jerseySize.required" }]),
    ...(plan.models.some(({ id }) => id === wanted.model) ? [] : [{ field: "productOptions.model", rule: "jerseyStyle.required" }]),
    ...(plan.styles.some(({ id }) => id === wanted.style) ? [] : [{ field: "productOptions.style", rule: "jerseyStyle.required" }]),
  ];
  if (errors.length > 0) throw validationProblem(errors);
  return plan;
}

function storedJersey(wanted: JerseyInput): StoredJersey {
  const { planId, size, model, style, genderOption, number } = wanted;
  const name = wanted.name?.trim();
  return {
    planId,
    size,
    model,
    style,
    ...(genderOption && { genderOption }),
    ...(name && { name }),
    ...(number !== undefined && { number }),
  };
}
