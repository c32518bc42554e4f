import { useCallback, useEffect, useRef } from "react";

/**
 * Runs work once no pointer is pressed any more. An error that appears under a field the moment it is left moves the
 * button that is being pressed away from under the finger, and the press is lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      // The click comes after the pointer went up.
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work();
      });
    };
    document.addEventListener("pointerdown", down, true);
    document.addEventListener("pointerup", up, true);
    document.addEventListener("pointercancel", up, true);
    return () => {
      document.removeEventListener("pointerdown", down, true);
      document.removeEventListener("pointerup", up, true);
      document.removeEventListener("pointercancel", up, true);
    };
  }, []);

  // A tap blurs and clicks within one task, so even without a pressed pointer the work waits for its end.
  return useCallback((work: () => void) => {
    setTimeout(() => {
      if (pressed.current) waiting.current.push(work);
      else work();
    });
  }, []);
}
