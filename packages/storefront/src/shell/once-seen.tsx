import { type ReactNode, useEffect, useRef, useState } from "react";

type OnceSeenProps = {
  /** What keeps the place, as high as what comes. */
  readonly before: ReactNode;
  readonly children: ReactNode;
  /** How far from the screen it is fetched already, so that a scroll does not see it come: what many look for. */
  readonly ahead?: `${number}px`;
};

/**
 * Shows its children once their place is near the screen: code and data of what lies below need not come before. A key that is pressed
 * brings them as well, as nothing in a place that is only kept could have the focus.
 */
export function OnceSeen({ before, children, ahead = "0px" }: OnceSeenProps) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !box.current) return;
    const look = (entries: readonly IntersectionObserverEntry[]) => setSeen(entries.some(({ isIntersecting }) => isIntersecting));
    const observer = new IntersectionObserver(look, { rootMargin: ahead });
    observer.observe(box.current);
    const show = () => setSeen(true);
    document.addEventListener("keydown", show);
    return () => {
      observer.disconnect();
      document.removeEventListener("keydown", show);
    };
  }, [seen, ahead]);
  return <div ref={box}>{seen ? children : before}</div>;
}
