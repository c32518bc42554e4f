import { Dialog as Primitive } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { XIcon } from "../../base/icons.ts";
import styles from "./sheet.module.css";

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  children: ReactNode;
  actions?: ReactNode | undefined;
  /** `bottom`: at the bottom on phones, at the side from 720 px. `side`: always at the side. */
  from?: "bottom" | "side" | undefined;
  /** Hides the title visually; use it if the content has its own heading. */
  titleHidden?: boolean | undefined;
}

/** A panel that slides over the page: the order summary, the menu, filters. It behaves like the dialog; import it lazily. */
export function Sheet({ open, onClose, title, closeLabel, children, actions, from = "bottom", titleHidden }: SheetProps) {
  return (
    <Primitive.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Primitive.Portal data-screen-only>
        <Primitive.Backdrop className={styles.backdrop} />
        <Primitive.Viewport className={styles.viewport}>
          <Primitive.Popup className={`${styles.sheet} ${styles[from]}`} aria-modal="true">
            <div className={styles.head}>
              <Primitive.Title className={titleHidden ? styles.titleHidden : styles.title}>{title}</Primitive.Title>
              <Primitive.Close className={styles.close} aria-label={closeLabel}>
                <XIcon size={24} aria-hidden="true" />
              </Primitive.Close>
            </div>
            <div className={styles.body}>{children}</div>
            {actions ? <div className={styles.actions}>{actions}</div> : null}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
