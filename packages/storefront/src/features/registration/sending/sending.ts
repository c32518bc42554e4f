/**
 * Validation, sending and the later sections of a registration, which load when the fan begins to type. The fan cannot get to a later
 * section before the rules have loaded that the first one must meet.
 */
export { ContactSection } from "./contact-section.tsx";
export { registrationSchema } from "./schema.ts";
export { SecuritySection } from "./security-section.tsx";
export { REGISTRATION_CODES, sendRegistration, takenEmail } from "./send-registration.ts";
