import type { SheetVersion } from "@tribun/api-client/contract";
import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { productSheetVersions, type TariffRow, tariffs } from "../../db/schema/catalogue.ts";
import { type Sheet, sheetFacts } from "./product-sheet-texts.ts";

/**
 * Stores a new version of each sheet whose content has changed, in the transaction that changes its tariff (L03).
 * @param day first day of a tariff's first version, and of a later one
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

/** A tariff's current sheet, or the given version; undefined for an unknown version. */
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

/** Every sheet version of the tariffs that a club sells, each with its own file name, the newest of each tariff first. */
export async function listSheets(db: Db, sells: (tariff: TariffRow) => boolean): Promise<SheetVersion[]> {
  const rows = await db
    .select({ tariff: tariffs, version: productSheetVersions.version, since: productSheetVersions.since })
    .from(productSheetVersions)
    .innerJoin(tariffs, eq(tariffs.id, productSheetVersions.tariffId))
    .orderBy(asc(tariffs.position), desc(productSheetVersions.version));
  const sold = rows.filter(({ tariff }) => sells(tariff));
  return sold.map(({ tariff, version, since }) => ({
    tariffId: tariff.id,
    version,
    since,
    fileName: tariff.productSheetFile.replace(/\.pdf$/, `_${version}.pdf`),
  }));
}
