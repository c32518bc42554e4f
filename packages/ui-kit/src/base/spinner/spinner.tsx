import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./spinner.module.css";

export interface SpinnerProps {
  /** Read aloud as a status. Without it the spinner is decoration beside a text that already says it. */
  label?: string | undefined;
  size?: "s" | "l" | undefined;
}

/** Something is on its way. Under reduced motion it stands still. */
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
