import { addMonths, startOfGermanDay, usagePeriod } from "@tribun/domain";
import { lt } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { callRecords, type LineSettingsRow } from "../../db/schema/line-care.ts";
import type { UsageRecord } from "../usage/usage-record.ts";

/** Months for which the operator may keep an itemised bill after its invoice (§ 10(3) TDDDG). */
const KEPT_MONTHS = 6;
/** Number of digits that a shortened number hides (§ 65(1) TKG). */
const HIDDEN_DIGITS = 3;

/**
 * Keeps a record for the itemised bill, with the number full or shortened as the fan chose. It keeps nothing from before the fan's request,
 * even when that is billed later.
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

/** A number without its last three digits. A number of three digits or fewer is hidden completely. */
export function shortened(number: string): string {
  const kept = number.slice(0, -HIDDEN_DIGITS);
  return `${/\d/.test(kept) ? kept : ""}xxx`;
}

/** Deletes records that were billed six months ago. The invoice of a month is written on the first of the next. */
export async function forgetCalls(db: Db, now: Date): Promise<void> {
  const oldest = addMonths(`${usagePeriod(now.getTime())}-01`, -KEPT_MONTHS);
  await db.delete(callRecords).where(lt(callRecords.at, new Date(startOfGermanDay(oldest))));
}
