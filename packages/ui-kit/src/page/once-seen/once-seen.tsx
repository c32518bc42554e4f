import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

type OnceSeenProps = {
  /** What keeps the place, as high as what comes. */
  readonly before: ReactNode;
  readonly children: ReactNode;
  /** How far from the screen it is fetched already, so that a scroll does not see it come: what many look for. */
  readonly ahead?: `${number}px`;
  /** An address leads right here: it is shown wherever it is. */
  readonly wanted?: boolean;
};

/**
 * Shows its children once their place is near the screen: code and data of what lies below need not come before. A key that is pressed
 * brings them as well, as nothing in a place that is only kept could have the focus, and so does a print, with as much of them as is there.
 */
export function OnceSeen({ before, children, ahead = "0px", wanted = false }: OnceSeenProps) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(wanted);
  if (wanted && !seen) setSeen(true);
  useEffect(() => {
    if (seen || !box.current) return;
    const look = (entries: readonly IntersectionObserverEntry[]) => setSeen(entries.some(({ isIntersecting }) => isIntersecting));
    const observer = new IntersectionObserver(look, { rootMargin: ahead });
    observer.observe(box.current);
    const show = () => setSeen(true);
    // Only what is drawn by the end of this event is printed.
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
