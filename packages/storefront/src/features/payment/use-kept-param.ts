import { useRef } from "react";
import { useQueryParam } from "../../platform/place/place.tsx";

/**
 * A parameter of the address that stays while this page is left: the next page's address is already in the bar while its
 * code still loads, and a page that lost its id would lead somewhere else.
 */
export function useKeptParam(name: string): string | undefined {
  const value = useQueryParam(name);
  const kept = useRef(value);
  if (value !== undefined) kept.current = value;
  return kept.current;
}
