import type { Basket, ProductOptions } from "@tribun/api-client/contract";
import { productOptions } from "@tribun/api-client/schemas/order";
import * as v from "valibot";
import { goesWithJersey, type OrderDraft } from "../draft/order-draft.ts";
import { portingOptionsOf } from "../machine/porting.ts";

/**
 * What the draft orders, as the operator prices it; undefined while something that decides the price is open.
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

/** The number of the kind that counts: a held one stays at home where one is brought along, and the other way round. */
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

/** The jersey in the order's form; undefined without one, where none goes with the order, or while a choice in it does not hold. */
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
