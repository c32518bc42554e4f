import styles from "./countdown.module.css";

export interface CountdownProps {
  /** What the countdown ends at, for fans who cannot see the board around it. */
  label: string;
  /** The labels below the figures. */
  units: { readonly days: string; readonly hours: string; readonly minutes: string; readonly seconds: string };
}

const CELLS = ["days", "hours", "minutes", "seconds"] as const;

/**
 * Days, hours, minutes and seconds on the scoreboard. CSS reads the figures from the custom properties `--days`, `--hours`, `--minutes` and
 * `--seconds` of an ancestor, so that a script can update them without React, and hydration finds the markup unchanged. Without script the
 * countdown is hidden; pages show the date beside it.
 */
export function Countdown({ label, units }: CountdownProps) {
  return (
    <div className={styles.countdown} role="timer" aria-label={label} data-screen-only>
      {CELLS.map((cell) => (
        <span key={cell} className={styles.cell}>
          <b className={styles[cell]} />
          {units[cell]}
        </span>
      ))}
    </div>
  );
}
