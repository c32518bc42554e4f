import { useCallback, useRef } from "react";

interface Controller {
  destroy?: (() => void) | undefined;
  disable: () => void;
}

/** Nothing in a list moves for somebody who has not done anything yet but what a page is still being filled with. */
const ACTS = ["pointerdown", "keydown"] as const;

/**
 * A ref for a list whose children come, go and move: they slide instead of jumping. The code is fetched when the page is used for the first
 * time, and stays away under reduced motion.
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
    // Without it the list jumps, which stops nobody.
    const act = () => void begin().catch(() => undefined);
    for (const kind of ACTS) document.addEventListener(kind, act, { capture: true, once: true, signal: until.signal });
  }, []);
}
