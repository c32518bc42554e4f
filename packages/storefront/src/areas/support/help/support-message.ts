import { createNoScriptForm } from "../../../platform/forms/create-no-script-form.ts";

/** Topics of messages. Requests about personal data have their own form, `/information/dsgvo`. */
export const TOPICS = ["question", "billing", "order", "fault", "callback", "complaint"] as const;
export type Topic = (typeof TOPICS)[number];

/** Stands for the line while a fan with several has chosen none. A fault report needs a line for its compensation (§ 58 TKG, L08). */
export const UNCHOSEN = "?";

/** A message to support as a no-script form: a question, a fault (§ 58 TKG, L08), a complaint or a request for a call. */
export const supportMessage = createNoScriptForm({
  name: "message",
  initial: { topic: "", name: "", email: "", phone: "", message: "", reference: "", lineId: "" },
  boxes: {},
  sending: () => import("./sending.ts"),
});
