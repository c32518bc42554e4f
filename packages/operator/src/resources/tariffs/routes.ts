import { productSheets, tariffDetail, tariffs } from "@tribun/api-client/contract";
import { route } from "../../http/route.ts";
import { listSheets } from "./sheet-versions.ts";
import { listTariffs, tariffNamed } from "./store.ts";
import { tariffView } from "./tariff-view.ts";

export const tariffRoutes = [
  route(tariffs, async ({ query, ctx }) => (await listTariffs(ctx.db, query)).map((row) => tariffView(row, ctx.language))),
  route(tariffDetail, async ({ params, ctx }) => tariffView(await tariffNamed(ctx.db, params.idOrSlug), ctx.language)),
  route(productSheets, ({ ctx }) => listSheets(ctx.db)),
];
