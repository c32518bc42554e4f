import type { Basket, ProductOptions } from "@tribun/api-client/contract";
import { productOptions } from "@tribun/api-client/schemas/order";
import * as v from "valibot";
import type { JerseyChoice, OrderDraft } from "../machine/order-draft.ts";

/** What the draft orders, as the operator prices it; undefined while something that decides the price is open. */
export function basketOf(draft: OrderDraft): Basket | undefined {
  if (draft.tariff === undefined || draft.number === undefined || draft.simType === undefined) return undefined;
  const jersey = productOptionsOf(draft.jersey);
  if (draft.jersey?.wanted && jersey === undefined) return undefined;
  return {
    tariffId: draft.tariff.id,
    numberType: draft.numberType,
    simType: draft.simType,
    newPhoneNumberOptions: { registryId: draft.number.registryId, reservationId: draft.number.reservationId },
    ...(jersey && { productOptions: jersey, formPlans: [jersey.planId] }),
    ...(draft.couponCode !== undefined && { couponCode: draft.couponCode }),
  };
}

/** The jersey in the order's form; undefined without one, or while a choice in it does not hold. */
export function productOptionsOf(jersey: JerseyChoice | undefined): ProductOptions | undefined {
  if (!jersey?.wanted) return undefined;
  const parsed = v.safeParse(productOptions, {
    planId: jersey.planId,
    size: jersey.size,
    model: jersey.model,
    style: jersey.style,
    ...(jersey.junior && { genderOption: "junior" }),
    ...(jersey.name.trim() !== "" && { name: jersey.name }),
    ...(jersey.number.trim() !== "" && { number: Number(jersey.number) }),
  });
  return parsed.success ? parsed.output : undefined;
}
