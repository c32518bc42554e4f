import * as v from "valibot";
import { defineCall } from "../call.ts";
import { clubShareTotal, ownClubShare } from "../schemas/club-share.ts";

export const clubShare = defineCall({
  id: "clubShare",
  method: "GET",
  path: "/api/club-share",
  auth: "public",
  shared: true,
  summary:
    "What of the net of every paid monthly bill goes to the club's cause, and the sum so far in whole euros; -1 with 404 where the club shares nothing",
  payload: clubShareTotal,
  codes: [],
});
export const myClubShare = defineCall({
  id: "myClubShare",
  method: "GET",
  path: "/api/club-share/me",
  auth: "user",
  summary: "What of the own paid bills has gone to the club's cause; -1 with 404 where the club shares nothing",
  payload: ownClubShare,
  codes: [],
});
export const clubShareBookings = defineCall({
  id: "clubShareBookings",
  method: "GET",
  path: "/api/club-share/bookings",
  auth: "staff",
  summary: "The bookings of a month, or all, as CSV for the club's accountant: no name, only the number of the bill; staff only",
  query: v.object({ month: v.optional(v.pipe(v.string(), v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/))) }),
  payload: "binary",
  codes: [],
});
