import {
  CALL_BACK_TIMES,
  LEAD_KINDS,
  address,
  companyName,
  email,
  firstName,
  houseNumber,
  isoDate,
  lastName,
  line,
  mobilePhone,
  newPassword,
  city,
  postalCode,
  salutation,
  street,
  taxNumber,
  vatId,
} from "@tribun/domain";
import * as v from "valibot";
import { id, instant, language } from "./common.ts";
import { proof } from "./proof.ts";
import { consents, tokens, user } from "./user.ts";

/** Public name of a fan: 3 to 20 letters, digits, blanks and the usual marks. */
export const nickname = v.pipe(line("nickname.required", 20), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{2,19}$/u, "nickname.invalid"));

/** A partial user, a new password, or both. Missing values stay as they are; null deletes an optional value. */
export const profileChange = v.object({
  /** The `version` that the caller read; the operator refuses with 409 if it has changed since. Without it the last writer wins. */
  version: v.optional(v.pipe(v.number(), v.integer())),
  salutation: v.optional(salutation),
  firstName: v.optional(firstName),
  lastName: v.optional(lastName),
  birthday: v.optional(isoDate),
  companyName: v.optional(companyName),
  taxNumber: v.optional(taxNumber),
  vatId: v.optional(v.nullable(vatId)),
  street: v.optional(street),
  houseNumber: v.optional(houseNumber),
  postalCode: v.optional(postalCode),
  city: v.optional(city),
  deliveryAddress: v.optional(v.nullable(address)),
  language: v.optional(language),
  /** A new address becomes valid when the fan opens the link sent to it; until then the old one stays. */
  email: v.optional(email),
  /** null cancels the change of address that waits for its link. */
  pendingEmail: v.optional(v.null()),
  phoneNumber: v.optional(mobilePhone),
  /** Of type `changePhone`, for the new number. */
  phoneVerificationToken: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  /** Its format (four digits, or 3 to 20 characters) is a setting of the operator, which checks it (A1). */
  keyword: v.optional(v.pipe(v.string(), v.maxLength(40, "text.tooLong"))),
  consents: v.optional(v.partial(consents)),
  /** Version of the texts shown beside the consents (L28). */
  consentTextVersion: v.optional(v.pipe(v.string(), v.maxLength(40, "text.tooLong"))),
  profile: v.optional(
    v.object({
      nickname: v.optional(v.nullable(nickname)),
      avatar: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/, "avatar.invalid")))),
      listed: v.optional(v.boolean()),
    }),
  ),
  /** Proves the fan's identity (`proof`) for a change of phone, e-mail, password or keyword. */
  currentPassword: v.optional(v.pipe(v.string(), v.maxLength(200, "text.tooLong"))),
  passkey: proof.passkey,
  newPassword: v.optional(newPassword),
});
export type ProfileChange = v.InferInput<typeof profileChange>;

export const changedUser = v.object({
  ...user.entries,
  /** Present after a new password: every other session has ended, and this one continues with these tokens. */
  tokens: v.optional(tokens),
});

/** A fan as the staff search returns them. */
export const foundUser = v.object({
  id,
  customerType: user.entries.customerType,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  /** Missing after the number went to another fan, until the fan proves a new one. */
  phoneNumber: v.optional(v.string()),
  city: v.string(),
  hasLine: v.boolean(),
  createdAt: instant,
});

export const corporateLead = v.object({
  /** Missing means a company's own lines. */
  kind: v.optional(v.picklist(LEAD_KINDS, "leadKind.required")),
  companyName,
  taxNumber,
  vatId: v.optional(vatId),
  firstName,
  lastName,
  email,
  phone: mobilePhone,
  lineCount: v.optional(
    v.pipe(
      v.number("lineCount.range"),
      v.integer("lineCount.range"),
      v.minValue(1, "lineCount.range"),
      v.maxValue(100_000, "lineCount.range"),
    ),
  ),
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000, "text.tooLong"))),
  callBack: v.optional(v.picklist(CALL_BACK_TIMES, "callBack.required")),
  /** A small company or an association waives the consumer rights it shares, of its own accord (§ 71(3) TKG, L16). */
  tkgWaiver: v.optional(v.boolean()),
});
