import { withdrawal } from "@tribun/api-client/calls/service";
import { email, line } from "@tribun/domain";
import * as v from "valibot";
import { createPaperForm } from "../../paper/create-paper-form.tsx";

/** The withdrawal from a contract: name, contract and e-mail, never a reason (§ 356a BGB, L23). */
export const withdraw = createPaperForm({
  name: "withdraw",
  schema: v.object({ name: line("name.required", 120), contract: line("contract.required", 60), email }),
  initial: { name: "", contract: "", email: "" },
  send: async (api, body, keyOf) => ({ ...(await api(withdrawal, { body, idempotencyKey: keyOf(body) })), ...body }),
});
