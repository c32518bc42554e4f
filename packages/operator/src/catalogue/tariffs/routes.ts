import { isBusiness } from "@tribun/domain";
import { productSheets, tariffDetail, tariffs } from "@tribun/api-client/contract";
import type { TariffRow } from "../../db/schema/catalogue.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import type { Team } from "../../base/teams.ts";
import { plansFor } from "../product-plans/routes.ts";
import { listSheets } from "./sheet-versions.ts";
import { listTariffs, tariffNamed } from "./store.ts";
import { tariffView } from "./tariff-view.ts";

export const tariffRoutes = [
  route(tariffs, async ({ query, ctx }) =>
    (await listTariffs(ctx.db, query)).filter((row) => sells(ctx.team, row)).map((row) => tariffView(row, ctx.language)),
  ),
  route(tariffDetail, async ({ params, ctx }) => {
    const row = await tariffNamed(ctx.db, params.idOrSlug);
    if (!sells(ctx.team, row)) throw Problem.tariffNotFound();
    const plans = await plansFor(ctx.db, row);
    return { ...tariffView(row, ctx.language), ...(plans.length === 0 && { withoutJersey: true as const }) };
  }),
  route(productSheets, ({ ctx }) => listSheets(ctx.db, (row) => sells(ctx.team, row))),
];

/** Whether a club sells a tariff: one without business customers has no business tariffs. */
function sells({ capabilities }: Team, { customerType }: TariffRow): boolean {
  return capabilities.business || !isBusiness(customerType);
}
