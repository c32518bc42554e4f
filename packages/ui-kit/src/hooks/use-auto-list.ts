import { useCallback, useRef } from "react";

interface Controller {
  destroy?: (() => void) | undefined;
  disable: () => void;
}

/**
 * A ref for a list whose children come, go and move: they slide instead of jumping. The code is fetched after the first paint
 * and stays away under reduced motion.
 */
export function useAutoList(): (element: HTMLElement | null) => void {
  const controller = useRef<Controller | undefined>(undefined);
  const wanted = useRef<HTMLElement | null>(null);
  return useCallback((element: HTMLElement | null) => {
    wanted.current = element;
    if (!element) {
      controller.current?.destroy?.();
      controller.current = undefined;
      return;
    }
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    void import("@formkit/auto-animate").then(({ default: autoAnimate }) => {
      if (wanted.current === element) controller.current = autoAnimate(element, { duration: 200, easing: "ease-out" });
    });
  }, []);
}
