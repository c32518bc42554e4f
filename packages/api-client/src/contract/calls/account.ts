import { readableText } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { changedUser, foundUser, profileChange } from "../schemas/account.ts";

export const updateMe = defineCall({
  id: "updateMe",
  method: "PATCH",
  path: "/api/auth/me",
  auth: "user",
  proven: true,
  summary:
    "Changes the profile, the consents or the password; a new phone needs its code, a new address its link. Phone, address, password and keyword need the password that is there as well; the old phone and the old mailbox are told, with a link that takes the change back for three days",
  body: profileChange,
  payload: changedUser,
  codes: ["1066", "1048", "1043", "1044", "1045", "1046", "1047", "1004"],
});
export const searchUsers = defineCall({
  id: "searchUsers",
  method: "GET",
  path: "/api/users",
  auth: "staff",
  summary: "Finds fans of the club by e-mail, phone or name; staff only, 403 for everybody else (A9)",
  query: v.object({
    query: v.pipe(
      v.string("query.required"),
      v.transform(readableText),
      v.minLength(2, "query.required"),
      v.maxLength(100, "text.tooLong"),
    ),
  }),
  payload: v.array(foundUser),
  codes: ["1041"],
});
