import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether an element has been on the screen so far, for what need not be fetched before. */
export function useSeen<E extends Element>(): [RefObject<E | null>, boolean] {
  const box = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (seen || !element) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return [box, seen];
}
