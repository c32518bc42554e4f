import { useEffect, useId, useRef, type MouseEvent } from "react";
import { CircleAlertIcon } from "../../base/icons.ts";
import styles from "./error-summary.module.css";

export interface FieldMistake {
  /** The field's id, which is its `name` unless set otherwise. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  errors: readonly FieldMistake[];
  /** Raise it on every failed submit, and the summary takes the focus again. */
  attempt?: number | undefined;
}

/**
 * Everything that is wrong with a form, at its top, after submit. Takes the focus when it appears (so it is read aloud and
 * scrolled to), and each line leads to its field. Renders nothing while there are no errors.
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

/** Focuses the field itself, or for a group its chosen or first control. Without script the hash link still scrolls there. */
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
