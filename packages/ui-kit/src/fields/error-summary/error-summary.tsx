import { useEffect, useId, useRef, type MouseEvent } from "react";
import { CircleAlertIcon } from "../../base/icons.ts";
import styles from "./error-summary.module.css";

export interface FieldMistake {
  /** The field's id, which defaults to its `name`. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  errors: readonly FieldMistake[];
  /** Increase it with every failed submit, so that the summary takes the focus again. */
  attempt?: number | undefined;
}

/**
 * Lists all errors of a form at its top after a submit. It takes the focus when it appears, so that it is read aloud and scrolled to, and
 * each line links to its field. Renders nothing without errors.
 */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <CircleAlertIcon className={styles.icon} size={26} aria-hidden="true" />
      <div>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <ul className={styles.list}>
          {errors.map((error) => (
            <li key={`${error.fieldId} ${error.message}`}>
              <a href={`#${error.fieldId}`} onClick={(event) => leadTo(event, error.fieldId)}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const FOCUSABLE =
  "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex]";

/** Focuses the field, or the chosen or first control of a group. Without script the hash link still scrolls there. */
function leadTo(event: MouseEvent, fieldId: string) {
  const target = document.getElementById(fieldId);
  if (!target) return;
  const control = target.matches(FOCUSABLE)
    ? target
    : (target.querySelector<HTMLElement>("input:checked, [tabindex='0']") ?? target.querySelector<HTMLElement>(FOCUSABLE));
  if (!control) return;
  event.preventDefault();
  target.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}
