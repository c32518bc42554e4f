import { tariffDetail, tariffs } from "@tribun/api-client/contract";
import { Problem } from "../../http/problem.ts";
import { route } from "../../http/route.ts";
import { findTariff, listTariffs } from "./store.ts";
import { tariffView } from "./tariff-view.ts";

export const tariffRoutes = [
  route(tariffs, async ({ query, ctx }) => (await listTariffs(ctx.db, query)).map((row) => tariffView(row, ctx.language))),
  route(tariffDetail, async ({ params, ctx }) => {
    const row = await findTariff(ctx.db, params.idOrSlug);
    if (!row) throw new Problem("1012");
    return tariffView(row, ctx.language);
  }),
];
