import * as v from "valibot";
import { defineCall } from "../call.ts";
import { changedUser, corporateLead, foundUser, leaderboardEntry, profileChange } from "../schemas/account.ts";
import { id } from "../schemas/common.ts";

export const updateMe = defineCall({
  id: "updateMe",
  method: "PATCH",
  path: "/api/auth/me",
  auth: "user",
  summary: "Changes the profile, the consents or the password; a new phone needs its code, a new address its link",
  body: profileChange,
  payload: changedUser,
  codes: ["1066", "1048", "1043", "1044", "1045", "1046", "1047", "1004"],
});
/** The token of the link is the proof, so that the link may be opened on any device. */
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
export const searchUsers = defineCall({
  id: "searchUsers",
  method: "GET",
  path: "/api/users",
  auth: "staff",
  summary: "Finds fans of the club by e-mail, phone or name; staff only, 403 for everybody else (A9)",
  query: v.object({
    query: v.pipe(v.string("query.required"), v.trim(), v.minLength(2, "query.required"), v.maxLength(100, "text.tooLong")),
  }),
  payload: v.array(foundUser),
  codes: ["1041"],
});
export const leaderboard = defineCall({
  id: "leaderboard",
  method: "GET",
  path: "/api/users/list",
  auth: "public",
  summary: "The public list of fans who chose to stand in it, by points (A9)",
  payload: v.array(leaderboardEntry),
  codes: [],
});
export const corporateRegister = defineCall({
  id: "corporateRegister",
  method: "POST",
  path: "/api/zoho/corporate-register",
  // Anybody may ask; a session only proves that the address is the caller's own.
  auth: "optional",
  idempotent: true,
  limit: { max: 5, seconds: 3600 },
  summary: "A company asks to be called back (A21); whether an address is known learns only who has proven it (1048)",
  body: corporateLead,
  payload: v.object({ leadId: id }),
  codes: ["1048", "1066"],
});
