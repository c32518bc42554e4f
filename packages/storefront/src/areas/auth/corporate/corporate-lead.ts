import { createNoScriptForm } from "../../../platform/forms/create-no-script-form.ts";

/** Address of the form for companies and dealers. */
export const CORPORATE = "/auth/corporate-register";

/** The lead as a no-script form. The field shows the error for a known phone number (1066) or for the fan's own e-mail address (1048). */
export const corporateLead = createNoScriptForm({
  name: "lead",
  initial: {
    ...{ kind: "business", companyName: "", taxNumber: "", vatId: "", lineCount: "" },
    ...{ firstName: "", lastName: "", email: "", phone: "", callBack: "" },
  },
  boxes: { tkgWaiver: false },
  codes: { "1048": "email", "1066": "phone" },
  sending: () => import("./sending.ts"),
});
