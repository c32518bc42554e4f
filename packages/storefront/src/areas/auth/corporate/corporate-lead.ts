import { createNoScriptForm } from "../../../platform/forms/create-no-script-form.ts";

/** Where companies and dealers write. */
export const CORPORATE = "/auth/corporate-register";

/** The wish itself. A known number (1066) or the fan's own address (1048) is told at the field. */
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
