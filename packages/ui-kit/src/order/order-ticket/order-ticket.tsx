import { lazy, Suspense, useState, type ReactNode } from "react";
import { ChevronUpIcon } from "../../base/icons.ts";
import { Ribbon } from "../../base/ribbon/ribbon.tsx";
import { TicketBody, type TicketContent } from "./ticket-body.tsx";
import styles from "./order-ticket.module.css";

const loadSheet = () => import("../../single/sheet/sheet.tsx").then((module) => ({ default: module.Sheet }));
const LazySheet = lazy(loadSheet);

export interface OrderTicketProps extends TicketContent {
  /** Texts of the folded ticket on a phone, and what runs out meanwhile: seen there, and told where it can be extended. */
  mobileBar: { openLabel: string; closeLabel: string; clock?: ReactNode };
  /** Stands on the stub below the total, for example the law's line about taxes. */
  children?: ReactNode | undefined;
}

/**
 * The order as a match ticket, beside the form from 900 px. On a phone it folds to a bar at the bottom of the screen; pressing
 * it opens the same ticket as a sheet, whose code is fetched when a finger or the focus comes near.
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
