const PERSON = {
  salutation: "other",
  firstName: "",
  lastName: "",
  birthday: "",
  documentType: "idCard",
  identityNumber: "",
  identityValidityDate: "",
  customerType: "private",
  companyName: "",
  taxNumber: "",
  vatId: "",
};
const CONTACT = {
  email: "",
  emailConfirmation: "",
  phone: "",
  street: "",
  houseNumber: "",
  postalCode: "",
  city: "",
  otherDelivery: false,
  deliveryStreet: "",
  deliveryHouseNumber: "",
  deliveryPostalCode: "",
  deliveryCity: "",
};
const SECURITY = {
  phoneVerificationToken: "",
  password: "",
  passwordConfirmation: "",
  keyword: "",
  invitationCode: "",
  campaignCode: "",
  terms: false,
  consentEmail: false,
  consentSms: false,
  consentPhone: false,
  consentPush: false,
};

/** The empty values of the registration. Boxes start unticked (L21), and no salutation is asked for (CJEU, C-394/23). */
export const EMPTY_REGISTRATION = { ...PERSON, ...CONTACT, ...SECURITY };

export type RegistrationValues = typeof EMPTY_REGISTRATION;
export type RegistrationField = keyof RegistrationValues;

/** The three sections in order, with the fields each one asks for. */
export const SECTIONS = ["person", "contact", "security"] as const;
export type SectionId = (typeof SECTIONS)[number];

export const SECTION_FIELDS: Readonly<Record<SectionId, readonly string[]>> = {
  person: Object.keys(PERSON),
  contact: Object.keys(CONTACT),
  security: Object.keys(SECURITY),
};

/** The first section with a broken rule; undefined when all hold. */
export function firstBroken(broken: Readonly<Record<string, string | undefined>>): SectionId | undefined {
  return SECTIONS.find((section) => SECTION_FIELDS[section].some((field) => broken[field] !== undefined));
}
