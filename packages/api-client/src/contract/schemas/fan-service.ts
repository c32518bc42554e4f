import { email, line as textLine, mobilePhone } from "@tribun/domain";
import * as v from "valibot";
import { id, instant, money } from "./common.ts";

export const SHOP_SERVICES = ["sim", "repair", "jersey", "turkish"] as const;

/** A shop. `hours` lists the opening days from 1 (Monday) to 7 (Sunday). */
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

/** Data about a postal code. `unknown` is well-formed and may still exist, because the data are never complete. */
export const postalCodeInfo = v.object({
  postalCode: v.string(),
  valid: v.picklist(["known", "unknown"]),
  places: v.array(v.string()),
  attribution: v.string(),
});
export type PostalCodeInfo = v.InferOutput<typeof postalCodeInfo>;

export const RECEPTIONS = ["5G", "LTE", "none"] as const;

/** Reception at a postal code (§ 52 TKG). `reception` is missing for an unknown code. */
export const coverageInfo = v.object({
  postalCode: v.string(),
  places: v.array(v.string()),
  reception: v.optional(v.object({ outdoors: v.picklist(RECEPTIONS), indoors: v.picklist(RECEPTIONS) })),
  /** `sandbox`: invented by region until the network's map is connected. Every screen that shows it must say so. */
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
  /** The caller's own line that the message concerns. */
  lineId: v.optional(v.pipe(v.string(), v.uuid())),
  /** Error code or request id that the fan saw; the screen adds it. */
  reference: v.optional(v.pipe(v.string(), v.maxLength(80))),
});
export type SupportMessageInput = v.InferInput<typeof supportMessage>;

/** A ticket with its time of arrival and, for a fault, the legal deadlines (§ 58 TKG, L08). */
export const supportTicket = v.object({
  ticket: v.string(),
  receivedAt: instant,
  fault: v.optional(v.object({ informBy: instant, compensationFrom: instant, higherCompensationFrom: instant })),
});
export type SupportTicket = v.InferOutput<typeof supportTicket>;

/** A fan's message to support and its outcome. Open while `resolvedAt` is missing; staff answer in writing or by phone. */
export const supportCase = v.object({
  ticket: v.string(),
  topic: v.picklist(SUPPORT_TOPICS),
  message: v.string(),
  /** Subject of the message, as the fan or a screen named it. */
  reference: v.optional(v.string()),
  receivedAt: instant,
  /** For a fault: time by which the operator informs the fan if it is not repaired (§ 58(2) TKG). */
  informBy: v.optional(instant),
  resolvedAt: v.optional(instant),
  answer: v.optional(v.string()),
  /** Compensation for a line that was out; the next invoice credits it (§ 58(3) TKG). */
  compensation: v.optional(money),
});
export type SupportCase = v.InferOutput<typeof supportCase>;
