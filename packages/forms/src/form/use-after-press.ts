import { useCallback, useEffect, useRef } from "react";

/**
 * Runs work after the pointer is released. Otherwise an error that appears when the fan leaves a field would move the button away while the
 * fan is pressing it, and the click would be lost.
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
      // The browser fires the click after pointerup.
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

  // A tap blurs and clicks within one task, so the work waits for the task's end even if no pointer is down.
  return useCallback((work: () => void) => {
    setTimeout(() => {
      if (pressed.current) waiting.current.push(work);
      else work();
    });
  }, []);
}
