import { email, line as textLine, mobilePhone } from "@tribun/domain";
import * as v from "valibot";
import { id, instant, money } from "./common.ts";

export const SHOP_SERVICES = ["sim", "repair", "jersey", "turkish"] as const;

/** A shop. `hours` names the days from 1, Monday, to 7, Sunday, on which it is open. */
export const distributor = v.object({
  id,
  name: v.string(),
  street: v.string(),
  houseNumber: v.string(),
  postalCode: v.string(),
  city: v.string(),
  /** E.164 */
  phone: v.string(),
  hours: v.array(v.object({ day: v.number(), from: v.string(), to: v.string() })),
  services: v.array(v.picklist(SHOP_SERVICES)),
});
export type Distributor = v.InferOutput<typeof distributor>;

/** What is known about a postal code. `unknown` is well-formed and may exist all the same: data are never complete. */
export const postalCodeInfo = v.object({
  postalCode: v.string(),
  valid: v.picklist(["known", "unknown"]),
  places: v.array(v.string()),
  attribution: v.string(),
});
export type PostalCodeInfo = v.InferOutput<typeof postalCodeInfo>;

export const RECEPTIONS = ["5G", "LTE", "none"] as const;

/** What a phone gets at a postal code (§ 52 TKG). `reception` is missing where nobody knows the code. */
export const coverageInfo = v.object({
  postalCode: v.string(),
  places: v.array(v.string()),
  reception: v.optional(v.object({ outdoors: v.picklist(RECEPTIONS), indoors: v.picklist(RECEPTIONS) })),
  /** `sandbox`: made up by region, until a map of the network's is connected. Say so wherever it is shown. */
  source: v.picklist(["sandbox", "network"]),
});
export type CoverageInfo = v.InferOutput<typeof coverageInfo>;

export const SUPPORT_TOPICS = ["question", "fault", "billing", "order", "complaint", "dataProtection", "callback"] as const;
export const supportMessage = v.object({
  topic: v.picklist(SUPPORT_TOPICS, "supportTopic.required"),
  name: textLine("name.required", 120),
  email,
  phone: v.optional(mobilePhone),
  message: v.pipe(
    v.string("supportMessage.required"),
    v.trim(),
    v.nonEmpty("supportMessage.required"),
    v.maxLength(4000, "supportMessage.tooLong"),
  ),
  /** An own line that it is about. */
  lineId: v.optional(v.pipe(v.string(), v.uuid())),
  /** Code or request id that the fan saw, added by the screen. */
  reference: v.optional(v.pipe(v.string(), v.maxLength(80))),
});
export type SupportMessageInput = v.InferInput<typeof supportMessage>;

/** A ticket with the time it arrived and, for a fault, what the law ties to it (§ 58 TKG, L08). */
export const supportTicket = v.object({
  ticket: v.string(),
  receivedAt: instant,
  fault: v.optional(v.object({ informBy: instant, compensationFrom: instant, higherCompensationFrom: instant })),
});
export type SupportTicket = v.InferOutput<typeof supportTicket>;

/** What a fan has written to support, and what became of it. Open until there is a `resolvedAt`; people answer with words or by phone. */
export const supportCase = v.object({
  ticket: v.string(),
  topic: v.picklist(SUPPORT_TOPICS),
  message: v.string(),
  /** What it is about, as the fan or a screen named it. */
  reference: v.optional(v.string()),
  receivedAt: instant,
  /** Of a fault: when the fan is told, if it is not repaired by then (§ 58(2) TKG). */
  informBy: v.optional(instant),
  resolvedAt: v.optional(instant),
  answer: v.optional(v.string()),
  /** What is owed for a line that was out, and goes on the next invoice (§ 58(3) TKG). */
  compensation: v.optional(money),
});
export type SupportCase = v.InferOutput<typeof supportCase>;
