import type { ComponentProps } from "react";
import { classNames } from "../../base/class-names.ts";
import { Field, type FieldProps } from "../../base/field/field.tsx";
import { fieldIds } from "../../base/field/field-ids.ts";
import controls from "../../base/field/field.module.css";
import styles from "./text-area.module.css";

/** Without `maxLength`, because it cuts pasted text silently. A rule reports text that is too long. */
type Native = Omit<
  ComponentProps<"textarea">,
  "value" | "onChange" | "name" | "id" | "className" | "aria-invalid" | "aria-describedby" | "maxLength"
>;

export interface TextAreaProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
}

/** Several lines of text. It grows with its text if the browser supports that, and the fan can resize it everywhere. */
export function TextArea({ label, name, id, hint, error, value, onChange, rows = 5, ...native }: TextAreaProps) {
  const ids = fieldIds(name, id, { hint: Boolean(hint), error: Boolean(error) });
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <textarea
        {...native}
        id={ids.control}
        name={name}
        rows={rows}
        value={value}
        className={classNames(controls.control, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
