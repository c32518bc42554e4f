import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

type RenderWhenNearProps = {
  /** Placeholder with the height of the content. */
  readonly before: ReactNode;
  readonly children: ReactNode;
  /** Distance from the screen at which the content loads, so that it is there before the fan scrolls to it. */
  readonly ahead?: `${number}px`;
  /** The page's address leads to this content, so it shows at once. */
  readonly wanted?: boolean;
};

/**
 * Renders its children once their place is near the screen, so that code and data of lower parts load later. A pressed key shows them too,
 * because a placeholder cannot take the focus. So does printing, with as much content as has loaded.
 */
export function RenderWhenNear({ before, children, ahead = "0px", wanted = false }: RenderWhenNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(wanted);
  if (wanted && !seen) setSeen(true);
  useEffect(() => {
    if (seen || !box.current) return;
    const look = (entries: readonly IntersectionObserverEntry[]) => setSeen(entries.some(({ isIntersecting }) => isIntersecting));
    const observer = new IntersectionObserver(look, { rootMargin: ahead });
    observer.observe(box.current);
    const show = () => setSeen(true);
    // The print contains only what React renders before this event ends.
    const print = () => flushSync(show);
    document.addEventListener("keydown", show);
    addEventListener("beforeprint", print);
    return () => {
      observer.disconnect();
      document.removeEventListener("keydown", show);
      removeEventListener("beforeprint", print);
    };
  }, [seen, ahead]);
  return <div ref={box}>{seen ? children : before}</div>;
}
