import type { TariffType } from "@tribun/domain";
import { and, asc, eq, or } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type TariffRow, tariffs } from "../../db/schema/catalogue.ts";

/** Tariffs on sale, each followed by its short version. */
export async function listTariffs(
  db: Db,
  filter: { readonly type?: TariffType | undefined; readonly hasFormOption?: boolean | undefined },
): Promise<TariffRow[]> {
  return db
    .select()
    .from(tariffs)
    .where(
      and(
        filter.type === undefined ? undefined : eq(tariffs.type, filter.type),
        filter.hasFormOption === undefined ? undefined : eq(tariffs.hasFormOption, filter.hasFormOption),
      ),
    )
    .orderBy(asc(tariffs.position));
}

/** One tariff by id or slug. */
export async function findTariff(db: Db, idOrSlug: string): Promise<TariffRow | undefined> {
  const [row] = await db
    .select()
    .from(tariffs)
    .where(or(eq(tariffs.id, idOrSlug), eq(tariffs.slug, idOrSlug)))
    .limit(1);
  return row;
}
