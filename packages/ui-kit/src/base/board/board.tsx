import type { ReactNode } from "react";
import styles from "./board.module.css";

/** The dark scoreboard surface that shows times and remaining amounts. With `label` it is a named region. */
export function Board({ label, children }: { label?: string | undefined; children: ReactNode }) {
  const Tag = label ? "section" : "div";
  return (
    <Tag className={styles.board} data-surface="board" aria-label={label}>
      {children}
    </Tag>
  );
}
