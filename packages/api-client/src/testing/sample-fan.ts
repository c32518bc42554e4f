import type { User } from "@tribun/api-client/contract";

/** A fan with an account and no lines or orders. */
export const sampleFan: User = {
  id: "u1",
  customerType: "private",
  email: "deniz@beispiel.de",
  emailVerified: true,
  phoneNumber: "+491713920010",
  firstName: "Deniz",
  lastName: "Yılmaz",
  salutation: "other",
  birthday: "1990-05-19",
  street: "Oranienstraße",
  houseNumber: "24 a",
  postalCode: "10999",
  city: "Berlin",
  language: "de",
  hasLine: false,
  keywordSet: true,
  consents: { email: false, sms: false, phone: false, push: false, profiling: false },
  invitationCode: "TOR1907",
  badges: [],
};
