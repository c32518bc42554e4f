import { classNames } from "../class-names.ts";
import styles from "./button.module.css";

/** `action`: the one thing to do here. `accent`: the same on a club-coloured surface. `quiet`: everything beside it. */
export type ButtonVariant = "action" | "accent" | "quiet";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** Fills the line. */
  wide?: boolean | undefined;
  /** `l` for the one button a whole page leads to. */
  size?: "m" | "l" | undefined;
}

/** The class of a button, for links that a router renders itself. */
export function buttonClass({ variant = "action", wide, size }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], wide && styles.wide, size === "l" && styles.large);
}
