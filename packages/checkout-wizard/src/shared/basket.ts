import type { Basket, ProductOptions } from "@tribun/api-client/contract";
import { productOptions } from "@tribun/api-client/schemas/order";
import * as v from "valibot";
import { goesWithJersey, type OrderDraft } from "../draft/order-draft.ts";
import { portingOptionsOf } from "../machine/porting.ts";

/**
 * The basket of the draft for the operator's pricing; undefined while something that affects the price is missing.
 * @param business the contract is a company's
 */
export function basketOf(draft: OrderDraft, business: boolean): Basket | undefined {
  const number = numberOf(draft, business);
  if (draft.tariff === undefined || number === undefined || draft.simType === undefined) return undefined;
  const jersey = productOptionsOf(draft);
  if (draft.jersey?.wanted && goesWithJersey(draft) && jersey === undefined) return undefined;
  return {
    tariffId: draft.tariff.id,
    numberType: draft.numberType,
    simType: draft.simType,
    ...number,
    ...(jersey && { productOptions: jersey, formPlans: [jersey.planId] }),
    ...(draft.couponCode !== undefined && { couponCode: draft.couponCode }),
  };
}

/** The number of the type that counts; the other type's data is not sent. */
function numberOf(
  { numberType, number, portingOptions }: OrderDraft,
  business: boolean,
): Pick<Basket, "newPhoneNumberOptions" | "portingOptions"> | undefined {
  if (numberType === "new") {
    return number && { newPhoneNumberOptions: { registryId: number.registryId, reservationId: number.reservationId } };
  }
  const porting = portingOptionsOf(portingOptions, business);
  return porting && { portingOptions: porting };
}

/** The jersey in the order's format; undefined if there is none, the order cannot include one, or a detail is invalid. */
export function productOptionsOf(draft: OrderDraft): ProductOptions | undefined {
  const { jersey } = draft;
  if (!jersey?.wanted || !goesWithJersey(draft)) return undefined;
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
