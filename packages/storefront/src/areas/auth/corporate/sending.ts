import type { Api } from "@tribun/api-client";
import { corporateRegister } from "@tribun/api-client/calls/leads";
import { blankOr } from "@tribun/forms";
import { CALL_BACK_TIMES, companyName, email, firstName, lastName, LEAD_KINDS, mobilePhone, taxNumber, vatId } from "@tribun/domain";
import * as v from "valibot";

const lineCount = v.pipe(v.string(), v.trim(), v.regex(/^(?:[1-9]\d{0,4}|100000)$/, "lineCount.range"));

/** The short form of a company's wish; what only one's own lines need is left out of a dealer's. */
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

/** A wish as its rules have read it. */
export type LeadAnswers = v.InferOutput<typeof schema>;

/** As the call wants it: nothing for what was left empty, and lines and waiver (§ 71 (3) TKG, L16) for a company's own lines alone. */
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
