import { useEffect } from "react";
import { HYDRATED } from "../../hydration/hand-over.ts";

/**
 * Reports to the loader that React answers. It must be inside the screen, because an effect further out runs before a screen behind a
 * Suspense boundary hydrates: repeated presses would be lost, and the browser would post a form itself.
 */
export function ReportHydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
