import { type ProductPlan, productPlans as call } from "@tribun/api-client/contract";
import { euro, type Language, type NumberType } from "@tribun/domain";
import { asc } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type ProductPlanRow, productPlans, type TariffRow } from "../../db/schema/catalogue.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { findTariff } from "../tariffs/store.ts";
import { safetyOf } from "./safety.ts";

export const productPlanRoutes = [
  route(call, async ({ query, ctx }) => {
    if (query.tariffId === undefined) return (await listPlans(ctx.db)).map((row) => planView(row, ctx.team.id, ctx.language));
    const tariff = await findTariff(ctx.db, query.tariffId);
    if (!tariff) throw Problem.tariffNotFound();
    return (await plansFor(ctx.db, tariff)).map((row) => planView(row, ctx.team.id, ctx.language));
  }),
];

/** Jerseys offered with a tariff: always with a new number, with a ported one only if the tariff has the option (spec §2). */
export async function plansFor(db: Db, tariff: TariffRow, numberType: NumberType = "new"): Promise<ProductPlanRow[]> {
  if (numberType === "port" && !tariff.hasFormOption) return [];
  return (await listPlans(db)).filter((row) => row.tariffTypes.includes(tariff.type));
}

function listPlans(db: Db): Promise<ProductPlanRow[]> {
  return db.select().from(productPlans).orderBy(asc(productPlans.position));
}

function planView(row: ProductPlanRow, teamId: number, language: Language): ProductPlan {
  const named = <T extends { name: Record<Language, string> }>(item: T) => ({ ...item, name: item.name[language] });
  return {
    id: row.id,
    name: row.name[language],
    price: euro(row.priceCents),
    advanceFee: euro(row.advanceFeeCents),
    customisationFee: euro(row.customisationFeeCents),
    sizes: row.sizes,
    models: row.models.map(named),
    styles: row.styles.map(named),
    juniorOption: row.juniorOption,
    material: row.material[language],
    manufacturer: row.manufacturer,
    images: row.images,
    ...safetyOf(teamId, language),
  };
}
