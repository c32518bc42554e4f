import type { Api } from "@tribun/api-client";
import { sendSupportMessage } from "@tribun/api-client/calls/fan-service";
import { blankOr, email, line, mobilePhone } from "@tribun/domain";
import * as v from "valibot";
import { TOPICS, UNCHOSEN } from "./support-message.ts";

/** The fan's text, at most 4000 characters. */
const message = v.pipe(
  v.string("supportMessage.required"),
  v.trim(),
  v.nonEmpty("supportMessage.required"),
  v.maxLength(4000, "supportMessage.tooLong"),
);

export const schema = v.pipe(
  v.object({
    topic: v.picklist(TOPICS, "supportTopic.required"),
    name: line("name.required", 120),
    email,
    phone: blankOr(mobilePhone),
    message,
    reference: blankOr(v.pipe(v.string(), v.trim(), v.maxLength(80, "text.tooLong"))),
    lineId: v.string(),
  }),
  v.forward(
    v.partialCheck([["topic"], ["phone"]], ({ topic, phone }) => topic !== "callback" || phone !== undefined, "phone.required"),
    ["phone"],
  ),
  v.forward(
    v.partialCheck([["topic"], ["lineId"]], ({ topic, lineId }) => topic !== "fault" || lineId !== UNCHOSEN, "phoneNumber.required"),
    ["lineId"],
  ),
);

type Written = v.InferOutput<typeof schema>;

export async function send(api: Api, { phone, reference, lineId, ...needed }: Written, keyOf: (body: object) => string) {
  const body = {
    ...needed,
    ...(phone !== undefined && { phone }),
    ...(reference !== undefined && { reference }),
    ...(needed.topic === "fault" && lineId !== "" && { lineId }),
  };
  return { ...(await api(sendSupportMessage, { body, idempotencyKey: keyOf(body) })), ...body };
}
