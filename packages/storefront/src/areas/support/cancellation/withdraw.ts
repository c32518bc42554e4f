import { machineCode } from "@tribun/domain";
import { createNoScriptForm } from "../../../platform/forms/create-no-script-form.ts";

/** Whether what is typed is the number of a pack's purchase, which has neither a line nor a jersey of its own. */
export const namesPack = (contract: string): boolean => machineCode(contract).startsWith("PKT-");

/** The withdrawal from a contract or from its jersey alone (L22): name, contract and e-mail, never a reason (§ 356a BGB, L23). */
export const withdraw = createNoScriptForm({
  name: "withdraw",
  initial: { part: "tariff", name: "", contract: "", email: "" },
  boxes: {},
  sending: async () => (await import("./sending.ts")).withdrawal,
});
