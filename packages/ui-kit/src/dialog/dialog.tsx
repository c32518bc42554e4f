import { Dialog as Primitive } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { XIcon } from "../base/icons.ts";
import styles from "./dialog.module.css";

export interface DialogProps {
  open: boolean;
  /** Escape, the backdrop or the cross. Not called for `alert` dialogs by the backdrop. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode | undefined;
  /** Buttons, the safe one last so that it lies under the thumb. */
  actions?: ReactNode | undefined;
  /** Name of the cross; without it there is none, and `actions` must hold a way out. */
  closeLabel?: string | undefined;
  /** `alert` demands an answer: the backdrop does not close it, and it is read out at once. */
  kind?: "dialog" | "alert" | undefined;
  /** Asked on closing: false leaves the focus to who closed it, for a button that is about to go. */
  givesBack?: (() => boolean) | undefined;
}

/**
 * A question in the middle of the page. Keeps the focus inside, gives it back on closing, stops the page from scrolling.
 * Lives outside the package's index because the primitive weighs more than the rest: import it lazily.
 */
export function Dialog({ open, onClose, title, children, actions, closeLabel, kind = "dialog", givesBack }: DialogProps) {
  return (
    <Primitive.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())} disablePointerDismissal={kind === "alert"}>
      <Primitive.Portal data-screen-only>
        <Primitive.Backdrop className={styles.backdrop} />
        <Primitive.Viewport className={styles.viewport}>
          <Primitive.Popup
            className={styles.popup}
            role={kind === "alert" ? "alertdialog" : "dialog"}
            aria-modal="true"
            finalFocus={givesBack}
          >
            <div className={styles.head}>
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              {closeLabel ? (
                <Primitive.Close className={styles.close} aria-label={closeLabel}>
                  <XIcon size={24} aria-hidden="true" />
                </Primitive.Close>
              ) : null}
            </div>
            {children ? <Primitive.Description render={<div className={styles.body} />}>{children}</Primitive.Description> : null}
            {actions ? <div className={styles.actions}>{actions}</div> : null}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
