import { type ReactNode, useEffect, useRef, useState } from "react";

type OnceSeenProps = {
  /** What keeps the place, as high as what comes. */
  readonly before: ReactNode;
  readonly children: ReactNode;
};

/** Shows its children once their place is on the screen: code and data of what lies below need not come before. */
export function OnceSeen({ before, children }: OnceSeenProps) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !box.current) return;
    const look = (entries: readonly IntersectionObserverEntry[]) => setSeen(entries.some(({ isIntersecting }) => isIntersecting));
    const observer = new IntersectionObserver(look);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [seen]);
  return <div ref={box}>{seen ? children : before}</div>;
}
