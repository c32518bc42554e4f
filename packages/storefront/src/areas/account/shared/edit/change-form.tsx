import { FormFailure } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary, type FieldMistake } from "@tribun/ui-kit";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import { useKeptForm, useUnsent } from "../../../../features/kept-forms/kept-forms.ts";
import styles from "./account.module.css";
import { RowName } from "../../../../features/kept-forms/row-name.ts";
import { WhenBack } from "../../../../features/kept-forms/when-back.tsx";

type ChangeFormProps = {
  /** What `useForm` gave. */
  readonly form: {
    readonly attempts: number;
    readonly summary: readonly FieldMistake[];
    readonly failure: unknown;
    readonly busy: boolean;
    readonly values: Readonly<Record<string, string | boolean>>;
    fill(this: void, given: Readonly<Record<string, string | boolean>>): void;
    readonly submit: (event?: { preventDefault(): void }) => Promise<void>;
  };
  /** Names the form. */
  readonly label: string;
  readonly save?: string;
  readonly saving?: string;
  readonly onCancel: () => void;
  /** Where a refusal can be put right. */
  readonly wayOut?: ReactNode;
  readonly children: ReactNode;
};

const FIELDS = "input:enabled, select:enabled, textarea:enabled";

/**
 * One change with its own save and its own mistakes. It was opened by a press, so that its first field has the focus, of those that take it. What is typed waits
 * for who has to sign in again in the middle of it, and for the network.
 */
export function ChangeForm({ form, label, save, saving, onCancel, wayOut, children }: ChangeFormProps) {
  const t = useText("account");
  const common = useText("common");
  const name = useContext(RowName);
  useKeptForm(name, form);
  useUnsent(name, form.values, form.failure);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Its code may have come late, and its fan may be somewhere else by then.
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
