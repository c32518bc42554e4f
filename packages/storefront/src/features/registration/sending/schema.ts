import type { RegisterForm } from "@tribun/api-client/contract";
import {
  blankOr,
  accountBirthday,
  city,
  companyName,
  contractBirthday,
  DOCUMENT_TYPES,
  email,
  firstName,
  germanDay,
  houseNumber,
  documentNumber,
  identityValidity,
  isBirthYear,
  keyword,
  type KeywordRule,
  lastName,
  machineCode,
  mobilePhone,
  newPassword,
  normaliseEmail,
  postalCode,
  salutation,
  street,
  taxNumber,
  vatId,
} from "@tribun/domain";
import * as v from "valibot";
import { repetitionOf } from "../../new-password/new-password.ts";
import type { RegistrationValues } from "../values.ts";

export type RegistrationSetting = {
  /** True when a line is ordered: the form then asks for identity document and keyword, and for the age of a contract (L17, L32). */
  readonly withLine: boolean;
  readonly keywordRule: KeywordRule;
  readonly now: () => number;
  /** E-mail addresses that the operator has already refused as taken (1048). */
  readonly taken: ReadonlySet<string>;
};

const anything = v.string();
const code = blankOr(v.pipe(v.string(), v.transform(machineCode), v.maxLength(40, "text.tooLong")));

/** The rules of the registration for the choices so far: business or private, with a line or without. */
export function registrationSchema({ withLine, keywordRule, now, taken }: RegistrationSetting, values: RegistrationValues) {
  const today = () => germanDay(now());
  const corporate = values.customerType === "corporate";
  const delivery = withLine && values.otherDelivery;
  return v.pipe(
    v.object({
      customerType: v.picklist(["private", "corporate"]),
      companyName: corporate ? companyName : anything,
      taxNumber: corporate ? taxNumber : anything,
      vatId: corporate
        ? blankOr(vatId)
        : v.pipe(
            anything,
            v.transform(() => undefined),
          ),
      salutation,
      firstName,
      lastName,
      birthday: withLine ? contractBirthday(today) : accountBirthday(today),
      documentType: v.picklist(DOCUMENT_TYPES, "documentType.required"),
      identityNumber: withLine ? documentNumber(values.documentType === "passport" ? "passport" : "idCard") : anything,
      identityValidityDate: withLine ? identityValidity(today) : anything,
      email: v.pipe(
        email,
        v.check((address) => !taken.has(address), "1048"),
      ),
      // An empty address has no repetition yet, because the form may not ask for it.
      emailConfirmation: v.pipe(
        v.string(),
        v.transform(normaliseEmail),
        v.check((address) => address !== "" || values.email === "", "emailConfirmation.required"),
      ),
      phone: mobilePhone,
      street,
      houseNumber,
      postalCode,
      city,
      otherDelivery: v.boolean(),
      deliveryStreet: delivery ? street : anything,
      deliveryHouseNumber: delivery ? houseNumber : anything,
      deliveryPostalCode: delivery ? postalCode : anything,
      deliveryCity: delivery ? city : anything,
      phoneVerificationToken: v.pipe(v.string(), v.nonEmpty("phoneVerification.required")),
      password: newPassword,
      passwordConfirmation: repetitionOf(values.password),
      keyword: withLine ? keyword(keywordRule) : anything,
      invitationCode: code,
      campaignCode: code,
      terms: v.literal(true, "terms.required"),
      consentEmail: v.boolean(),
      consentSms: v.boolean(),
      consentPhone: v.boolean(),
      consentPush: v.boolean(),
    }),
    v.forward(
      v.partialCheck([["email"], ["emailConfirmation"]], (form) => form.email === form.emailConfirmation, "emailConfirmation.mismatch"),
      ["emailConfirmation"],
    ),
    v.forward(
      v.partialCheck(
        [["password"], ["passwordConfirmation"]],
        (form) => form.password === form.passwordConfirmation,
        "passwordConfirmation.mismatch",
      ),
      ["passwordConfirmation"],
    ),
    v.forward(
      v.partialCheck([["keyword"], ["birthday"]], (form) => !withLine || !isBirthYear(form.keyword, form.birthday), "keyword.birthYear"),
      ["keyword"],
    ),
  );
}

export type Registration = v.InferOutput<ReturnType<typeof registrationSchema>>;

/** The body of the call. Fields that the form did not ask for are not sent (L17). */
export function toRegisterForm(form: Registration, withLine: boolean): RegisterForm {
  return {
    customerType: form.customerType,
    salutation: form.salutation,
    firstName: form.firstName,
    lastName: form.lastName,
    birthday: form.birthday,
    email: form.email,
    emailConfirmation: form.emailConfirmation,
    phone: form.phone,
    street: form.street,
    houseNumber: form.houseNumber,
    postalCode: form.postalCode,
    city: form.city,
    password: form.password,
    passwordConfirmation: form.passwordConfirmation,
    terms: form.terms,
    consents: {
      email: form.consentEmail,
      sms: form.consentSms,
      phone: form.consentPhone,
      push: form.consentPush,
      profiling: false,
    },
    phoneVerificationToken: form.phoneVerificationToken,
    ...(form.customerType === "corporate" && {
      companyName: form.companyName,
      taxNumber: form.taxNumber,
      ...(form.vatId !== undefined && { vatId: form.vatId }),
    }),
    ...(withLine && {
      documentType: form.documentType,
      identityNumber: form.identityNumber,
      identityValidityDate: form.identityValidityDate,
      keyword: form.keyword,
    }),
    ...(withLine &&
      form.otherDelivery && {
        deliveryAddress: {
          street: form.deliveryStreet,
          houseNumber: form.deliveryHouseNumber,
          postalCode: form.deliveryPostalCode,
          city: form.deliveryCity,
        },
      }),
    ...(form.invitationCode !== undefined && { invitationCode: form.invitationCode }),
    ...(form.campaignCode !== undefined && { campaignCode: form.campaignCode }),
  };
}
