import { sendSupportMessage } from "@tribun/api-client/calls/fan-service";
import { blankOr } from "@tribun/forms";
import { email, line } from "@tribun/domain";
import * as v from "valibot";
import { createPaperForm } from "../../paper/create-paper-form.tsx";

/** Rights that a letter to us uses, with the article of the GDPR that grants each. */
export const RIGHTS = [
  ["access", 15],
  ["rectify", 16],
  ["erase", 17],
  ["restrict", 18],
  ["port", 20],
  ["object", 21],
  ["revoke", 7],
] as const;
export type Right = (typeof RIGHTS)[number][0];

/** As the people who answer read it. */
const SUBJECT: Readonly<Record<Right, string>> = {
  access: "Auskunft",
  rectify: "Berichtigung",
  erase: "Löschung",
  restrict: "Einschränkung der Verarbeitung",
  port: "Datenübertragung",
  object: "Widerspruch",
  revoke: "Widerruf einer Einwilligung",
};

/** A request by the rights of Articles 7 and 15 to 21 GDPR: a message to those who answer for data, whoever sends it (L28). */
export const rightsRequest = createPaperForm({
  name: "rights",
  schema: v.object({
    right: v.picklist(
      RIGHTS.map(([right]) => right),
      "right.required",
    ),
    name: line("name.required", 120),
    email,
    contract: blankOr(line("contract.required", 60)),
    message: blankOr(v.pipe(v.string(), v.trim(), v.maxLength(3500, "right.tooLong"))),
  }),
  initial: { right: "", name: "", email: "", contract: "", message: "" },
  boxes: {},
  send: async (api, { right, contract, message, ...person }, keyOf) => {
    const article = RIGHTS.find(([name]) => name === right)?.[1] ?? 15;
    const parts = [`${SUBJECT[right]} (Art. ${article} DSGVO)`, contract && `Rufnummer oder Kundennummer: ${contract}`, message];
    const body = { ...person, topic: "dataProtection" as const, message: parts.filter(Boolean).join("\n\n") };
    return { ...(await api(sendSupportMessage, { body, idempotencyKey: keyOf(body) })), email: person.email };
  },
});
