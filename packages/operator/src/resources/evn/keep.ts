import { addMonths, startOfGermanDay, usagePeriod } from "@tribun/domain";
import { lt } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { callRecords, type LineSettingsRow } from "../../db/schema/line-care.ts";
import type { UsageRecord } from "../usage/record.ts";

/** So long after its invoice an itemised bill may be kept (§ 10(3) TDDDG). */
const KEPT_MONTHS = 6;
/** How many digits a shortened number lacks (§ 65(1) TKG). */
const HIDDEN_DIGITS = 3;

/**
 * Keeps what an itemised bill will show, as its fan wants to see it. Only from the moment on at which the fan asked for one:
 * nothing of before is told, even where it is billed later.
 */
export async function keepCall(
  db: Db,
  { evnMode, evnSince }: Pick<LineSettingsRow, "evnMode" | "evnSince">,
  { id, lineId, kind, zone, amount, destination, roamingCents = 0, chargedCents = 0, at }: UsageRecord & { readonly at: Date },
): Promise<void> {
  if (evnMode === "off" || evnSince === null || at < evnSince) return;
  const shown = destination === undefined ? null : evnMode === "full" ? destination : shortened(destination);
  const cents = roamingCents + chargedCents;
  await db.insert(callRecords).values({ id, lineId, kind, zone, amount, destination: shown, cents, at }).onConflictDoNothing();
}

/** A number without its last three digits; of a short one nothing is left. */
export function shortened(number: string): string {
  const kept = number.slice(0, -HIDDEN_DIGITS);
  return `${/\d/.test(kept) ? kept : ""}xxx`;
}

/** Deletes what was billed six months ago: invoices of a month go out on the first of the next one. */
export async function forgetCalls(db: Db, now: Date): Promise<void> {
  const oldest = addMonths(`${usagePeriod(now.getTime())}-01`, -KEPT_MONTHS);
  await db.delete(callRecords).where(lt(callRecords.at, new Date(startOfGermanDay(oldest))));
}
