import type { User } from "@tribun/api-client/contract";
import {
  addressEntries,
  contractBirthday,
  firstName,
  lastName,
  otherThanAccount,
  SALUTATIONS,
  type Salutation,
  salutation,
  street,
  houseNumber,
  postalCode,
  city,
} from "@tribun/domain";
import * as v from "valibot";
import type { OrderDraft, PersonDraft } from "../../machine/order-draft.ts";

/** Who orders: the account's data with the corrections made for this order. */
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

const base = (today: () => string) => ({ salutation, firstName, lastName, birthday: contractBirthday(today), ...addressEntries });

type Named = Pick<PersonDraft, "firstName" | "lastName" | "birthday">;

/** The contract is the account's: another name or birthday is said beside its field, as the operator would refuse it. */
const theAccounts = <P extends Named>(account: Named) =>
  v.rawCheck<P>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = { ...dataset.value };
    for (const key of otherThanAccount(input, account)) {
      addIssue({ message: `${key}.notAccount`, path: [{ type: "object", origin: "value", input, key, value: input[key] }] });
    }
  });

/** Rules of the person form; the delivery address counts only when it is asked for. */
export function personSchema(today: () => string, account: Named, otherDelivery: boolean): v.GenericSchema<unknown, PersonDraft> {
  if (!otherDelivery) return v.pipe(v.object(base(today)), theAccounts(account));
  const given = v.object({
    ...base(today),
    deliveryStreet: street,
    deliveryHouseNumber: houseNumber,
    deliveryPostalCode: postalCode,
    deliveryCity: city,
  });
  return v.pipe(
    given,
    theAccounts(account),
    v.transform(({ deliveryStreet, deliveryHouseNumber, deliveryPostalCode, deliveryCity, ...person }) => ({
      ...person,
      delivery: { street: deliveryStreet, houseNumber: deliveryHouseNumber, postalCode: deliveryPostalCode, city: deliveryCity },
    })),
  );
}

/** The first rule this person breaks, such as an age below 18; undefined when all hold. */
export function brokenInPerson(person: PersonDraft, account: Named, today: () => string): string | undefined {
  const result = v.safeParse(personSchema(today, account, false), person);
  return result.success ? undefined : result.issues[0].message;
}

/** The person as typed so far, whatever its rules say. */
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
