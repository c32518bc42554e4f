import type { Api } from "@tribun/api-client";
import { corporateRegister } from "@tribun/api-client/calls/leads";
import {
  blankOr,
  CALL_BACK_TIMES,
  companyName,
  email,
  firstName,
  lastName,
  LEAD_KINDS,
  mobilePhone,
  taxNumber,
  vatId,
} from "@tribun/domain";
import * as v from "valibot";

const lineCount = v.pipe(v.string(), v.trim(), v.regex(/^(?:[1-9]\d{0,4}|100000)$/, "lineCount.range"));

/** Rules of the lead form. Fields that only a company's own lines need are left out of a dealer's lead. */
export const schema = v.object({
  kind: v.picklist(LEAD_KINDS, "leadKind.required"),
  companyName,
  taxNumber,
  vatId: blankOr(vatId),
  lineCount: blankOr(lineCount),
  firstName,
  lastName,
  email,
  phone: mobilePhone,
  callBack: v.picklist(CALL_BACK_TIMES, "callBack.required"),
  tkgWaiver: v.boolean(),
});

/** A lead after validation. */
export type LeadAnswers = v.InferOutput<typeof schema>;

/** Body of the call: omits empty fields, and sends line count and waiver (§ 71 (3) TKG, L16) only for a company's own lines. */
function leadOf({ vatId: vat, lineCount: count, tkgWaiver, ...needed }: LeadAnswers) {
  const ownLines = needed.kind === "business";
  return {
    ...needed,
    ...(vat !== undefined && { vatId: vat }),
    ...(ownLines && { tkgWaiver, ...(count !== undefined && { lineCount: Number(count) }) }),
  };
}

export async function send(api: Api, answers: LeadAnswers, keyOf: (body: object) => string) {
  const body = leadOf(answers);
  const { leadId } = await api(corporateRegister, { body, idempotencyKey: keyOf(body) });
  return { leadId, kind: body.kind, email: body.email, phone: body.phone, callBack: body.callBack };
}
