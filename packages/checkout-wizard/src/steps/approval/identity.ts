import { DOCUMENT_TYPES, identityNumber, identityValidity, isBirthYear, isDocumentNumber, keyword, type KeywordRule } from "@tribun/domain";
import * as v from "valibot";
import type { OrderSecrets } from "../../draft/secrets.ts";

export const IDENTITY_FIELDS = ["documentType", "identityNumber", "identityValidityDate", "keyword"] as const;

type Facts = { readonly today: () => string; readonly keywordRule: KeywordRule; readonly birthday: string };

/** Rules of document and keyword. Number and document type, and keyword and birth year, are checked together. */
export function identitySchema({ today, keywordRule, birthday }: Facts) {
  const entries = v.object({
    documentType: v.picklist(DOCUMENT_TYPES, "documentType.required"),
    identityNumber,
    identityValidityDate: identityValidity(today),
    keyword: keyword(keywordRule),
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
      v.partialCheck([["keyword"]], (given) => !isBirthYear(given.keyword, birthday), "keyword.birthYear"),
      ["keyword"],
    ),
  );
}

export type Identity = v.InferOutput<ReturnType<typeof identitySchema>>;

/** Document and keyword from the secrets, when all of them are there. */
export function identityOf(secrets: OrderSecrets): Identity | undefined {
  const { documentType, identityNumber: number, identityValidityDate, keyword: word } = secrets;
  if (documentType === undefined || number === undefined || identityValidityDate === undefined || word === undefined) return undefined;
  return { documentType, identityNumber: number, identityValidityDate, keyword: word };
}

/** The token that proves the phone, while it lives. `now` in ms by the operator's clock. */
export function phoneTokenOf(secrets: OrderSecrets, now: number): string | undefined {
  if (secrets.phoneTokenExpiresAt !== undefined && Date.parse(secrets.phoneTokenExpiresAt) <= now) return undefined;
  return secrets.phoneVerificationToken;
}
