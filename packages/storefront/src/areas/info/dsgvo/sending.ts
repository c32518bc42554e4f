import type { Api } from "@tribun/api-client";
import { sendSupportMessage } from "@tribun/api-client/calls/fan-service";
import { blankOr, email, line } from "@tribun/domain";
import * as v from "valibot";
import { type Right, RIGHTS } from "./rights-request.ts";

/** Subject of the message that staff read. */
const SUBJECT: Readonly<Record<Right, string>> = {
  access: "Auskunft",
  rectify: "Berichtigung",
  erase: "Löschung",
  restrict: "Einschränkung der Verarbeitung",
  port: "Datenübertragung",
  object: "Widerspruch",
  revoke: "Widerruf einer Einwilligung",
};

export const schema = v.object({
  right: v.picklist(
    RIGHTS.map(([right]) => right),
    "right.required",
  ),
  name: line("name.required", 120),
  email,
  contract: blankOr(line("contract.required", 60)),
  message: blankOr(v.pipe(v.string(), v.trim(), v.maxLength(3500, "right.tooLong"))),
});
type Written = v.InferOutput<typeof schema>;

export async function send(api: Api, { right, contract, message, ...person }: Written, keyOf: (body: object) => string) {
  const article = RIGHTS.find(([name]) => name === right)?.[1] ?? 15;
  const parts = [`${SUBJECT[right]} (Art. ${article} DSGVO)`, contract && `Rufnummer oder Kundennummer: ${contract}`, message];
  const body = { ...person, topic: "dataProtection" as const, message: parts.filter(Boolean).join("\n\n") };
  return { ...(await api(sendSupportMessage, { body, idempotencyKey: keyOf(body) })), email: person.email };
}
