import { LANGUAGES } from "@tribun/domain";
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

/** `meta` beside `payload`: paging where a list has pages, and always the server's clock. */
export const meta = v.object({
  page: v.optional(v.number()),
  size: v.optional(v.number()),
  total: v.optional(v.number()),
  serverTime: instant,
  requestId: v.string(),
});
export type Meta = v.InferOutput<typeof meta>;

/** RFC 9457 problem with the product's members. The title and detail are for logs; screens read the code. */
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
  requestId: v.string(),
});
export type Problem = v.InferOutput<typeof problem>;
