import { useRef } from "react";
import { useQueryParam } from "../../platform/place/place.tsx";

/**
 * A parameter of the address that stays while the fan leaves the page. The address changes while the next page's code still loads, and a
 * page without its id would lead somewhere else.
 */
export function useKeptParam(name: string): string | undefined {
  const value = useQueryParam(name);
  const kept = useRef(value);
  if (value !== undefined) kept.current = value;
  return kept.current;
}
