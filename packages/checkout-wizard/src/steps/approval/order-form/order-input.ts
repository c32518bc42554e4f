import type { Basket, OrderInput, User } from "@tribun/api-client/contract";
import { isIsoDate, type paymentOf } from "@tribun/domain";
import type { OrderDraft, PersonDraft } from "../../../draft/order-draft.ts";
import { cardInUse } from "../../../machine/sim-choice.ts";
import type { Identity } from "./schema.ts";

type Parts = {
  readonly draft: OrderDraft;
  readonly basket: Basket;
  readonly user: User;
  /** The phone proven for this order, E.164. */
  readonly phone: string;
  readonly person: PersonDraft;
  readonly identity: Identity;
  readonly contractSummaryId: string;
  readonly payment: ReturnType<typeof paymentOf>;
  readonly earlyStart: boolean;
  readonly returnUrls: { readonly success: string; readonly cancel: string };
};

/** The whole order as the operator's call expects it; the operator itself stores the phone's proof. Call it only with accepted terms. */
export function orderInputOf(parts: Parts): OrderInput {
  const { draft, basket, user, person, identity, returnUrls } = parts;
  const { delivery, ...contact } = person;
  const card = cardInUse(draft);
  return {
    ...basket,
    userInfo: {
      ...contact,
      ...identity,
      email: user.email,
      phone: user.phoneNumber ?? parts.phone,
      deliveryAddress: delivery !== undefined,
      ...(delivery && {
        deliveryStreet: delivery.street,
        deliveryHouseNumber: delivery.houseNumber,
        deliveryPostalCode: delivery.postalCode,
        deliveryCity: delivery.city,
      }),
      isCheck: true,
    },
    ...(card?.checked !== undefined && { simIccid: card.checked }),
    ...parts.payment,
    acknowledgements: { contractSummaryId: parts.contractSummaryId, terms: true, earlyStart: parts.earlyStart },
    ...(draft.childBirthday !== undefined && isIsoDate(draft.childBirthday) && { childBirthday: draft.childBirthday }),
    ...(draft.mainLineId !== undefined && { mainLineId: draft.mainLineId }),
    successUrl: returnUrls.success,
    cancelUrl: returnUrls.cancel,
  };
}
