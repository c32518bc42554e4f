import * as v from "valibot";
import { defineCall } from "../call.ts";
import { corporateLead } from "../schemas/account.ts";
import { id } from "../schemas/common.ts";

export const corporateRegister = defineCall({
  id: "corporateRegister",
  method: "POST",
  path: "/api/zoho/corporate-register",
  // Callers need no session; a session only proves that the address is the caller's own.
  auth: "optional",
  idempotent: true,
  limit: { max: 5, seconds: 3600 },
  summary: "A company asks to be called back (A21); whether an address is known learns only who has proven it (1048)",
  body: corporateLead,
  payload: v.object({ leadId: id }),
  codes: ["1048", "1066"],
});
