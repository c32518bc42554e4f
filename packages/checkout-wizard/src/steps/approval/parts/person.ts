import type { User } from "@tribun/api-client/contract";
import { SALUTATIONS, type Salutation } from "@tribun/domain";
import type { OrderDraft, PersonDraft } from "../../../draft/order-draft.ts";

/** The person who orders: the account's data with the corrections for this order. */
export function personOf(user: User, draft: OrderDraft): PersonDraft {
  if (draft.person) return draft.person;
  return {
    salutation: asSalutation(user.salutation),
    firstName: user.firstName,
    lastName: user.lastName,
    birthday: user.birthday,
    street: user.street,
    houseNumber: user.houseNumber,
    postalCode: user.postalCode,
    city: user.city,
    ...(user.deliveryAddress && { delivery: user.deliveryAddress }),
  };
}

function asSalutation(text: string): Salutation {
  return SALUTATIONS.find((known) => known === text) ?? "other";
}

/** The person from the form's raw values, valid or not. */
export function personTyped(values: PersonValues): PersonDraft {
  const { otherDelivery, deliveryStreet, deliveryHouseNumber, deliveryPostalCode, deliveryCity, ...person } = values;
  if (!otherDelivery) return person;
  return {
    ...person,
    delivery: { street: deliveryStreet, houseNumber: deliveryHouseNumber, postalCode: deliveryPostalCode, city: deliveryCity },
  };
}

/** The form's values for a person. */
export function personValues(person: PersonDraft) {
  const { delivery, ...rest } = person;
  return {
    ...rest,
    otherDelivery: delivery !== undefined,
    deliveryStreet: delivery?.street ?? "",
    deliveryHouseNumber: delivery?.houseNumber ?? "",
    deliveryPostalCode: delivery?.postalCode ?? "",
    deliveryCity: delivery?.city ?? "",
  };
}
export type PersonValues = ReturnType<typeof personValues>;
