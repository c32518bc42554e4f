import { useText } from "@tribun/i18n";
import { PasswordField } from "@tribun/ui-kit";
import type { ComponentProps } from "react";

type CurrentPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, "label" | "showLabel" | "hideLabel"> & {
  /** What it is called where another thing than a change is proven by it. */
  readonly label?: string;
};

/** The password that a fan has now, which proves that whoever has the session open is its owner. */
export function CurrentPasswordField({ label, ...field }: CurrentPasswordFieldProps) {
  const t = useText("account");
  const auth = useText("auth");
  return (
    <PasswordField
      {...field}
      label={label ?? t("access.current")}
      showLabel={auth("password.show")}
      hideLabel={auth("password.hide")}
      required
    />
  );
}
