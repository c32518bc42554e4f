import { sendSupportMessage } from "@tribun/api-client/calls/fan-service";
import { blankOr } from "@tribun/forms";
import { email, line, mobilePhone } from "@tribun/domain";
import * as v from "valibot";
import { createPaperForm } from "../../paper/create-paper-form.tsx";

/** What fans write about here; what concerns their data has a form of its own, `/information/dsgvo`. */
export const TOPICS = ["question", "billing", "order", "fault", "callback", "complaint"] as const;
export type Topic = (typeof TOPICS)[number];

/** Stands for the line of a fan who has several and has chosen none: a fault of no line earns nobody a compensation (§ 58 TKG, L08). */
export const UNCHOSEN = "?";

/** What the fan wrote, 4000 characters at most. */
export const message = v.pipe(
  v.string("supportMessage.required"),
  v.trim(),
  v.nonEmpty("supportMessage.required"),
  v.maxLength(4000, "supportMessage.tooLong"),
);

const schema = v.pipe(
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

/** A message to the people who help: a question, a fault (§ 58 TKG, L08), a complaint, or the wish to be called back. */
export const supportMessage = createPaperForm({
  name: "message",
  schema,
  initial: { topic: "", name: "", email: "", phone: "", message: "", reference: "", lineId: "" },
  boxes: {},
  send: async (api, { phone, reference, lineId, ...needed }, keyOf) => {
    const body = {
      ...needed,
      ...(phone !== undefined && { phone }),
      ...(reference !== undefined && { reference }),
      ...(needed.topic === "fault" && lineId !== "" && { lineId }),
    };
    return { ...(await api(sendSupportMessage, { body, idempotencyKey: keyOf(body) })), ...body };
  },
});
