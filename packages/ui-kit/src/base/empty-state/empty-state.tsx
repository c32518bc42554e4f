import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  title: ReactNode;
  /** A line above the title in the club's own words; the title says the same in plain words. */
  voice?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** The next step: an empty state always offers one. */
  action?: ReactNode | undefined;
  /** A word or number in shirt size above the title, for example "0" or "404". */
  numeral?: string | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** An empty state with its next step. Without `numeral` it shows an empty bench, drawn in the club's colours. */
export function EmptyState({ title, voice, children, action, numeral, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      {numeral ? (
        <span className={styles.numeral} aria-hidden="true">
          {numeral}
        </span>
      ) : (
        <svg className={styles.bench} viewBox="0 0 150 70" aria-hidden="true" focusable="false">
          <path d="M6 20Q75 2 144 20M12 20v34M138 20v34M6 54h138M30 54v12M120 54v12" />
          <path className={styles.seats} d="M26 54V40h14v14M54 54V40h14v14M82 54V40h14v14M110 54V40h14v14" />
        </svg>
      )}
      {voice ? <p className={styles.voice}>{voice}</p> : null}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
