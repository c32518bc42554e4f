import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import styles from "./number.module.css";

type DigitBoxesProps = { readonly digits: readonly string[]; readonly onChange: (digits: readonly string[]) => void };

/** Pattern search, one digit per box. Typing moves on, Backspace moves back, pasted digits spread over the boxes. */
export function DigitBoxes({ digits, onChange }: DigitBoxesProps) {
  const t = useText("order");
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  const [left, setLeft] = useState("");

  const put = (next: readonly string[], over = "") => {
    setLeft(over);
    onChange(next);
  };
  const spread = (at: number, given: string) => {
    put(
      digits.map((digit, index) => given[index - at] ?? digit),
      given.slice(digits.length - at),
    );
    boxes.current[Math.min(at + given.length, digits.length - 1)]?.focus();
  };
  const type = (at: number, text: string) => {
    const typed = text.replace(/\D/g, "");
    // Some keyboards paste without a paste event. A second digit in a box replaces the first.
    if (typed.length > 2) return spread(at, typed);
    const digit = typed.slice(-1);
    put(digits.with(at, digit));
    if (digit !== "") boxes.current[at + 1]?.focus();
  };
  const paste = (at: number, event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text").replace(/\D/g, "");
    if (pasted === "") return;
    event.preventDefault();
    spread(at, pasted);
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
            // oxlint-disable-next-line react/no-array-index-key -- a box is identified by its position
            key={at}
            ref={(box) => {
              boxes.current[at] = box;
            }}
            aria-label={t("number.digits.box", { at: at + 1 })}
            aria-describedby="digits-hint"
            inputMode="numeric"
            autoComplete="off"
            value={digit}
            onChange={(event) => type(at, event.target.value)}
            onPaste={(event) => paste(at, event)}
            onKeyDown={(event) => back(at, event)}
          />
        ))}
        {digits.some((digit) => digit !== "") && (
          <Button variant="quiet" onClick={() => put(digits.map(() => ""))}>
            {t("number.digits.clear")}
          </Button>
        )}
      </div>
      <p role="status" className={styles["hint"]}>
        {left !== "" && t("number.digits.over", { boxes: digits.length, digits: left })}
      </p>
    </fieldset>
  );
}
