import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { mnpProviders } from "../../db/schema/catalogue.ts";

export type DonorRow = typeof mnpProviders.$inferSelect;

/** A provider that numbers can be ported from; undefined for an unknown id. */
export async function findDonor(db: Db, id: string): Promise<DonorRow | undefined> {
  const [row] = await db.select().from(mnpProviders).where(eq(mnpProviders.id, id));
  return row;
}
