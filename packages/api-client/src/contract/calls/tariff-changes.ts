import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id, instant, money, nothing } from "../schemas/common.ts";
import { tariffChange, tariffOffer } from "../schemas/lines.ts";

const params = v.object({ id });
const tariffId = v.pipe(v.string("tariff.required"), v.nonEmpty("tariff.required"), v.maxLength(64));

export const lineTariffs = defineCall({
  id: "lineTariffs",
  method: "GET",
  path: "/api/lines/{id}/tariffs",
  auth: "user",
  summary: "Tariffs that an own running line may have instead of its own: from when, until when it is bound then, or why not yet",
  params,
  payload: v.object({ monthly: money, offers: v.array(tariffOffer) }),
  codes: [],
});
export const lineTariffSummary = defineCall({
  id: "lineTariffSummary",
  method: "POST",
  path: "/api/lines/{id}/tariff-summaries",
  auth: "user",
  summary: "Makes the contract summary (L01) of an own line with another tariff, to be read before the change is declared",
  params,
  body: v.object({ tariffId }),
  payload: v.object({ id, createdAt: instant, offer: tariffOffer, pdfUrl: v.string() }),
  codes: ["1012", "1033", "1039"],
});
/** The contract summary of an own line's latest tariff change, including one that has not begun. */
export const lineTariffSummaryPdf = defineCall({
  id: "lineTariffSummaryPdf",
  method: "GET",
  path: "/api/lines/{id}/tariff-summary.pdf",
  auth: "user",
  summary: "The contract summary of the last change of tariff of an own line as a PDF",
  params,
  payload: "binary",
  codes: ["1011"],
});
export const lineTariffChange = defineCall({
  id: "lineTariffChange",
  method: "POST",
  path: "/api/lines/{id}/tariff",
  auth: "user",
  idempotent: true,
  summary:
    "Declares the change of tariff that a summary of today tells of (§ 312j(3) BGB). It takes effect with the first month after the withdrawal period. 409 while another change waits, for a contract that ends, and for a cheaper tariff within the minimum term",
  params,
  body: v.object({ tariffId, contractSummaryId: id }),
  payload: tariffChange,
  codes: ["1012", "1033", "1039", "1109"],
});
export const lineTariffKeep = defineCall({
  id: "lineTariffKeep",
  method: "DELETE",
  path: "/api/lines/{id}/tariff",
  auth: "user",
  summary: "Takes a change of tariff back before it takes effect; the contract stays as it is. 409 where none waits",
  params,
  payload: nothing,
  codes: [],
});
