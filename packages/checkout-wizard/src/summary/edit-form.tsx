import { useText } from "@tribun/i18n";
import { Button, ErrorSummary } from "@tribun/ui-kit";
import type { ComponentProps, ReactNode } from "react";
import styles from "../shared/stack.module.css";

type EditFormProps = {
  readonly errors: ComponentProps<typeof ErrorSummary>["errors"];
  /** Number of failed attempts to save. */
  readonly attempt: number;
  /** Checks and saves. Omit it while there is nothing to save. */
  readonly onSubmit?: () => void;
  /** A save is waiting for data that its check needs. */
  readonly busy?: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/** The form of a part in the order summary: its errors, its fields, and buttons to save or discard. */
export function EditForm({ errors, attempt, onSubmit, busy = false, onCancel, children }: EditFormProps) {
  const t = useText("approval");
  const order = useText("order");
  return (
    <form
      method="post"
      noValidate
      className={styles["stack"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit?.();
      }}
    >
      <ErrorSummary title={order("nav.checkTitle")} errors={errors} attempt={attempt} />
      {children}
      <div className={styles["row"]}>
        {onSubmit && (
          <Button type="submit" busy={busy} busyLabel={order("number.shop.checking")}>
            {t("save")}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t("saveCancel")}
        </Button>
      </div>
    </form>
  );
}
