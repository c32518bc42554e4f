import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { CircleAlertIcon } from "../icons.ts";
import type { FieldIds } from "./field-ids.ts";
import styles from "./field.module.css";

/** What every field takes: text by props, value in, value out. */
export interface FieldProps {
  label: string;
  name: string;
  /** Defaults to `name`. */
  id?: string | undefined;
  hint?: ReactNode | undefined;
  /** A sentence that says how to mend it. Its presence makes the field invalid. */
  error?: string | undefined;
}

/** Label above, hint before the control, error after it. */
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

/** The sentence under a control. Read with the control through `aria-describedby`; the summary does the announcing. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <CircleAlertIcon className={styles.errorIcon} size={18} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
