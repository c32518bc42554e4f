/**
 * What a registration is checked with and sent by, and its sections after the first: fetched once somebody begins to type. Nobody gets
 * to a later section before the rules are there that the first one has to keep.
 */
export { checkEmail, register } from "@tribun/api-client/calls/auth";
export { email } from "@tribun/domain";
export { ContactSection } from "./contact-section.tsx";
export { registrationSchema, toRegisterForm } from "./schema.ts";
export { SecuritySection } from "./security-section.tsx";
