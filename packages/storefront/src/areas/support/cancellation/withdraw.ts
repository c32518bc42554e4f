import { machineCode } from "@tribun/domain";
import { createNoScriptForm } from "../../../platform/forms/create-no-script-form.ts";

/** True if the text is the purchase number of a pack, which has no line and no jersey. */
export const namesPack = (contract: string): boolean => machineCode(contract).startsWith("PKT-");

/**
 * The withdrawal from a contract or only its jersey (L22) as a no-script form: name, contract and e-mail, never a reason (§ 356a BGB, L23).
 */
export const withdraw = createNoScriptForm({
  name: "withdraw",
  initial: { part: "tariff", name: "", contract: "", email: "" },
  boxes: {},
  sending: async () => (await import("./sending.ts")).withdrawal,
});
