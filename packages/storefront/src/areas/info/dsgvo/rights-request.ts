import { createNoScriptForm } from "../../../platform/forms/create-no-script-form.ts";

/** Rights that a letter to us uses, with the article of the GDPR that grants each. */
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

/** A request by the rights of Articles 7 and 15 to 21 GDPR: a message to those who answer for data, whoever sends it (L28). */
export const rightsRequest = createNoScriptForm({
  name: "rights",
  initial: { right: "", name: "", email: "", contract: "", message: "" },
  boxes: {},
  sending: () => import("./sending.ts"),
});
