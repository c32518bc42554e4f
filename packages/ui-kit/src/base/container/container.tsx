import type { ReactNode } from "react";
import styles from "./container.module.css";

export type ContainerWidth = "wide" | "medium" | "narrow";

/**
 * Limits the page's width: `wide` like the header, up to 1840 px; `medium` for one task at a time, such as an order; `narrow` for forms and
 * reading.
 */
export function Container({ width = "wide", children }: { width?: ContainerWidth | undefined; children: ReactNode }) {
  return <div className={styles[width]}>{children}</div>;
}
