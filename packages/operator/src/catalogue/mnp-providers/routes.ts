import { mnpProviders as call } from "@tribun/api-client/contract";
import { asc } from "drizzle-orm";
import { mnpProviders } from "../../db/schema/catalogue.ts";
import { route } from "../../http/route.ts";

export const mnpProviderRoutes = [
  route(call, async ({ ctx }) => {
    ctx.setHeader("cache-control", "public, max-age=86400");
    const rows = await ctx.db.select().from(mnpProviders).orderBy(asc(mnpProviders.position));
    return rows.map(({ id, name }) => ({ id, name: name[ctx.language] }));
  }),
];
