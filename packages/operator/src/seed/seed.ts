import { germanDay } from "@tribun/domain";
import { type Column, type SQL, sql } from "drizzle-orm";
import type { Config } from "../base/config/config.ts";
import type { Db } from "../db/database.ts";
import { coupons, mnpProviders, productPlans, tariffs } from "../db/schema/catalogue.ts";
import { syncedItems } from "../db/schema/catalogue-sync.ts";
import { registryNumbers } from "../db/schema/numbers.ts";
import { options as packOptions } from "../db/schema/packs.ts";
import { LAUNCHED } from "../catalogue/tariffs/product-sheet-texts.ts";
import { keepSheets } from "../catalogue/tariffs/sheet-versions.ts";
import { seedCarriedShares } from "./carried-shares.ts";
import { SEED_COUPONS } from "./coupons.ts";
import { seedDemo } from "./demo.ts";
import { seedFans } from "./fans.ts";
import { SEED_NUMBERS } from "../numbers/seed-numbers.ts";
import { SEED_PACKS } from "./packs.ts";
import { SEED_PRODUCT_PLANS } from "./products.ts";
import { SEED_MNP_PROVIDERS } from "./providers.ts";
import { seedStaff } from "./staff.ts";
import { SEED_TARIFFS } from "./tariffs.ts";
import { overwrite } from "./upsert.ts";

type SeedOptions = {
  readonly now: Date;
  readonly demo: boolean;
  /** Configuration of the operator that will use the database, to hash keywords and passwords. */
  readonly config: Pick<Config, "dataKey" | "passwordCost">;
};

/**
 * Seeds the catalogue, the stock of numbers and, in the sandbox, the demo fans. It may run at every start and in several processes at once:
 * it updates existing rows and keeps what fans changed.
 */
export async function seedDatabase(db: Db, options: SeedOptions): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1907, 1)`);
    await tx
      .insert(tariffs)
      .values([...SEED_TARIFFS])
      .onConflictDoUpdate({ target: tariffs.id, set: overwrite(tariffs, "id"), setWhere: notSynced("tariff", tariffs.externalId) });
    await keepSheets(tx, await tx.select().from(tariffs), {
      launch: germanDay(LAUNCHED),
      change: germanDay(options.now.getTime()),
    });
    await tx
      .insert(productPlans)
      .values([...SEED_PRODUCT_PLANS])
      .onConflictDoUpdate({ target: productPlans.id, set: overwrite(productPlans, "id") });
    await tx
      .insert(mnpProviders)
      .values([...SEED_MNP_PROVIDERS])
      .onConflictDoUpdate({ target: mnpProviders.id, set: overwrite(mnpProviders, "id") });
    await tx
      .insert(coupons)
      .values([...SEED_COUPONS])
      .onConflictDoUpdate({ target: coupons.code, set: overwrite(coupons, "code") });
    await tx
      .insert(packOptions)
      .values(SEED_PACKS)
      .onConflictDoUpdate({
        target: packOptions.id,
        set: overwrite(packOptions, "id"),
        setWhere: notSynced("option", packOptions.externalId),
      });
    await tx.insert(registryNumbers).values(SEED_NUMBERS).onConflictDoNothing();
    await seedFans(tx, options);
    if (!options.demo) return;
    await seedCarriedShares(tx);
    await seedDemo(tx, options);
    await seedStaff(tx, options);
  });
}

/** Values from the partner's catalogue are newer than the seed. */
function notSynced(kind: "tariff" | "option", externalId: Column): SQL {
  return sql`not exists (select 1 from ${syncedItems} where ${syncedItems.kind} = ${kind} and ${syncedItems.externalId} = ${externalId})`;
}
