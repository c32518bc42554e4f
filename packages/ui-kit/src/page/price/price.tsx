import type { ReactNode } from "react";
import { classNames } from "../../base/class-names.ts";
import styles from "./price.module.css";

export interface PriceProps {
  /** The sum as text, already formatted for the language: `14,99 €`. */
  amount: ReactNode;
  /** What the sum means, with what the law wants beside it: "im Monat, inkl. MwSt.". */
  note?: ReactNode | undefined;
  size?: "m" | "l" | undefined;
}

/** A sum of money in the display face, its note beside it. */
export function Price({ amount, note, size = "m" }: PriceProps) {
  return (
    <p className={classNames(styles.price, size === "l" && styles.large)}>
      <b className={styles.amount}>{amount}</b> {note ? <span className={styles.note}>{note}</span> : null}
    </p>
  );
}
