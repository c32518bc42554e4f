import { useText } from "@tribun/i18n";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import styles from "./block.module.css";

type BlockProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Opens the place where the fan changes this part. */
  readonly onChange?: (() => void) | undefined;
  /** For a part that is edited in place: whether its form is open. */
  readonly expanded?: boolean;
  /** Removes this part from the order. */
  readonly onRemove?: (() => void) | undefined;
  readonly id?: string;
  readonly error?: string | undefined;
};

/** A part of the order with buttons to change and remove it. */
export function Block({ title, children, onChange, expanded, onRemove, id, error }: BlockProps) {
  const t = useText("order");
  const titleId = useId();
  const errorId = useId();
  const section = useRef<HTMLElement>(null);
  return (
    <section
      ref={section}
      className={styles["block"]}
      aria-labelledby={titleId}
      aria-describedby={error === undefined ? undefined : errorId}
      {...(id !== undefined && { id, tabIndex: -1 })}
    >
      <div className={styles["blockHead"]}>
        <h2 id={titleId}>{title}</h2>
        <div className={styles["acts"]}>
          {onRemove && <Act section={section} title={title} text={t("remove")} onPress={onRemove} />}
          {onChange && <Act section={section} title={title} text={t("change")} onPress={onChange} expanded={expanded} />}
        </div>
      </div>
      {children}
      {error !== undefined && (
        <p id={errorId} className={styles["error"]}>
          {error}
        </p>
      )}
    </section>
  );
}

type ActProps = {
  readonly title: string;
  readonly text: string;
  readonly section: RefObject<HTMLElement | null>;
  readonly onPress: () => void;
  readonly expanded?: boolean | undefined;
};

function Act({ title, text, section, onPress, expanded }: ActProps) {
  return (
    <button
      type="button"
      className={styles["change"]}
      aria-label={`${title}: ${text}`}
      aria-expanded={expanded}
      onClick={({ currentTarget }) => {
        onPress();
        // If the press removed this part, focus its neighbour, or the page's heading.
        requestAnimationFrame(() => {
          if (!currentTarget.isConnected) focusNear(section.current);
        });
      }}
    >
      {text}
    </button>
  );
}

function focusNear(section: HTMLElement | null): void {
  const near = section?.isConnected ? section.querySelector("button") : document.querySelector<HTMLElement>("h1");
  near?.focus();
}
