import { LANGUAGES, machineCode, machineRead } from "@tribun/domain";
import * as v from "valibot";

/** Cents with their currency (flows §4.7). */
export const money = v.object({ amount: v.pipe(v.number(), v.integer()), currency: v.literal("EUR") });
/** An instant as ISO 8601 in UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp());
/** A calendar day, YYYY-MM-DD. */
export const day = v.pipe(v.string(), v.isoDate());
export const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
export const uuid = v.pipe(v.string(), v.uuid());
export const language = v.picklist(LANGUAGES);
export const nothing = v.object({});
/** ICCID of a SIM card, as typed. */
export const iccid = v.pipe(machineRead("iccid.required"), v.maxLength(40));
/** A code of the operator as typed: a coupon, an invitation, a campaign. Compared in capitals. */
export const code = v.pipe(v.string(), v.transform(machineCode), v.maxLength(40, "text.tooLong"));
/** Address of a picture on the operator, on the same origin as /api; it always answers. `alt` is empty for a decorative picture. */
export const picture = v.object({ url: v.string(), width: v.number(), height: v.number(), alt: v.string() });
export type Picture = v.InferOutput<typeof picture>;

/** `meta` beside `payload`: paging for lists with pages, and always the server's clock. */
export const meta = v.object({
  page: v.optional(v.number()),
  size: v.optional(v.number()),
  total: v.optional(v.number()),
  serverTime: instant,
  requestId: v.string(),
});
export type Meta = v.InferOutput<typeof meta>;

/** RFC 9457 problem with the product's own members. Title and detail are for logs; screens read the code. */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  instance: v.string(),
  referenceErrorCode: v.string(),
  fieldErrors: v.optional(v.array(v.object({ field: v.string(), rule: v.string() }))),
  reason: v.optional(v.string()),
  retryAfterSeconds: v.optional(v.number()),
  endedOn: v.optional(v.string()),
  requestId: v.string(),
});
export type Problem = v.InferOutput<typeof problem>;
