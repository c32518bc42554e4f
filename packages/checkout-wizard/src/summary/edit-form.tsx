import { useText } from "@tribun/i18n";
import { Button, ErrorSummary } from "@tribun/ui-kit";
import type { ComponentProps, ReactNode } from "react";
import styles from "../shared/stack.module.css";

type EditFormProps = {
  readonly errors: ComponentProps<typeof ErrorSummary>["errors"];
  /** How often it was to be taken over with something missing. */
  readonly attempt: number;
  /** Checks and takes over. Without it there is nothing here to take over. */
  readonly onSubmit?: () => void;
  /** It was to be taken over, and what it is checked by is on its way. */
  readonly busy?: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/** A part of the ticket while it is edited: what is wrong with it, its fields, and the two ways to close it. */
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
