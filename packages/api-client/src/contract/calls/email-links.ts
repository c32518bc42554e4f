import * as v from "valibot";
import { defineCall } from "../call.ts";

/** The token of the link is the proof, so the fan may open the link on any device. */
export const confirmEmail = defineCall({
  id: "confirmEmail",
  method: "POST",
  path: "/api/auth/me/email-confirmations",
  auth: "public",
  limit: { max: 30, seconds: 3600 },
  summary: "Redeems the link of a mail: the address is the fan's, or advertising by mail is wanted (L29)",
  body: v.object({ token: v.pipe(v.string("token.required"), v.nonEmpty("token.required"), v.maxLength(200, "text.tooLong")) }),
  payload: v.object({ purpose: v.picklist(["address", "advertising"]) }),
  codes: ["1028", "1029", "1030", "1048"],
});
