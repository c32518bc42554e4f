import { type RefObject, useEffect, useRef } from "react";

/**
 * For what stands where a pressed button was: it has the focus now, unless it came late and its fan is somewhere else by then.
 * @returns to be held by what may have the focus
 */
export function useLeftFocus(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return place;
}
