import { useState } from "react";
import { usePathname, useQueryParam } from "../place/place.tsx";

/**
 * A parameter by which the address names a part of this page. The address changes before the next page renders. Until then the value stays,
 * so that this page does not turn to its beginning and take the focus there.
 */
export function useOwnParam(name: string): string | undefined {
  const pathname = usePathname();
  const value = useQueryParam(name);
  const [own, setOwn] = useState({ pathname, value });
  if (pathname === own.pathname && value !== own.value) setOwn({ pathname, value });
  return own.value;
}
