import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id, instant } from "../schemas/common.ts";
import { giveaway, giveawayWithEntries } from "../schemas/fans.ts";
import { giveawayEntry } from "../schemas/giveaway-entry.ts";

const linkToken = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });

export const giveaways = defineCall({
  id: "giveaways",
  method: "GET",
  path: "/api/giveaways",
  auth: "public",
  shared: true,
  summary: "Giveaways of the club: open ones first, then those to come, then past ones",
  payload: v.array(giveaway),
  codes: [],
});
export const giveawayDetail = defineCall({
  id: "giveawayDetail",
  method: "GET",
  path: "/api/giveaways/{key}",
  auth: "public",
  shared: true,
  summary: "A giveaway with its dates, prizes, organiser, terms and, later, the protocol of its draw",
  params: v.object({ key: id }),
  payload: giveawayWithEntries,
  codes: [],
});
/** Every entry gets the same answer, whether the address is new, known or a trap (flows §4.6). */
export const enterGiveaway = defineCall({
  id: "enterGiveaway",
  method: "POST",
  path: "/api/zoho/giveaway",
  auth: "public",
  idempotent: true,
  limit: { max: 5, seconds: 3600 },
  summary: "Enters a giveaway; the entry counts once the link in the mail is opened",
  body: giveawayEntry,
  payload: v.object({ status: v.literal("confirmationSent") }),
  codes: ["1111", "1112"],
});
/** Takes the token of the mailed link, which is valid for 72 hours and once (L29). */
export const confirmGiveaway = defineCall({
  id: "confirmGiveaway",
  method: "POST",
  path: "/api/giveaways/confirm",
  auth: "public",
  limit: { max: 30, seconds: 3600 },
  summary: "Confirms an entry: 1028 for an unknown link, 1029 after 72 hours, 1030 for a used one, 1111 after the draw",
  body: linkToken,
  payload: v.object({
    giveawayKey: id,
    confirmedAt: instant,
    drawAt: instant,
    /** The entry's number in the draw protocol. */
    entryId: id,
    /** Token that withdraws the consent to advertising, as easily as it was given (Art. 7(3) GDPR). */
    revokeToken: v.string(),
  }),
  codes: ["1028", "1029", "1030", "1111"],
});
/** Takes the token of the link in every giveaway mail; the entry stays as it is (L30). */
export const revokeGiveawayConsent = defineCall({
  id: "revokeGiveawayConsent",
  method: "POST",
  path: "/api/giveaways/revoke-consent",
  auth: "public",
  limit: { max: 30, seconds: 3600 },
  summary: "Takes the consent to advertising back without losing the entry; may be repeated",
  body: linkToken,
  payload: v.object({ giveawayKey: id, revokedAt: instant }),
  codes: ["1028"],
});
