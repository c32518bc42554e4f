import { coverage } from "@tribun/api-client/contract";
import { route } from "../../http/route.ts";
import { isKnownPostalCode, placesOf } from "../postal-codes/postal-codes.ts";
import { drawnReception } from "./reception.ts";

export const coverageRoutes = [
  route(coverage, async ({ params: { plz }, ctx }) => {
    ctx.setHeader("cache-control", "public, max-age=86400");
    return {
      postalCode: plz,
      places: placesOf(plz),
      ...(isKnownPostalCode(plz) && { reception: drawnReception(plz) }),
      source: "sandbox" as const,
    };
  }),
];
