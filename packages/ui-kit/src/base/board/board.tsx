import type { ReactNode } from "react";
import styles from "./board.module.css";

/** The scoreboard: the dark place where time and what is left are shown. `label` names it as a region. */
export function Board({ label, children }: { label?: string | undefined; children: ReactNode }) {
  const Tag = label ? "section" : "div";
  return (
    <Tag className={styles.board} data-surface="board" aria-label={label}>
      {children}
    </Tag>
  );
}
