import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";
import { type Era, isoFromLeft, isoFromTyped, typeDate, typedFromValue } from "./date-text.ts";

export interface DateFieldProps extends Omit<TextFieldProps, "type" | "inputMode" | "prefix" | "suffix"> {
  /** An ISO date (`2001-09-15`), or the part of DD/MM/YYYY typed so far. */
  value: string;
  /** Gets the ISO date as soon as the text is a day of the calendar, otherwise the text as it stands. */
  onChange: (value: string) => void;
  /** Where a year of two digits lies: a birthday is in the past, the end of a contract in this century. */
  era?: Era | undefined;
}

/** A date typed as DD/MM/YYYY: quicker and more exact for a birthday than any calendar, and the same on every device. */
export function DateField({ value, onChange, onBlur, onKeyDown, era = "past", ...rest }: DateFieldProps) {
  const shown = typedFromValue(value);
  function emit(text: string) {
    onChange(isoFromTyped(text) ?? text);
  }
  /** Once nothing more comes: the field is left, or Enter sends the form. */
  function finish() {
    const iso = isoFromLeft(shown, era, new Date().getUTCFullYear());
    if (iso !== undefined && iso !== value) onChange(iso);
  }
  return (
    <TextField
      {...rest}
      type="text"
      inputMode="numeric"
      value={shown}
      onChange={(raw) => emit(typeDate(raw, shown))}
      onBlur={(event) => {
        finish();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") finish();
        onKeyDown?.(event);
      }}
    />
  );
}
