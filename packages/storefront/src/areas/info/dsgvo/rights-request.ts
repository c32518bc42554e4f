import { createNoScriptForm } from "../../../platform/forms/create-no-script-form.ts";

/** Rights that a fan uses by a message to the operator, with the GDPR article of each. */
export const RIGHTS = [
  ["access", 15],
  ["rectify", 16],
  ["erase", 17],
  ["restrict", 18],
  ["port", 20],
  ["object", 21],
  ["revoke", 7],
] as const;
export type Right = (typeof RIGHTS)[number][0];

/** A request under Articles 7 and 15 to 21 GDPR as a no-script form: a message to the data protection staff, from fans and guests (L28). */
export const rightsRequest = createNoScriptForm({
  name: "rights",
  initial: { right: "", name: "", email: "", contract: "", message: "" },
  boxes: {},
  sending: () => import("./sending.ts"),
});
