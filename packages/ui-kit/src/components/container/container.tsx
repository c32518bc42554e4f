import type { ReactNode } from "react";
import styles from "./container.module.css";

/** The page's width. `narrow` for forms and reading. */
export function Container({ width = "wide", children }: { width?: "wide" | "narrow" | undefined; children: ReactNode }) {
  return <div className={width === "narrow" ? styles.narrow : styles.wide}>{children}</div>;
}
