import { useText } from "@tribun/i18n";
import { type ReactNode, useId } from "react";
import styles from "./approval.module.css";

type BlockProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Leads to where this is changed. */
  readonly onChange?: (() => void) | undefined;
  readonly id?: string;
  readonly error?: string | undefined;
};

/** One part of the order to look over, with its way to change it. */
export function Block({ title, children, onChange, id, error }: BlockProps) {
  const t = useText("order");
  const titleId = useId();
  return (
    <section className={styles["block"]} aria-labelledby={titleId} {...(id !== undefined && { id, tabIndex: -1 })}>
      <div className={styles["blockHead"]}>
        <h2 id={titleId}>{title}</h2>
        {onChange && (
          <button type="button" className={styles["change"]} aria-label={`${title}: ${t("change")}`} onClick={onChange}>
            {t("change")}
          </button>
        )}
      </div>
      {children}
      {error !== undefined && <p className={styles["error"]}>{error}</p>}
    </section>
  );
}
