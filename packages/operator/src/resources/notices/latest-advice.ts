import type { Line } from "@tribun/api-client/contract";
import { addMonths, euro, germanDay } from "@tribun/domain";
import { and, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { lineNotices } from "../../db/schema/account.ts";
import { tariffs } from "../../db/schema/catalogue.ts";
import type { LineRow } from "../../db/schema/lines.ts";

/** What is read again of a notice that was sent; older ones did not keep the tariff's id. */
const kept = v.object({ advice: v.object({ tariffId: v.string(), neededGb: v.number(), stay: v.boolean() }) });

/** Months until the next advice has to come (§ 57(3) TKG): an older one is no advice any more. */
const MONTHS = 12;

/**
 * The last yearly advice of a running line where it was to take another tariff (L07), with that tariff as it is on sale now. None while
 * the line has the best one, after it was changed to the advised one, and for a tariff that is not sold any more.
 */
export async function latestAdvice(db: Db, line: LineRow, now: Date): Promise<Line["advice"]> {
  if (line.state !== "active" && line.state !== "blocked") return undefined;
  const [notice] = await db
    .select({ facts: lineNotices.facts, sentAt: lineNotices.sentAt })
    .from(lineNotices)
    .where(and(eq(lineNotices.lineId, line.id), eq(lineNotices.kind, "bestTariff")))
    .orderBy(desc(lineNotices.sentAt))
    .limit(1);
  const read = v.safeParse(kept, notice?.facts);
  if (!notice || !read.success || read.output.advice.stay) return undefined;
  const advisedOn = germanDay(notice.sentAt.getTime());
  const { tariffId, neededGb } = read.output.advice;
  if (addMonths(advisedOn, MONTHS) <= germanDay(now.getTime()) || tariffId === line.tariffId) return undefined;
  const [tariff] = await db.select().from(tariffs).where(eq(tariffs.id, tariffId));
  if (!tariff) return undefined;
  const { name, type, slug, dataGb, priceCents } = tariff;
  return { name, type, slug, dataGb, price: euro(priceCents), neededGb, advisedOn };
}
