import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

/** A telephone number, typed the way people write it; spaces, brackets and +49 are left to the rule that reads it. */
export function PhoneField(props: Omit<TextFieldProps, "type" | "inputMode">) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" />;
}
