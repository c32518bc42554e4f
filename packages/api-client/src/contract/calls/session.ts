import * as v from "valibot";
import { defineCall } from "../call.ts";
import { nothing } from "../schemas/common.ts";
import { loginBody } from "../schemas/login.ts";
import { tokens, user } from "../schemas/user.ts";

export const login = defineCall({
  id: "login",
  method: "POST",
  path: "/api/auth/login",
  auth: "public",
  summary: "Signs a fan in by password and one of `email`, `phone` and `identifier`, which takes either",
  body: loginBody,
  payload: tokens,
  codes: ["1004"],
});
export const refresh = defineCall({
  id: "refresh",
  method: "POST",
  path: "/api/auth/refresh",
  auth: "public",
  summary: "Exchanges a refresh token for a new pair; the spent one leads to the same next one for 30 seconds, later it ends the session",
  body: v.object({ refreshToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
  payload: tokens,
  codes: ["1005"],
});
/** A caller without a valid access token sends `refreshToken`. Ending an ended session is not an error, so a caller may repeat it. */
export const logout = defineCall({
  id: "logout",
  method: "POST",
  path: "/api/auth/logout",
  auth: "optional",
  summary:
    "Ends the session of the refresh token or, without one, of the caller; `everywhere` ends all of the caller's, 1034 without a session. Their tokens are refused from then on",
  body: v.object({
    refreshToken: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))),
    everywhere: v.optional(v.boolean(), false),
  }),
  payload: nothing,
  codes: ["1034"],
});
export const me = defineCall({
  id: "me",
  method: "GET",
  path: "/api/users/me",
  aliases: ["/api/auth/me"],
  auth: "user",
  summary: "The signed-in fan",
  payload: user,
  codes: ["1041"],
});
