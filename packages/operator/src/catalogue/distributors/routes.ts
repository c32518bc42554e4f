import { type Distributor, distributors, SHOP_SERVICES } from "@tribun/api-client/contract";
import type { DistributorRow } from "../../db/schema/content.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { allDistributors, distributorsNear } from "./store.ts";

export const distributorRoutes = [
  route(distributors, async ({ query, ctx }) => {
    const rows = await (query.plz === undefined ? allDistributors(ctx.db) : distributorsNear(ctx.db, query.plz));
    if (rows.length === 0) throw Problem.distributorNotFound();
    return rows.map(distributorView);
  }),
];

/** The contract's view of a shop row. */
export function distributorView(row: DistributorRow): Distributor {
  const { id, name, street, houseNumber, postalCode, city, phone, hours, services } = row;
  return {
    id,
    name,
    street,
    houseNumber,
    postalCode,
    city,
    phone,
    hours,
    services: SHOP_SERVICES.filter((service) => services.includes(service)),
  };
}
