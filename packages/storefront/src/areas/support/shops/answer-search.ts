import { distributors } from "@tribun/api-client/calls/fan-service";
import { ApiError } from "@tribun/api-client";
import { createElement } from "react";
import type { NoScriptForm } from "../../../platform/page/no-script-form.ts";
import { FIND_SHOP, SHOPS, Unfound } from "../shared/find-shop.ts";
import { cityId, regionOf, shopsAt, wantedOf } from "../shared/places.ts";

/**
 * The search without a script: redirects to the city on the rendered page of its region, or to the whole list if there is no such place
 * (1014). If the call fails, answers 503 and keeps the typed text.
 */
export const findShop: NoScriptForm = {
  name: FIND_SHOP,
  answer: async (api, fields) => {
    const typed = fields.get("place") ?? "";
    const wanted = wantedOf(typed);
    try {
      const found =
        wanted.kind === "code"
          ? await api(distributors, { query: { plz: wanted.text } }).catch(noneOrThrow)
          : shopsAt(await api(distributors, {}), wanted);
      const [first] = found;
      return { status: 303, location: first ? `${SHOPS}?region=${regionOf(first)}#${cityId(first.city)}` : `${SHOPS}#regions` };
    } catch {
      return { status: 503, within: (page) => createElement(Unfound, { value: typed }, page) };
    }
  },
};

function noneOrThrow(error: unknown): [] {
  if (error instanceof ApiError && error.code === "1014") return [];
  throw error;
}
