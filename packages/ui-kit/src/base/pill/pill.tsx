import type { ReactNode } from "react";
import type { Tone } from "../notice/notice.tsx";
import styles from "./pill.module.css";

/** A status in one word. The word carries the meaning; colour only supports it. */
export function Pill({ tone = "info", children }: { tone?: Tone | undefined; children: ReactNode }) {
  return <span className={`${styles.pill} ${styles[tone]}`}>{children}</span>;
}
