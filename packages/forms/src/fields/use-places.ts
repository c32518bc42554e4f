import type { Api } from "@tribun/api-client";
import type { PostalCodeInfo } from "@tribun/api-client/contract";
import { normalisePostalCode } from "@tribun/domain";
import { useEffect, useRef, useState } from "react";

type City = { readonly value: string; readonly set: (city: string) => void };

/**
 * The places of a postal code, as soon as it has its five digits. The only one goes into the field for the city, unless
 * something was typed there: what the fan wrote is never replaced. Without an answer the field is typed as ever.
 * Asked without a query, because a form can stand on a page that has none.
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
    // The place of the code before goes with it.
    if (places.includes(city.value)) return;
    filled.current = places.length === 1 ? (places[0] ?? "") : "";
    if (filled.current !== city.value) city.set(filled.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an answer fills the field once; a fan who empties it wants it empty
  }, [places]);
  return data;
}
