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

/** A partial user, a new password, or both; what is absent stays as it is, and null takes an optional value away. */
export const profileChange = v.object({
  /** The `version` that was read; a change in between is refused with 409. Without it the last writer wins. */
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
  /** A new address counts once the link sent to it was opened; until then the old one stays. */
  email: v.optional(email),
  /** Takes back the change of the address that waits for its link. */
  pendingEmail: v.optional(v.null()),
  phoneNumber: v.optional(mobilePhone),
  /** Of type changePhone, for the new number. */
  phoneVerificationToken: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  /** Its reading (four digits or 3 to 20 characters) is the operator's setting; checked there (A1). */
  keyword: v.optional(v.pipe(v.string(), v.maxLength(40, "text.tooLong"))),
  consents: v.optional(v.partial(consents)),
  /** Version of the words that were shown beside the consents (L28). */
  consentTextVersion: v.optional(v.pipe(v.string(), v.maxLength(40, "text.tooLong"))),
  profile: v.optional(
    v.object({
      nickname: v.optional(v.nullable(nickname)),
      avatar: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/, "avatar.invalid")))),
      listed: v.optional(v.boolean()),
    }),
  ),
  /** Proves the fan (`proof`), where phone, e-mail, password or keyword change. */
  currentPassword: v.optional(v.pipe(v.string(), v.maxLength(200, "text.tooLong"))),
  passkey: proof.passkey,
  newPassword: v.optional(newPassword),
});
export type ProfileChange = v.InferInput<typeof profileChange>;

export const changedUser = v.object({
  ...user.entries,
  /** After a new password: every other session has ended, and this one goes on with these. */
  tokens: v.optional(tokens),
});

/** One fan as staff find them. */
export const foundUser = v.object({
  id,
  customerType: user.entries.customerType,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  /** Missing once the number went to somebody else, until another one is proven. */
  phoneNumber: v.optional(v.string()),
  city: v.string(),
  hasLine: v.boolean(),
  createdAt: instant,
});

export const corporateLead = v.object({
  /** A company's own lines unless it says otherwise. */
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
  /** A small company or an association gives up what it shares with consumers, of its own accord (§ 71 (3) TKG, L16). */
  tkgWaiver: v.optional(v.boolean()),
});
