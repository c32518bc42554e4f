import * as v from "valibot";
import { defineCall } from "../call.ts";
import { match, matchId, matchInput } from "../schemas/match.ts";

export const matches = defineCall({
  id: "matches",
  method: "GET",
  path: "/api/matches",
  auth: "public",
  shared: true,
  summary:
    "Matches of the club from thirteen months ago on, in the order of their kick-offs; `show=next` for the last result and the six that come next, `id` for that match alone or, where there is none, for nothing",
  query: v.object({ show: v.optional(v.picklist(["next"])), id: v.optional(matchId) }),
  payload: v.array(match),
  codes: [],
});
export const saveMatch = defineCall({
  id: "saveMatch",
  method: "PUT",
  path: "/api/internal/matches/{id}",
  auth: "internal",
  limit: { max: 120, seconds: 60 },
  summary:
    "Puts a match of the club into the season or replaces it: a new kick-off, postponed, cancelled, or its result. Internal, for the club's staff; needs ADMIN_TOKEN as bearer, 403 otherwise",
  params: v.object({ id: matchId }),
  body: matchInput,
  payload: match,
  codes: [],
});
