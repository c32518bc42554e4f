import { withdrawal } from "@tribun/api-client/calls/service";
import { blankOr } from "@tribun/forms";
import { CONTRACT_PARTS, email, line } from "@tribun/domain";
import * as v from "valibot";
import { createPaperForm } from "../../paper/create-paper-form.tsx";

/** Whether what is typed is the number of a pack's purchase, which has neither a line nor a jersey of its own. */
export const namesPack = (contract: string): boolean => /^\s*PKT-/i.test(contract);

/** The withdrawal from a contract or from its jersey alone (L22): name, contract and e-mail, never a reason (§ 356a BGB, L23). */
export const withdraw = createPaperForm({
  name: "withdraw",
  schema: v.object({
    part: blankOr(v.picklist(CONTRACT_PARTS)),
    name: line("name.required", 120),
    contract: line("contract.required", 60),
    email,
  }),
  initial: { part: "tariff", name: "", contract: "", email: "" },
  boxes: {},
  send: async (api, { part = "tariff", ...needed }, keyOf) => {
    const body = { ...needed, part: namesPack(needed.contract) ? "tariff" : part } as const;
    return { ...(await api(withdrawal, { body, idempotencyKey: keyOf(body) })), ...body };
  },
});
