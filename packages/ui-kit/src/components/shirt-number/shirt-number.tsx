import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./shirt-number.module.css";

export interface ShirtNumberProps {
  children: ReactNode;
  /** `s` on a ticket's head, `m` in a list, `l` on a card, `xl` the one bold thing of a screen. */
  size?: "s" | "m" | "l" | "xl" | undefined;
  /** Set small beside the numeral, for example "GB 5G". */
  unit?: ReactNode | undefined;
}

/** A number set like the one on a shirt. */
export function ShirtNumber({ children, size = "l", unit }: ShirtNumberProps) {
  return (
    <span className={classNames(styles.line, styles[size])}>
      <span className={styles.numeral}>{children}</span> {unit ? <span className={styles.unit}>{unit}</span> : null}
    </span>
  );
}
