import type { TariffType } from "@tribun/domain";
import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { keptQuery } from "../../db/kept-query.ts";
import { type TariffRow, tariffs } from "../../db/schema/catalogue.ts";
import { Problem } from "../../base/problem.ts";

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

const finding = keptQuery((db) => {
  const idOrSlug = sql.placeholder("idOrSlug");
  return db
    .select()
    .from(tariffs)
    .where(or(eq(tariffs.id, idOrSlug), eq(tariffs.slug, idOrSlug)))
    .limit(1)
    .prepare("find_tariff");
});

/** One tariff by id or slug; undefined for an unknown one. */
export async function findTariff(db: Db, idOrSlug: string): Promise<TariffRow | undefined> {
  const [row] = await finding(db).execute({ idOrSlug });
  return row;
}

/** Form of the external ids in the partner's catalogue; our own ids never have it. */
const EXTERNAL = /^TRB-/;

/**
 * One tariff by id or slug, or by the partner catalogue's external id.
 * @throws Problem 1012 for an unknown id or slug, 1039 for an unknown external id (flows §4.7)
 */
export async function tariffNamed(db: Db, name: string): Promise<TariffRow> {
  const external = EXTERNAL.test(name);
  const [row] = external ? await db.select().from(tariffs).where(eq(tariffs.externalId, name)) : [await findTariff(db, name)];
  if (!row) throw external ? Problem.externalTariffNotFound() : Problem.tariffNotFound();
  return row;
}
