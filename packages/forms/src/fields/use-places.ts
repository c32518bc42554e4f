import type { Api } from "@tribun/api-client";
import type { PostalCodeInfo } from "@tribun/api-client/contract";
import { normalisePostalCode } from "@tribun/domain";
import { useEffect, useRef, useState } from "react";

type City = { readonly value: string; readonly set: (city: string) => void };

/**
 * Fetches the places of a postal code once it has five digits. A single place fills the city field, unless the fan typed something there:
 * the fan's own text is never replaced. Without an answer the fan types the city. It does not use TanStack Query, because the form can be
 * on a page without a query client.
 */
export function usePlaces(api: Api, code: string, city: City) {
  const plz = normalisePostalCode(code);
  const [answer, setAnswer] = useState<PostalCodeInfo>();
  useEffect(() => {
    if (!/^\d{5}$/.test(plz)) return;
    const asking = new AbortController();
    const ask = async () => {
      const { postalCodeDetail } = await import("@tribun/api-client/calls/fan-service");
      setAnswer(await api(postalCodeDetail, { params: { plz }, signal: asking.signal }));
    };
    ask().catch(() => undefined);
    return () => asking.abort();
  }, [api, plz]);
  const data = answer?.postalCode === plz ? answer : undefined;
  const places = data?.places;
  const filled = useRef("");
  useEffect(() => {
    if (places === undefined || (city.value !== "" && city.value !== filled.current)) return;
    // Clear the place that the previous postal code filled in.
    if (places.includes(city.value)) return;
    filled.current = places.length === 1 ? (places[0] ?? "") : "";
    if (filled.current !== city.value) city.set(filled.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an answer fills the field once; a city the fan has cleared stays empty
  }, [places]);
  return data;
}
