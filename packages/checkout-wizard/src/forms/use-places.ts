import { useQuery } from "@tanstack/react-query";
import type { Api } from "@tribun/api-client";
import { postalCodeDetail } from "@tribun/api-client/contract";
import { postalCode } from "@tribun/domain";
import { useEffect, useRef } from "react";
import * as v from "valibot";

type City = { readonly value: string; readonly set: (city: string) => void };

/**
 * The places of a postal code, as soon as it has its five digits. The only one goes into the field for the city, unless
 * something was typed there: what the fan wrote is never replaced. Without an answer the field is typed as ever.
 */
export function usePlaces(api: Api, code: string, city: City) {
  const plz = code.trim();
  const { data } = useQuery({
    queryKey: ["public", "postal-code", plz],
    queryFn: ({ signal }) => api(postalCodeDetail, { params: { plz }, signal }),
    enabled: v.is(postalCode, plz),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const places = data?.places;
  const filled = useRef("");
  useEffect(() => {
    if (places === undefined || (city.value !== "" && city.value !== filled.current)) return;
    // The place of the code before goes with it.
    if (places.includes(city.value)) return;
    filled.current = places.length === 1 ? (places[0] ?? "") : "";
    if (filled.current !== city.value) city.set(filled.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an answer fills the field once; a fan who empties it wants it empty
  }, [places]);
  return { places: places ?? [], attribution: data?.attribution ?? "" };
}
