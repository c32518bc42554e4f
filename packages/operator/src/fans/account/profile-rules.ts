import type { profileChange } from "@tribun/api-client/contract";
import { accountBirthday, isBirthYear, keyword, type KeywordRule } from "@tribun/domain";
import * as v from "valibot";
import type { UserRow } from "../../db/schema/users.ts";
import type { FieldError } from "../../base/problem.ts";
import { passwordFault } from "../../security/known-passwords.ts";

export type Change = v.InferOutput<typeof profileChange>;
type Settings = {
  readonly today: string;
  readonly keywordRule: KeywordRule;
  readonly hasLine: boolean;
  /** The fan's present nickname. */
  readonly nickname: string | null;
};

/** Checks the rules that depend on the account, today's date or a setting. The contract's schema holds the others. */
export function profileErrors(change: Change, fan: UserRow, settings: Settings): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (field: string, rule: string) => errors.push({ field, rule });
  const hold = (field: string, schema: v.GenericSchema, value: unknown) => {
    const result = v.safeParse(schema, value);
    if (!result.success) refuse(field, result.issues[0].message);
  };
  if (change.birthday !== undefined && change.birthday !== fan.birthday) {
    // The contract was concluded with this birthday, and the law requires the operator to keep it with the number (L17).
    if (settings.hasLine) refuse("birthday", "birthday.fixed");
    else
      hold(
        "birthday",
        accountBirthday(() => settings.today),
        change.birthday,
      );
  }
  if (fan.customerType === "private") {
    for (const field of ["companyName", "taxNumber", "vatId"] as const) {
      if (change[field] !== undefined && change[field] !== null) refuse(field, "customerType.corporateOnly");
    }
  }
  if (change.keyword !== undefined) {
    hold("keyword", keyword(settings.keywordRule), change.keyword);
    if (isBirthYear(change.keyword, change.birthday ?? fan.birthday)) refuse("keyword", "keyword.birthYear");
  }
  const nickname = change.profile?.nickname === undefined ? settings.nickname : change.profile.nickname;
  if (change.profile?.listed === true && nickname === null) refuse("profile.nickname", "nickname.required");
  const fault = change.newPassword === undefined ? undefined : passwordFault(change.newPassword, fan);
  if (fault) refuse("newPassword", fault);
  // The link for the consent needs a mailbox.
  if (change.consents?.email === true && fan.email === "") refuse("email", "email.required");
  if (takesProof(change, fan) && !change.currentPassword && !change.passkey) refuse("currentPassword", "password.required");
  if (change.phoneNumber !== undefined && change.phoneNumber !== fan.phone && !change.phoneVerificationToken)
    refuse("phoneVerificationToken", "phoneVerification.required");
  return errors;
}

/**
 * True for a change that an unattended session must not allow: of the password, of the keyword (which identifies a caller to the hotline),
 * and of phone and mailbox (which lead to a new password).
 */
export const takesProof = ({ newPassword, keyword: word, phoneNumber, email }: Change, fan: UserRow): boolean =>
  newPassword !== undefined ||
  word !== undefined ||
  (phoneNumber !== undefined && phoneNumber !== fan.phone) ||
  (email !== undefined && email !== fan.email);
