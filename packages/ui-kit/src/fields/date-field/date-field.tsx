import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";
import { type Era, isoFromLeft, isoFromTyped, typeDate, typedFromValue } from "./date-text.ts";

export interface DateFieldProps extends Omit<TextFieldProps, "type" | "inputMode" | "prefix" | "suffix"> {
  /** An ISO date (`2001-09-15`), or the typed part of DD/MM/YYYY. */
  value: string;
  /** Receives the ISO date as soon as the text is a calendar day, otherwise the raw text. */
  onChange: (value: string) => void;
  /** How to read a two-digit year: `past` for a birthday, `future` for a date in this century, such as a contract's end. */
  era?: Era | undefined;
}

/** A date typed as DD/MM/YYYY: faster and more exact for a birthday than a calendar, and the same on every device. */
export function DateField({ value, onChange, onBlur, onKeyDown, era = "past", ...rest }: DateFieldProps) {
  const shown = typedFromValue(value);
  function emit(text: string) {
    onChange(isoFromTyped(text) ?? text);
  }
  /** Runs when input ends: the fan leaves the field, or submits with Enter. */
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
