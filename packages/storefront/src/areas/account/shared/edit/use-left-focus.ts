import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes the focus for content that replaces a pressed button, unless it appears late and the fan has moved the focus.
 * @returns the ref of the focusable element
 */
export function useLeftFocus(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return place;
}
