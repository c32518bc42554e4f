import type { Line } from "@tribun/api-client/contract";
import { addMonths, euro, germanDay } from "@tribun/domain";
import { and, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { anyOf } from "../../db/of-lines.ts";
import { lineNotices } from "../../db/schema/account.ts";
import { tariffs } from "../../db/schema/catalogue.ts";
import type { LineRow } from "../../db/schema/lines.ts";

/** The part of a stored notice that is read again. Older notices lack the tariff's id. */
const kept = v.object({ advice: v.object({ tariffId: v.string(), neededGb: v.number(), stay: v.boolean() }) });

/** Months until the next advice is due (§ 57(3) TKG); an older one is outdated. */
const MONTHS = 12;

/**
 * The last yearly advice of each running line that recommended another tariff (L07), with that tariff's current facts. None when the line
 * has the best or the recommended tariff, or when the tariff no longer exists.
 */
export async function latestAdvices(db: Db, lines: readonly LineRow[], now: Date): Promise<(lineId: string) => Line["advice"]> {
  const running = lines.filter(({ state }) => state === "active" || state === "blocked");
  const { lineId, facts, sentAt } = lineNotices;
  const ids = running.map(({ id }) => id);
  const notices = await db
    .selectDistinctOn([lineId], { lineId, facts, sentAt })
    .from(lineNotices)
    .where(and(anyOf(lineId, ids), eq(lineNotices.kind, "bestTariff")))
    .orderBy(lineId, desc(sentAt));
  const advised = notices.flatMap((notice) => {
    const read = v.safeParse(kept, notice.facts);
    if (!read.success || read.output.advice.stay) return [];
    const { tariffId, neededGb } = read.output.advice;
    const advisedOn = germanDay(notice.sentAt.getTime());
    const own = running.find(({ id }) => id === notice.lineId)?.tariffId;
    if (addMonths(advisedOn, MONTHS) <= germanDay(now.getTime()) || tariffId === own) return [];
    return { lineId: notice.lineId, tariffId, neededGb, advisedOn };
  });
  const wanted = advised.map(({ tariffId }) => tariffId);
  const found = wanted.length === 0 ? [] : await db.select().from(tariffs).where(anyOf(tariffs.id, wanted));
  return (id) => {
    const advice = advised.find((each) => each.lineId === id);
    const tariff = advice && found.find((each) => each.id === advice.tariffId);
    if (!tariff) return undefined;
    const { name, type, slug, dataGb, priceCents } = tariff;
    const { neededGb, advisedOn } = advice;
    return { name, type, slug, dataGb, price: euro(priceCents), neededGb, advisedOn };
  };
}
