import type { ReactNode } from "react";
import { FieldError } from "../../base/field/field.tsx";
import { fieldIds } from "../../base/field/field-ids.ts";
import styles from "./switch-field.module.css";

export interface SwitchFieldProps {
  name: string;
  id?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label. */
  children: ReactNode;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  /** The change is under way: the switch keeps its focus and ignores further presses. */
  busy?: boolean | undefined;
}

/** An on/off setting that takes effect at once, without a save button. For a value that a form submits, use a checkbox. */
export function SwitchField({ name, id, checked, onChange, children, hint, error, busy = false }: SwitchFieldProps) {
  const ids = fieldIds(name, id, { hint: Boolean(hint), error: Boolean(error) });
  return (
    <div className={styles.field}>
      <div className={styles.words}>
        <label className={styles.label} htmlFor={ids.control}>
          {children}
        </label>
        {hint ? (
          <p className={styles.hint} id={ids.hint}>
            {hint}
          </p>
        ) : null}
        {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      </div>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        id={ids.control}
        name={name}
        checked={checked}
        aria-checked={checked}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        onChange={(event) => {
          if (!busy) onChange(event.currentTarget.checked);
        }}
      />
    </div>
  );
}
