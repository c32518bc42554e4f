import { useState } from "react";
import { usePathname, useQueryParam } from "../place/place.tsx";

/**
 * A parameter by which the address names a part of this page. The next page's address is there before that page is drawn: until then this
 * one stands as it was, and does not turn to its beginning and take the focus there.
 */
export function useOwnParam(name: string): string | undefined {
  const pathname = usePathname();
  const value = useQueryParam(name);
  const [own, setOwn] = useState({ pathname, value });
  if (pathname === own.pathname && value !== own.value) setOwn({ pathname, value });
  return own.value;
}
