import { distributors } from "@tribun/api-client/calls/fan-service";
import type { PaperForm } from "../../paper/create-paper-form.tsx";
import { cityId, regionOf, shopsAt, wantedOf } from "./places.ts";

/** The page of the shop finder. */
export const SHOPS = "/support/shops";

/** Where what was typed is looked for, with scripts. */
export const searchHref = (typed: string): string => `${SHOPS}?q=${encodeURIComponent(typed.trim())}`;

/** The search without any script: leads to the city on the drawn page of its region; to the whole list where there is no such place. */
export const findShop: PaperForm = {
  name: "shops",
  answer: async (api, fields) => {
    const wanted = wantedOf(fields.get("place") ?? "");
    const found =
      wanted.kind === "code"
        ? await api(distributors, { query: { plz: wanted.text } }).catch(() => [])
        : shopsAt(await api(distributors, {}).catch(() => []), wanted);
    const [first] = found;
    const location = first ? `${SHOPS}?region=${regionOf(first)}#${cityId(first.city)}` : `${SHOPS}#regions`;
    return { status: 303, location };
  },
};
