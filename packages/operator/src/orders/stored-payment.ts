import type { PricedOrder } from "@tribun/domain";
import type { StoredPayment } from "../db/schema/orders.ts";

/** A price as stored: plain cents. */
export function storedPayment(price: PricedOrder): StoredPayment {
  return {
    initialOpeningFee: price.initialOpeningFee.amount,
    jerseyCustomisationFee: price.jerseyCustomisationFee.amount,
    advanceJerseyFee: price.advanceJerseyFee.amount,
    specialNumberFee: price.specialNumberFee.amount,
    identityCharge: price.identityCharge.amount,
    ...(price.discount && { discount: price.discount.amount }),
    ...(price.openingFeeAfterSwitch && { openingFeeAfterSwitch: price.openingFeeAfterSwitch.amount }),
    monthly: price.monthly.amount,
    dueNow: price.dueNow.amount,
    vat: price.vat.amount,
  };
}
