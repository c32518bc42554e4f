import { lazy, Suspense, useState, type ReactNode } from "react";
import { ChevronUpIcon } from "../../base/icons.ts";
import { VisuallyHidden } from "../../base/visually-hidden/visually-hidden.tsx";
import { TicketBody, type TicketContent } from "./ticket-body.tsx";
import styles from "./order-ticket.module.css";

const loadSheet = () => import("../../single/sheet/sheet.tsx").then((module) => ({ default: module.Sheet }));
const LazySheet = lazy(loadSheet);

export interface OrderTicketProps extends TicketContent {
  /** The dock: texts of the button that opens the summary on a phone, and the place of the step's main action. */
  dock: {
    openLabel: string;
    closeLabel: string;
    /** The held number with its clock. Visual only, because the hold panel announces the time. */
    held?: ReactNode;
    /** Receives the element that the step renders its main action into (`createPortal`). */
    slot?: ((element: HTMLElement | null) => void) | undefined;
  };
  /** Shown below the total, for example the legal note about taxes. */
  children?: ReactNode | undefined;
}

/**
 * The order summary as a match ticket with the step's main action. From 900 px both stand beside the form, the action on the ticket's stub.
 * On a phone they fold to a dock at the bottom of the screen: the amount due today on the left, which opens the summary as a sheet, and
 * the action on the right. The sheet's code loads when a finger or the focus reaches its button.
 */
export function OrderTicket({ dock, children, ...content }: OrderTicketProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const near = () => void loadSheet();
  return (
    <div className={styles.place}>
      <div className={styles.column}>
        <aside className={styles.aside} aria-label={content.heading}>
          <TicketBody {...content}>{children}</TicketBody>
        </aside>
        <div className={styles.dock} data-ticket-bar="" data-screen-only>
          {dock.held === undefined ? null : (
            <div className={styles.held} data-surface="board" aria-hidden="true">
              {dock.held}
            </div>
          )}
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
            <span className={styles.foldLabel}>{content.total.label}</span>{" "}
            <span className={styles.sum}>
              <b>{content.total.value}</b> <ChevronUpIcon size={18} strokeWidth={2.5} aria-hidden="true" />
            </span>
            <VisuallyHidden>{dock.openLabel}</VisuallyHidden>
          </button>
          <div ref={dock.slot} className={styles.action} />
        </div>
      </div>
      {wanted ? (
        <Suspense fallback={null}>
          <LazySheet open={open} onClose={() => setOpen(false)} title={content.heading} closeLabel={dock.closeLabel} titleHidden>
            <TicketBody {...content}>{children}</TicketBody>
          </LazySheet>
        </Suspense>
      ) : null}
    </div>
  );
}
