import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  title: ReactNode;
  /** A line above the title in the club's own words; the title says the same plainly. */
  voice?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** What to do next: an empty place is never the end. */
  action?: ReactNode | undefined;
  /** The word or number in shirt size above the title, for example "0" or "404". */
  numeral?: string | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Nothing here yet, and what to do about it. The empty pitch is drawn from tokens. */
export function EmptyState({ title, voice, children, action, numeral, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      {numeral ? (
        <span className={styles.numeral} aria-hidden="true">
          {numeral}
        </span>
      ) : (
        <svg className={styles.pitch} viewBox="0 0 160 96" aria-hidden="true" focusable="false">
          <rect x="2" y="2" width="156" height="92" rx="6" />
          <path d="M80 2v92M2 26h24v44H2M158 26h-24v44h24" />
          <circle cx="80" cy="48" r="18" />
          <circle className={styles.spot} cx="80" cy="48" r="3" />
        </svg>
      )}
      {voice ? <p className={styles.voice}>{voice}</p> : null}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
