import type { User } from "@tribun/api-client/contract";
import { DOCUMENT_TYPES, identityNumber, identityValidity, isBirthYear, isDocumentNumber, keyword, type KeywordRule } from "@tribun/domain";
import * as v from "valibot";
import type { PhoneProven } from "../../draft/secrets.ts";

export const IDENTITY_FIELDS = ["documentType", "identityNumber", "identityValidityDate", "keyword"] as const;
export type IdentityValues = Readonly<Record<(typeof IDENTITY_FIELDS)[number], string>>;

type Facts = {
  readonly today: () => string;
  readonly keywordRule: KeywordRule;
  readonly birthday: string;
  /** The account has a keyword, which then needs no other. */
  readonly keywordSet: boolean;
};

const nothing = v.pipe(
  v.string(),
  v.transform(() => undefined),
);

/** Rules of document and keyword. Number and document type, and keyword and birth year, are checked together. */
export function identitySchema({ today, keywordRule, birthday, keywordSet }: Facts) {
  const entries = v.object({
    documentType: v.picklist(DOCUMENT_TYPES, "documentType.required"),
    identityNumber,
    identityValidityDate: identityValidity(today),
    keyword: keywordSet ? nothing : keyword(keywordRule),
  });
  return v.pipe(
    entries,
    v.forward(
      v.partialCheck(
        [["documentType"], ["identityNumber"]],
        (given) => isDocumentNumber(given.documentType, given.identityNumber),
        "identityNumber.invalid",
      ),
      ["identityNumber"],
    ),
    v.forward(
      v.partialCheck([["keyword"]], (given) => given.keyword === undefined || !isBirthYear(given.keyword, birthday), "keyword.birthYear"),
      ["keyword"],
    ),
  );
}

export type Identity = v.InferOutput<ReturnType<typeof identitySchema>>;

/** What the approval has to ask: nothing, the number of a document that is known already, or all of it. */
export type Asked = "nothing" | "number" | "all";

/** What is asked for while this is known; of a document that has run out, all of it. */
export function askedFor(values: IdentityValues, schema: ReturnType<typeof identitySchema>, today: () => string): Asked {
  if (v.is(schema, values)) return "nothing";
  return v.is(identityValidity(today), values.identityValidityDate) ? "number" : "all";
}

type Owner = Pick<User, "phoneNumber" | "phoneProvenUntil">;

/**
 * Whether the operator takes an order without another code by SMS to this phone: this page or, of the account's own phone before a
 * reload, this session proved it.
 */
export function isPhoneProven(phone: string, user: Owner, here: PhoneProven | undefined, now: number): boolean {
  const known = phone === user.phoneNumber ? user.phoneProvenUntil : undefined;
  const until = here?.phone === phone ? here.until : known;
  return until !== undefined && Date.parse(until) > now;
}
