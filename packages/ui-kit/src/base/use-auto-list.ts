import { useCallback, useRef } from "react";

interface Controller {
  destroy?: (() => void) | undefined;
  disable: () => void;
}

/** The events after which lists animate: before the fan's first input a page is only being filled, and nothing should move. */
const ACTS = ["pointerdown", "keydown"] as const;

/**
 * A ref for a list whose items appear, disappear and move: they slide instead of jumping. The library loads with the fan's first input, and
 * never under reduced motion.
 */
export function useAutoList(): (element: HTMLElement | null) => void {
  const controller = useRef<Controller | undefined>(undefined);
  const waiting = useRef<AbortController | undefined>(undefined);
  return useCallback((element: HTMLElement | null) => {
    waiting.current?.abort();
    controller.current?.destroy?.();
    controller.current = undefined;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const until = new AbortController();
    waiting.current = until;
    const begin = async () => {
      const { default: autoAnimate } = await import("@formkit/auto-animate");
      if (waiting.current === until) controller.current ??= autoAnimate(element, { duration: 200, easing: "ease-out" });
    };
    // If the import fails, the list jumps, which is acceptable.
    const act = () => void begin().catch(() => undefined);
    for (const kind of ACTS) document.addEventListener(kind, act, { capture: true, once: true, signal: until.signal });
  }, []);
}
