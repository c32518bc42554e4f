import { FormFailure } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary, type FieldMistake } from "@tribun/ui-kit";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import { useKeptForm, useUnsent, RowName } from "../../../../features/kept-forms/kept-forms.ts";
import styles from "./account.module.css";
import { WhenBack } from "../../../../features/kept-forms/when-back.tsx";

type ChangeFormProps = {
  /** The result of `useForm`. */
  readonly form: {
    readonly attempts: number;
    readonly summary: readonly FieldMistake[];
    readonly failure: unknown;
    readonly busy: boolean;
    readonly values: Readonly<Record<string, string | boolean>>;
    fill(this: void, given: Readonly<Record<string, string | boolean>>): void;
    readonly submit: (event?: { preventDefault(): void }) => Promise<void>;
  };
  /** Accessible name of the form. */
  readonly label: string;
  readonly save?: string;
  readonly saving?: string;
  readonly onCancel: () => void;
  /** Action below the error, for example a link to the cause of a refusal. */
  readonly wayOut?: ReactNode;
  readonly children: ReactNode;
};

const FIELDS = "input:enabled, select:enabled, textarea:enabled";

/**
 * Form of one change with its own save button and errors. Focuses its first enabled field, because a press opened it. Keeps the typed
 * values during a new login or without a network.
 */
export function ChangeForm({ form, label, save, saving, onCancel, wayOut, children }: ChangeFormProps) {
  const t = useText("account");
  const common = useText("common");
  const name = useContext(RowName);
  useKeptForm(name, form);
  useUnsent(name, form.values, form.failure);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The code may load late; do not take the focus if the fan has moved it.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const chosen = box.current?.querySelector<HTMLElement>("input[type=radio]:checked");
    (chosen ?? box.current?.querySelector<HTMLElement>(FIELDS))?.focus();
  }, []);
  return (
    <form ref={box} method="post" noValidate className={styles["form"]} aria-label={label} onSubmit={form.submit}>
      <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: form.summary.length })} errors={form.summary} />
      {children}
      <FormFailure error={form.failure} action={wayOut} />
      <WhenBack failure={form.failure} />
      <div className={styles["actions"]}>
        <Button type="submit" busy={form.busy} busyLabel={saving ?? t("saving")}>
          {save ?? t("save")}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
