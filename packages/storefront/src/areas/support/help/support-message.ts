import { createNoScriptForm } from "../../../platform/forms/create-no-script-form.ts";

/** What fans write about here; what concerns their data has a form of its own, `/information/dsgvo`. */
export const TOPICS = ["question", "billing", "order", "fault", "callback", "complaint"] as const;
export type Topic = (typeof TOPICS)[number];

/** Stands for the line of a fan who has several and has chosen none: a fault of no line earns nobody a compensation (§ 58 TKG, L08). */
export const UNCHOSEN = "?";

/** A message to the people who help: a question, a fault (§ 58 TKG, L08), a complaint, or the wish to be called back. */
export const supportMessage = createNoScriptForm({
  name: "message",
  initial: { topic: "", name: "", email: "", phone: "", message: "", reference: "", lineId: "" },
  boxes: {},
  sending: () => import("./sending.ts"),
});
