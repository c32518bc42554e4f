import {
  address,
  city,
  companyName,
  DOCUMENT_TYPES,
  email,
  firstName,
  houseNumber,
  identityNumber,
  isoDate,
  lastName,
  mobilePhone,
  newPassword,
  postalCode,
  salutation,
  street,
  taxNumber,
  typedPassword,
  vatId,
} from "@tribun/domain";
import * as v from "valibot";
import { code } from "./common.ts";
import { consents } from "./user.ts";

/**
 * Registration (spec §3, §5). Only an order of a line asks for identity, keyword and delivery address, because the operator collects no
 * data it does not need (L17).
 */
export const registerForm = v.object({
  customerType: v.picklist(["private", "corporate"]),
  salutation,
  firstName,
  lastName,
  birthday: isoDate,
  companyName: v.optional(companyName),
  taxNumber: v.optional(taxNumber),
  vatId: v.optional(vatId),
  documentType: v.optional(v.picklist(DOCUMENT_TYPES, "documentType.required")),
  identityNumber: v.optional(identityNumber),
  identityValidityDate: v.optional(isoDate),
  email,
  emailConfirmation: email,
  phone: mobilePhone,
  street,
  houseNumber,
  postalCode,
  city,
  deliveryAddress: v.optional(address),
  password: newPassword,
  passwordConfirmation: typedPassword("passwordConfirmation.required"),
  /** Its format (four digits, or 3 to 20 characters) is a setting of the operator, which checks it (A1). */
  keyword: v.optional(v.pipe(v.string(), v.maxLength(40, "text.tooLong"))),
  terms: v.literal(true, "terms.required"),
  consents: v.optional(consents),
  /** Version of the texts shown beside the consents (L28). */
  consentTextVersion: v.optional(v.pipe(v.string(), v.maxLength(40, "text.tooLong"))),
  phoneVerificationToken: v.pipe(v.string("phoneVerification.required"), v.nonEmpty("phoneVerification.required"), v.maxLength(2000)),
  invitationCode: v.optional(code),
  campaignCode: v.optional(code),
});
export type RegisterForm = v.InferInput<typeof registerForm>;
