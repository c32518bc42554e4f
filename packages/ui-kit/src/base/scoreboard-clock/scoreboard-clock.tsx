import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./scoreboard-clock.module.css";

export interface ScoreboardClockProps {
  label: string;
  /** Whole seconds; a negative value counts as zero. */
  secondsLeft: number;
  /** Announced once when time runs short, because a screen reader must not read every tick. */
  warnLabel?: string | undefined;
  /** Seconds left at which time runs short. */
  warnAt?: number | undefined;
}

/** Remaining time on the scoreboard. It does not tick by itself: see `useCountdown`. */
export function ScoreboardClock({ label, secondsLeft, warnLabel, warnAt = 180 }: ScoreboardClockProps) {
  const left = Math.max(0, Math.floor(secondsLeft));
  const short = left <= warnAt;
  return (
    <span className={classNames(styles.clock, short && styles.short)} data-surface="board" data-screen-only>
      <span className={styles.label}>{label}</span>
      <b className={styles.time} role="timer" aria-live="off">
        {clockText(left)}
      </b>
      <VisuallyHidden>
        <span role="status">{short ? warnLabel : null}</span>
      </VisuallyHidden>
    </span>
  );
}

/** `14:52`, or `1:04:09` from one hour on. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
