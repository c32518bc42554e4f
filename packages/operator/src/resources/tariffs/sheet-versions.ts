import { desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { productSheetVersions, type TariffRow } from "../../db/schema/catalogue.ts";
import { type Sheet, sheetFacts } from "../../providers/documents/product-sheet-texts.ts";

/**
 * Keeps a version of each sheet that says something new, in the transaction that changes its tariff (L03).
 * @param day the first day of a tariff's first version, and that of a later one
 */
export async function keepSheets(
  db: Db,
  rows: readonly TariffRow[],
  day: { readonly launch: string; readonly change: string },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const kept = await db
    .select()
    .from(productSheetVersions)
    .where(inArray(productSheetVersions.tariffId, ids))
    .orderBy(desc(productSheetVersions.version));
  const values = rows.flatMap((facts) => {
    const last = kept.find(({ tariffId }) => tariffId === facts.id);
    if (!last) return [{ tariffId: facts.id, version: 1, since: day.launch, facts }];
    if (sheetFacts(last.facts) === sheetFacts(facts)) return [];
    return [{ tariffId: facts.id, version: last.version + 1, since: day.change, facts }];
  });
  if (values.length > 0) await db.insert(productSheetVersions).values(values).onConflictDoNothing();
}

/** The sheet of a tariff: the present one, or the version of that number. */
export async function sheetOf(db: Db, tariff: TariffRow, version?: number): Promise<Sheet | undefined> {
  const rows = await db
    .select()
    .from(productSheetVersions)
    .where(eq(productSheetVersions.tariffId, tariff.id))
    .orderBy(desc(productSheetVersions.version));
  const launchedOn = rows.at(-1)?.since;
  const wanted = version === undefined ? rows[0] : rows.find((row) => row.version === version);
  return launchedOn === undefined || !wanted ? undefined : { facts: wanted.facts, launchedOn, since: wanted.since };
}
