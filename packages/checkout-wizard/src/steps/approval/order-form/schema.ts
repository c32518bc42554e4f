import type { User } from "@tribun/api-client/contract";
import {
  addressEntries,
  city,
  contractBirthday,
  DOCUMENT_TYPES,
  documentNumber,
  firstName,
  houseNumber,
  identityValidity,
  isBirthYear,
  keyword,
  type KeywordRule,
  lastName,
  otherThanAccount,
  postalCode,
  salutation,
  street,
} from "@tribun/domain";
import * as v from "valibot";
import { isNumberHeld, type OrderDraft, type PersonDraft } from "../../../draft/order-draft.ts";
import type { Boxes } from "./confirm.tsx";

export const IDENTITY_FIELDS = ["documentType", "identityNumber", "identityValidityDate", "keyword"] as const;
export type IdentityValues = Readonly<Record<(typeof IDENTITY_FIELDS)[number], string>>;

type Facts = {
  readonly today: () => string;
  readonly keywordRule: KeywordRule;
  readonly birthday: string;
  /** The account already has a keyword, so the order needs none. */
  readonly keywordSet: boolean;
};

const nothing = v.pipe(
  v.string(),
  v.transform(() => undefined),
);

/** Rules of document and keyword for the chosen kind of document. Checks keyword and birth year together. */
export function identitySchema(
  { today, keywordRule, birthday, keywordSet }: Facts,
  { documentType }: Pick<IdentityValues, "documentType">,
) {
  const entries = v.object({
    documentType: v.picklist(DOCUMENT_TYPES, "documentType.required"),
    identityNumber: documentNumber(documentType === "passport" ? documentType : "idCard"),
    identityValidityDate: identityValidity(today),
    keyword: keywordSet ? nothing : keyword(keywordRule),
  });
  return v.pipe(
    entries,
    v.forward(
      v.partialCheck([["keyword"]], (given) => given.keyword === undefined || !isBirthYear(given.keyword, birthday), "keyword.birthYear"),
      ["keyword"],
    ),
  );
}

export type Identity = v.InferOutput<ReturnType<typeof identitySchema>>;

const base = (today: () => string) => ({ salutation, firstName, lastName, birthday: contractBirthday(today), ...addressEntries });

type Named = Pick<PersonDraft, "firstName" | "lastName" | "birthday">;

/**
 * The contract party is the account's owner: a different name or birthday is an error at its field, because the operator would refuse it.
 */
const theAccounts = <P extends Named>(account: Named) =>
  v.rawCheck<P>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = { ...dataset.value };
    for (const key of otherThanAccount(input, account)) {
      addIssue({ message: `${key}.notAccount`, path: [{ type: "object", origin: "value", input, key, value: input[key] }] });
    }
  });

/** Rules of the person form; the delivery address counts only if the fan wants another one. */
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

/** The first rule that this person breaks, such as an age below 18; undefined when all hold. */
export function brokenInPerson(person: PersonDraft, account: Named, today: () => string): string | undefined {
  const result = v.safeParse(personSchema(today, account, false), person);
  return result.success ? undefined : result.issues[0].message;
}

export type ApprovalField = "hold" | "person" | "couponCode" | "otpCode" | "contractSummary" | "terms";
export const APPROVAL_FIELDS = [
  "hold",
  "person",
  "couponCode",
  "otpCode",
  "contractSummary",
  "terms",
] as const satisfies readonly ApprovalField[];

type ApprovalFacts = {
  readonly draft: OrderDraft;
  readonly person: PersonDraft;
  readonly user: User;
  readonly phoneProven: boolean;
  readonly summaryOpened: boolean;
  readonly boxes: Boxes;
  readonly now: number;
  readonly today: () => string;
};

/** What blocks the order, besides the identity form; rules of the namespace `validation`, in page order. */
export function missingInApproval(facts: ApprovalFacts): Partial<Record<ApprovalField, string>> {
  const person = brokenInPerson(facts.person, facts.user, facts.today);
  return {
    ...(facts.draft.numberType === "new" && !isNumberHeld(facts.draft, facts.now) && { hold: "phoneNumber.required" }),
    ...(person !== undefined && { person }),
    // The shop cannot know whether an unredeemed code is intended; without it the order would cost the full price.
    ...(facts.draft.couponCode === undefined && (facts.draft.couponTyped ?? "").trim() !== "" && { couponCode: "coupon.open" }),
    ...(!facts.phoneProven && { otpCode: "phoneVerification.required" }),
    ...(!facts.summaryOpened && { contractSummary: "summary.required" }),
    ...(!facts.boxes.terms && { terms: "terms.required" }),
  };
}
