import type { ReactNode } from "react";
import { CheckIcon } from "../../base/icons.ts";
import { FieldError } from "../../base/field/field.tsx";
import { fieldIds } from "../../base/field/field-ids.ts";
import styles from "./checkbox-field.module.css";

export interface CheckboxFieldProps {
  name: string;
  id?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label; links inside it work without ticking the box. */
  children: ReactNode;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A consent or choice of the fan. Never tick it in advance. */
export function CheckboxField({ name, id, checked, onChange, children, hint, error, required, disabled }: CheckboxFieldProps) {
  const ids = fieldIds(name, id, { hint: Boolean(hint), error: Boolean(error) });
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <span className={styles.box}>
          <input
            type="checkbox"
            className={styles.input}
            id={ids.control}
            name={name}
            checked={checked}
            required={required}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.describedBy}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <CheckIcon className={styles.tick} size={18} strokeWidth={3.5} aria-hidden="true" />
        </span>
        <label className={styles.label} htmlFor={ids.control}>
          {children}
        </label>
      </div>
      {hint ? (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <div className={styles.error}>
          <FieldError id={ids.error}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
