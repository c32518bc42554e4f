import type { registerForm } from "@tribun/api-client/contract";
import { accountBirthday, documentNumber, identityValidity, isBirthYear, keyword, type KeywordRule } from "@tribun/domain";
import * as v from "valibot";
import type { FieldError } from "../../base/problem.ts";
import { passwordFault } from "../../security/known-passwords.ts";

type Form = v.InferOutput<typeof registerForm>;

type Settings = {
  readonly today: string;
  readonly keywordRule: KeywordRule;
  /** True where the club serves companies. */
  readonly business: boolean;
};

/** Checks the rules that depend on several fields, today's date or a setting. The contract's schema holds the others. */
export function registerErrors(form: Form, settings: Settings): FieldError[] {
  const today = () => settings.today;
  const errors: FieldError[] = [];
  const refuse = (field: keyof Form, rule: string) => errors.push({ field, rule });
  const hold = (field: keyof Form, schema: v.GenericSchema, value: unknown) => {
    const result = v.safeParse(schema, value);
    if (!result.success) refuse(field, result.issues[0].message);
  };

  hold("birthday", accountBirthday(today), form.birthday);
  if (form.emailConfirmation !== form.email) refuse("emailConfirmation", "emailConfirmation.mismatch");
  if (form.passwordConfirmation !== form.password) refuse("passwordConfirmation", "passwordConfirmation.mismatch");
  const fault = passwordFault(form.password, form);
  if (fault) refuse("password", fault);
  if (form.customerType === "corporate") {
    if (!settings.business) refuse("customerType", "invalid");
    if (form.companyName === undefined) refuse("companyName", "companyName.required");
    if (form.taxNumber === undefined) refuse("taxNumber", "taxNumber.required");
  }
  if (form.keyword !== undefined) {
    hold("keyword", keyword(settings.keywordRule), form.keyword);
    if (isBirthYear(form.keyword, form.birthday)) refuse("keyword", "keyword.birthYear");
  }
  const identity = [form.documentType, form.identityNumber, form.identityValidityDate];
  if (identity.some((part) => part !== undefined)) {
    if (form.documentType === undefined) refuse("documentType", "documentType.required");
    if (form.identityNumber === undefined) refuse("identityNumber", "identityNumber.required");
    else if (form.documentType) hold("identityNumber", documentNumber(form.documentType), form.identityNumber);
    hold("identityValidityDate", identityValidity(today), form.identityValidityDate);
  }
  return errors;
}

/** True for a broken rule about the age, which has its own code (1112). */
export const isAgeRule = (error: FieldError): boolean => error.rule === "birthday.tooYoungAccount" || error.rule === "birthday.tooOld";
