import { Dialog as Primitive } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { XIcon } from "../base/icons.ts";
import styles from "./dialog.module.css";

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the backdrop or the close button. For `alert`, the backdrop does not call it. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode | undefined;
  /** Buttons, the safe one last, within reach of the thumb. */
  actions?: ReactNode | undefined;
  /** Accessible name of the close button. Without it there is no close button, and `actions` must contain a way to close. */
  closeLabel?: string | undefined;
  /** `alert` demands an answer: the backdrop does not close it, and a screen reader reads it at once. */
  kind?: "dialog" | "alert" | undefined;
  /** Called on close: return false if the caller moves the focus, because the button that opened the dialog disappears. */
  givesBack?: (() => boolean) | undefined;
}

/**
 * A modal dialog in the middle of the page. It traps the focus, returns it on close and stops the page from scrolling. It has its own
 * package entry, because its library is larger than the rest of the kit: import it lazily.
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
