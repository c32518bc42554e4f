import type { ReactNode } from "react";
import styles from "./skip-link.module.css";

/** The first link of every page: skips the header. It becomes visible when the keyboard focuses it. */
export function SkipLink({ href = "#main", children }: { href?: string | undefined; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} data-screen-only>
      {children}
    </a>
  );
}
