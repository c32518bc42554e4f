import { lazy, Suspense, useState, type ReactNode } from "react";
import { ChevronUpIcon } from "../../base/icons.ts";
import { Ribbon } from "../../base/ribbon/ribbon.tsx";
import { TicketBody, type TicketContent } from "./ticket-body.tsx";
import styles from "./order-ticket.module.css";

const loadSheet = () => import("../../single/sheet/sheet.tsx").then((module) => ({ default: module.Sheet }));
const LazySheet = lazy(loadSheet);

export interface OrderTicketProps extends TicketContent {
  /**
   * Texts of the folded summary on a phone, and the clock of the hold. The clock is visual only, because the hold panel announces the time.
   */
  mobileBar: { openLabel: string; closeLabel: string; clock?: ReactNode };
  /** Shown below the total, for example the legal note about taxes. */
  children?: ReactNode | undefined;
}

/**
 * The order summary as a match ticket, beside the form from 900 px. On a phone it folds to a bar at the bottom of the screen. Pressing the
 * bar opens the summary as a sheet, whose code loads when a finger or the focus reaches the bar.
 */
export function OrderTicket({ mobileBar, children, ...content }: OrderTicketProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const near = () => void loadSheet();
  return (
    <div className={styles.place}>
      <aside className={styles.aside} aria-label={content.heading}>
        <TicketBody {...content}>{children}</TicketBody>
      </aside>
      <div className={styles.bar} data-ticket-bar="" data-screen-only>
        <Ribbon size="s" on="surface" />
        <button
          type="button"
          className={styles.fold}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={near}
          onFocus={near}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          <span className={styles.barTitle}>
            <span className={styles.barHeading}>
              {content.title}
              {mobileBar.clock === undefined ? null : (
                <span className={styles.barClock} data-surface="board" aria-hidden="true">
                  {mobileBar.clock}
                </span>
              )}
            </span>{" "}
            <span className={styles.barOpen}>
              {mobileBar.openLabel} <ChevronUpIcon size={16} strokeWidth={2.5} aria-hidden="true" />
            </span>
          </span>{" "}
          <span className={styles.barTotal}>
            <span className={styles.barLabel}>{content.total.label}</span> <b className={styles.barValue}>{content.total.value}</b>
          </span>
        </button>
      </div>
      {wanted ? (
        <Suspense fallback={null}>
          <LazySheet open={open} onClose={() => setOpen(false)} title={content.heading} closeLabel={mobileBar.closeLabel} titleHidden>
            <TicketBody {...content}>{children}</TicketBody>
          </LazySheet>
        </Suspense>
      ) : null}
    </div>
  );
}
