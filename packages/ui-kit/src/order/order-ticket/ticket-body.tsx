import type { ReactNode } from "react";
import { Ribbon } from "../../base/ribbon/ribbon.tsx";
import { ShirtNumber } from "../../page/shirt-number/shirt-number.tsx";
import styles from "./ticket-body.module.css";

export interface TicketContent {
  /** Heading of the summary: "Deine Bestellung". */
  heading: string;
  /** The tariff's name. */
  title: ReactNode;
  /** The tariff's data volume, styled as a shirt number. */
  numeral: ReactNode;
  rows: readonly { label: ReactNode; value: ReactNode }[];
  /** The amount due now. */
  total: { label: ReactNode; note?: ReactNode | undefined; value: ReactNode };
  /** The amount due each month. */
  after?: { label: ReactNode; value: ReactNode } | undefined;
}

/** The order summary's ticket: club-coloured head, kit, rows, tear line, and the total on the stub. */
export function TicketBody({
  heading,
  title,
  numeral,
  rows,
  total,
  after,
  children,
}: TicketContent & { children?: ReactNode | undefined }) {
  return (
    <div className={styles.ticket}>
      <div className={styles.head} data-surface="club">
        <div>
          <p className={styles.heading}>{heading}</p>
          <p className={styles.title}>{title}</p>
        </div>
        <ShirtNumber size="s" travels="here">
          {numeral}
        </ShirtNumber>
      </div>
      <Ribbon size="m" on="surface" />
      <dl className={styles.rows}>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- labels may be elements, and rows hold no state
          <div key={index} className={styles.row}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.tear} aria-hidden="true" />
      <div className={styles.stub}>
        <dl className={styles.sums} aria-live="polite" aria-atomic="true">
          <div className={styles.total}>
            <dt>
              {total.label}
              {total.note ? <span className={styles.note}>{total.note}</span> : null}
            </dt>
            <dd className={styles.sum}>{total.value}</dd>
          </div>
          {after ? (
            <div className={styles.total}>
              <dt className={styles.after}>{after.label}</dt>
              <dd className={styles.afterValue}>{after.value}</dd>
            </div>
          ) : null}
        </dl>
        {children}
      </div>
    </div>
  );
}
