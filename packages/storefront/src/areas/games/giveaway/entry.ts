import { createNoScriptForm } from "../../../platform/forms/create-no-script-form.ts";

/** The entry of a giveaway as a no-script form, with the version of the consent text (L29). */
export const entry = createNoScriptForm({
  name: "entry",
  initial: { giveawayKey: "", textVersion: "", firstName: "", lastName: "", email: "", birthday: "", website: "" },
  boxes: { terms: false, consentTextVersion: false, consentName: false },
  codes: { "1112": "birthday" },
  sending: () => import("./sending.ts"),
});
