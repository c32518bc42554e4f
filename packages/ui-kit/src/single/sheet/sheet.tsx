import { Dialog as Primitive } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { XIcon } from "../../base/icons.ts";
import styles from "./sheet.module.css";

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  children: ReactNode;
  actions?: ReactNode | undefined;
  /** `bottom` under the thumb on phones (from 720 px it stands at the side), `side` always at the side. */
  from?: "bottom" | "side" | undefined;
  /** The title is read aloud but not shown, where the content has its own head. */
  titleHidden?: boolean | undefined;
}

/** A panel that slides over the page: the folded ticket, the menu, filters. Same behaviour as the dialog; import it lazily. */
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
