import { classNames } from "../class-names.ts";
import styles from "./button.module.css";

/** `action`: the main action here. `accent`: the same on a club-coloured surface. `quiet`: every other action. */
export type ButtonVariant = "action" | "accent" | "quiet";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** Fills the whole line. */
  wide?: boolean | undefined;
  /** `l` for the main button of a whole page. */
  size?: "m" | "l" | undefined;
}

/** The class of a button, for links that a router renders. */
export function buttonClass({ variant = "action", wide, size }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], wide && styles.wide, size === "l" && styles.large);
}
