import styles from "./countdown.module.css";

export interface CountdownProps {
  /** What is counted down to, for whoever does not see the board round it. */
  label: string;
  /** The words below the figures. */
  units: { readonly days: string; readonly hours: string; readonly minutes: string; readonly seconds: string };
}

const CELLS = ["days", "hours", "minutes", "seconds"] as const;

/**
 * Days, hours, minutes and seconds on the scoreboard. The figures are the custom properties `--days`, `--hours`, `--minutes` and
 * `--seconds` of what it stands in, so that a script may tick without React and React finds the markup that it has drawn. Without a
 * script it is not there: the date stands beside it.
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
