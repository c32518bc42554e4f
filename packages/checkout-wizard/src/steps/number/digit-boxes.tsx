import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import styles from "./number.module.css";

type DigitBoxesProps = { readonly digits: readonly string[]; readonly onChange: (digits: readonly string[]) => void };

/** Pattern search, one digit to a box. Typing moves on, backspace moves back, pasted digits spread over the boxes. */
export function DigitBoxes({ digits, onChange }: DigitBoxesProps) {
  const t = useText("order");
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  const type = (at: number, text: string) => {
    const digit = text.replace(/\D/g, "").slice(-1);
    onChange(digits.with(at, digit));
    if (digit !== "") boxes.current[at + 1]?.focus();
  };
  const paste = (at: number, event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text").replace(/\D/g, "");
    if (pasted === "") return;
    event.preventDefault();
    onChange(digits.map((digit, index) => pasted[index - at] ?? digit));
    boxes.current[Math.min(at + pasted.length, digits.length - 1)]?.focus();
  };
  const back = (at: number, event: KeyboardEvent) => {
    if (event.key === "Backspace" && digits[at] === "") boxes.current[at - 1]?.focus();
  };

  return (
    <fieldset className={styles["digits"]}>
      <legend>{t("number.digits.legend")}</legend>
      <p id="digits-hint" className={styles["hint"]}>
        {t("number.digits.hint")}
      </p>
      <div className={styles["boxes"]}>
        {digits.map((digit, at) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            key={at}
            ref={(box) => {
              boxes.current[at] = box;
            }}
            aria-label={t("number.digits.box", { at: at + 1 })}
            aria-describedby="digits-hint"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={digit}
            onChange={(event) => type(at, event.target.value)}
            onPaste={(event) => paste(at, event)}
            onKeyDown={(event) => back(at, event)}
          />
        ))}
        {digits.some((digit) => digit !== "") && (
          <Button variant="quiet" onClick={() => onChange(digits.map(() => ""))}>
            {t("number.digits.clear")}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
