import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { CircleAlertIcon } from "../icons.ts";
import type { FieldIds } from "./field-ids.ts";
import styles from "./field.module.css";

/** Props of every field: texts as props, value in, changes out. */
export interface FieldProps {
  label: string;
  name: string;
  /** Defaults to `name`. */
  id?: string | undefined;
  hint?: ReactNode | undefined;
  /** A sentence that says how to fix the input. If set, the field is invalid. */
  error?: string | undefined;
}

/** Label, hint, control and error, in this order. */
export function Field({
  ids,
  label,
  hint,
  error,
  children,
}: {
  ids: FieldIds;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.field, error && styles.invalid)}>
      <label className={styles.label} htmlFor={ids.control}>
        {label}
      </label>
      {hint ? (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      ) : null}
      {children}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
    </div>
  );
}

/** The error below a control. `aria-describedby` connects it with the control; the error summary announces it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <CircleAlertIcon className={styles.errorIcon} size={18} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
