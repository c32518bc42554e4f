import { createNoScriptForm } from "../../../platform/forms/create-no-script-form.ts";

/** Enters a giveaway, in the words of consent that stood beside the box (L29). */
export const entry = createNoScriptForm({
  name: "entry",
  initial: { giveawayKey: "", textVersion: "", firstName: "", lastName: "", email: "", birthday: "", website: "" },
  boxes: { terms: false, consentTextVersion: false, consentName: false },
  codes: { "1112": "birthday" },
  sending: () => import("./sending.ts"),
});
