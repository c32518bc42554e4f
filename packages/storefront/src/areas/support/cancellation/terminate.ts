import { createNoScriptForm } from "../../../platform/forms/create-no-script-form.ts";

/**
 * The termination as a no-script form (§ 312k BGB, L24). Only an extraordinary termination has a reason; an empty date means the earliest
 * possible day.
 */
export const terminate = createNoScriptForm({
  name: "terminate",
  initial: { kind: "ordinary", reason: "", name: "", contract: "", email: "", date: "" },
  boxes: {},
  sending: async () => (await import("./sending.ts")).termination,
});
