import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { type ReactNode, useRef, useState } from "react";
import styles from "./first-rows.module.css";

/** How many rows a list shows at first by default, and how many more each press shows. */
const STEP = 20;

type FirstRows<T> = {
  readonly shown: readonly T[];
  /** The line below the list; null when all rows are shown from the beginning. */
  readonly more: ReactNode;
};

/**
 * Shows a long list in steps, so that five hundred rows stay as quick as ten. The press that shows the last rows moves the focus to the
 * text that says so, because its button is gone.
 * @param first how many rows are shown before any press
 * @param chosen is shown as well, however far down it is
 */
export function useFirstRows<T>(items: readonly T[], first = STEP, chosen?: T): FirstRows<T> {
  const t = useText("common");
  const [count, setCount] = useState(first);
  const said = useRef<HTMLParagraphElement>(null);
  const left = items.length - count;
  const showMore = () => {
    setCount(count + STEP);
    if (left <= STEP) said.current?.focus();
  };
  if (items.length <= first) return { shown: items, more: null };
  const more = (
    <div className={styles["line"]}>
      <p ref={said} tabIndex={-1} role="status" className={styles["said"]}>
        {t("rows.shown", { shown: Math.min(count, items.length), total: items.length })}
      </p>
      {left > 0 && (
        <Button variant="quiet" onClick={showMore}>
          {t("rows.more", { count: Math.min(STEP, left) })}
        </Button>
      )}
    </div>
  );
  return { shown: items.filter((item, at) => at < count || item === chosen), more };
}
