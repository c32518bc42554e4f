import { useEffect } from "react";
import { HYDRATED } from "../../hydration/hand-over.ts";

/**
 * Tells the loader that React answers. It stands inside the screen, because an effect further out runs before a screen behind a
 * boundary is taken over: what is repeated then would reach nobody, and a form would be sent natively.
 */
export function ReportHydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
