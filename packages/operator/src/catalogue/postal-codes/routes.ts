import { postalCodeDetail } from "@tribun/api-client/contract";
import { route } from "../../http/route.ts";
import { isKnownPostalCode, placesOf, POSTAL_CODE_ATTRIBUTION } from "./postal-codes.ts";

export const postalCodeRoutes = [
  route(postalCodeDetail, async ({ params, ctx }) => {
    ctx.setHeader("cache-control", "public, max-age=86400");
    const known = isKnownPostalCode(params.plz);
    return {
      postalCode: params.plz,
      valid: known ? ("known" as const) : ("unknown" as const),
      places: placesOf(params.plz),
      attribution: POSTAL_CODE_ATTRIBUTION,
    };
  }),
];
