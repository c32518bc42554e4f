import { and, desc, like, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { sandboxSettings } from "../db/schema/operations.ts";
import type { Recipient } from "../base/recipient.ts";
import { readSetting, writeSetting } from "./settings.ts";

const PREFIX = "posted.";
const parcel = v.object({
  what: v.string(),
  recipient: v.object({
    company: v.exactOptional(v.string()),
    ...{ name: v.string(), street: v.string(), houseNumber: v.string(), postalCode: v.string(), city: v.string() },
  }),
  /** Times at which the third party accepted it and sends it; milliseconds of the sandbox's clock. */
  at: v.number(),
  leavesAt: v.number(),
  cancelled: v.optional(v.boolean()),
});

/** A parcel that a third party of the sandbox was asked to send. */
export type Posted = v.InferOutput<typeof parcel> & { readonly recipient: Recipient };

/** Returns the parcel requested under an id; undefined without one. */
export const readPosted = (db: Db, id: string): Promise<Posted | undefined> =>
  readSetting(db, `${PREFIX}${id}`, v.optional(parcel), undefined);
export const writePosted = (db: Db, id: string, posted: Posted): Promise<void> => writeSetting(db, `${PREFIX}${id}`, posted);

const isPosted = like(sandboxSettings.key, `${PREFIX}%`);
const at = sql`(${sandboxSettings.value} ->> 'at')::numeric`;

/** The latest parcels, newest first. */
export async function listPosted(db: Db, limit = 30): Promise<(Posted & { readonly id: string })[]> {
  const rows = await db.select().from(sandboxSettings).where(isPosted).orderBy(desc(at), desc(sandboxSettings.key)).limit(limit);
  return rows.flatMap(({ key, value }) => {
    const read = v.safeParse(parcel, value);
    return read.success ? [{ id: key.slice(PREFIX.length), ...read.output }] : [];
  });
}

/** Deletes parcels posted before a time. */
export async function forgetPosted(db: Db, before: Date): Promise<void> {
  await db.delete(sandboxSettings).where(and(isPosted, sql`${at} < ${before.getTime()}`));
}
