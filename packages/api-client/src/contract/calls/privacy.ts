import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataExport } from "../schemas/account.ts";
import { nothing } from "../schemas/common.ts";

const password = v.pipe(v.string("password.required"), v.nonEmpty("password.required"), v.maxLength(200, "text.tooLong"));

export const exportMe = defineCall({
  id: "exportMe",
  method: "GET",
  path: "/api/users/me/export",
  auth: "user",
  limit: { max: 10, seconds: 3600, per: "user" },
  summary: "Everything that is kept about the fan (GDPR Art. 15, 20)",
  payload: dataExport,
  codes: [],
});
/** Refused with 409 and a reason while a line, an order, an invoice or a refund is open: `lineActive`, `orderOpen`, `invoiceOpen`. */
export const deleteMe = defineCall({
  id: "deleteMe",
  method: "DELETE",
  path: "/api/users/me",
  auth: "user",
  summary: "Deletes the account after the password was given again; what the law keeps stays out of reach until its day (L17)",
  body: v.object({ password }),
  payload: nothing,
  codes: ["1004"],
});
