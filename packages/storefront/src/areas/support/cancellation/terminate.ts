import { createNoScriptForm } from "../../../platform/forms/create-no-script-form.ts";

/** The termination of a contract (§ 312k BGB, L24). A reason belongs to an extraordinary one alone; without a day it is the earliest. */
export const terminate = createNoScriptForm({
  name: "terminate",
  initial: { kind: "ordinary", reason: "", name: "", contract: "", email: "", date: "" },
  boxes: {},
  sending: async () => (await import("./sending.ts")).termination,
});
