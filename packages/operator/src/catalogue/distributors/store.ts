import { and, asc, between, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type DistributorRow, distributors } from "../../db/schema/content.ts";
import { isPostalRegion } from "../postal-codes/postal-codes.ts";

const NEAR = 10;
/** Largest difference of two postal codes that counts as near: about the neighbouring region. */
const REACH = 1500;

/** Every active shop, by postal code. */
export async function allDistributors(db: Db): Promise<DistributorRow[]> {
  return db.select().from(distributors).where(eq(distributors.active, true)).orderBy(asc(distributors.postalCode), asc(distributors.id));
}

/**
 * The ten nearest shops by postal code. German postal codes are assigned by region, so close numbers mean close places; the table has no
 * coordinates. Empty where the first two digits name no region.
 */
export async function distributorsNear(db: Db, postalCode: string): Promise<DistributorRow[]> {
  if (!isPostalRegion(postalCode.slice(0, 2))) return [];
  const wanted = Number(postalCode);
  const code = sql<number>`${distributors.postalCode}::int`;
  const away = sql<number>`abs(${code} - ${wanted})`;
  return db
    .select()
    .from(distributors)
    .where(and(eq(distributors.active, true), between(code, wanted - REACH, wanted + REACH)))
    .orderBy(away, asc(distributors.id))
    .limit(NEAR);
}
