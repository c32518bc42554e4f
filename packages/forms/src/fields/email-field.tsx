import { emailMeant } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button, TextField, type TextFieldProps } from "@tribun/ui-kit";
import { useState } from "react";
import styles from "../texts/forms.module.css";
import { useAfterPress } from "../form/use-after-press.ts";

/**
 * An e-mail field. After the fan leaves it, the field offers a correction if the address looks like a typo of a large provider's domain.
 */
export function EmailField({ onChange, onBlur, ...rest }: Omit<TextFieldProps, "type" | "inputMode">) {
  const t = useText("forms");
  const [left, setLeft] = useState(false);
  const afterPress = useAfterPress();
  const meant = left ? emailMeant(rest.value) : undefined;
  return (
    <div>
      <TextField
        autoComplete="email"
        required
        {...rest}
        type="email"
        inputMode="email"
        onChange={(typed) => {
          setLeft(false);
          onChange(typed);
        }}
        onBlur={(event) => {
          afterPress(() => setLeft(true));
          onBlur?.(event);
        }}
      />
      <div role="status" className={styles["meant"]}>
        {meant !== undefined && (
          <>
            <span>{t("emailMeant.question", { email: meant })}</span>
            <Button
              variant="quiet"
              onClick={() => {
                onChange(meant);
                document.getElementById(rest.id ?? rest.name)?.focus();
              }}
            >
              {t("emailMeant.take")}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
