/**
 * What a registration is checked with and sent by, and its sections after the first: fetched once somebody begins to type. Nobody gets
 * to a later section before the rules are there that the first one has to keep.
 */
export { ContactSection } from "./contact-section.tsx";
export { registrationSchema } from "./schema.ts";
export { SecuritySection } from "./security-section.tsx";
export { REGISTRATION_CODES, sendRegistration, takenEmail } from "./send-registration.ts";
