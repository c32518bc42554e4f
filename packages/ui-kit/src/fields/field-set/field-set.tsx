import type { ReactNode } from "react";
import { classNames } from "../../base/class-names.ts";
import { FieldError } from "../../base/field/field.tsx";
import styles from "./field-set.module.css";

export interface FieldSetProps {
  legend: string;
  /** No default; set it if an error summary links here. */
  id?: string | undefined;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  /** `title` for a section of a form, `label` for a group that asks one question. */
  look?: "title" | "label" | undefined;
  /** Hides the legend visually; use it if a heading above says the same. */
  legendHidden?: boolean | undefined;
  children: ReactNode;
}

/** A group of fields under one legend. One column on phones. */
export function FieldSet({ legend, id, hint, error, look = "title", legendHidden, children }: FieldSetProps) {
  const base = id ?? "";
  const hintId = id && hint ? `${base}-hint` : undefined;
  const errorId = id && error ? `${base}-error` : undefined;
  return (
    <fieldset className={styles.set} id={id} aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}>
      <legend className={classNames(look === "title" ? styles.title : styles.label, legendHidden && styles.hidden)}>{legend}</legend>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {children}
      {error ? <FieldError id={errorId ?? ""}>{error}</FieldError> : null}
    </fieldset>
  );
}

/** Two fields side by side from 560 px, otherwise one below the other. Two `short` ones stay side by side where their words fit. */
export function FieldRow({ short = false, children }: { short?: boolean | undefined; children: ReactNode }) {
  return <div className={short ? styles.short : styles.row}>{children}</div>;
}
