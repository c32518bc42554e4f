import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

/** A phone number as people type it; the form's rule handles spaces, brackets and +49. */
export function PhoneField(props: Omit<TextFieldProps, "type" | "inputMode">) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" />;
}
