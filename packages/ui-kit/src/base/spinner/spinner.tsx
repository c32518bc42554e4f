import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./spinner.module.css";

export interface SpinnerProps {
  /** Announced as a status. Without it the spinner is decoration beside a text that says the same. */
  label?: string | undefined;
  size?: "s" | "l" | undefined;
}

/** Shows that something is loading. Under reduced motion it does not turn. */
export function Spinner({ label, size = "s" }: SpinnerProps) {
  const drawing = (
    <svg className={size === "l" ? styles.large : styles.small} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path className={styles.arc} d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
  if (!label) return drawing;
  return (
    <span role="status" className={styles.status}>
      {drawing}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
