import type { ReactNode } from "react";
import styles from "./container.module.css";

export type ContainerWidth = "wide" | "narrow" | "full";

/** The page's width: `narrow` for forms and reading, `full` grows with the screen to 1840 px. */
export function Container({ width = "wide", children }: { width?: ContainerWidth | undefined; children: ReactNode }) {
  return <div className={styles[width]}>{children}</div>;
}
