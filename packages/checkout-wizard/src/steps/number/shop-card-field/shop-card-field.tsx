import { isIccid } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { useRuleText } from "@tribun/i18n/problem-text";
import { Button, Notice, TextField } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useFailureText } from "@tribun/forms";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { typeCard } from "../../../machine/sim-choice.ts";
import { canScan, CardScanner } from "./card-scanner.tsx";
import styles from "./shop-card.module.css";
import { useCardCheck } from "./use-card-check.ts";

/**
 * The number of a shop card: typed, or read by the camera if the browser can, which is used only after a press. The check digit is checked
 * first; every refusal is explained at the field (1110 with its reasons, a card in use, an eSIM).
 */
export function ShopCardField({ error }: { readonly error: string | undefined }) {
  const t = useText("order");
  const ruleText = useRuleText();
  const failureText = useFailureText();
  const { draft, change } = useOrderDraft();
  const { busy, refusal, failure, refused, check, forget } = useCardCheck();
  const [scanning, setScanning] = useState(false);
  const [left, setLeft] = useState(false);
  const [asked, setAsked] = useState(false);
  const camera = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  // The camera's buttons disappear when pressed or when a card was read, so keep the focus at the camera button.
  useEffect(() => {
    if (!scanning && pressed.current && document.activeElement === document.body) camera.current?.focus();
  }, [scanning]);
  const { typed = "", checked } = draft.shopCard ?? {};
  const put = (text: string) => {
    forget();
    change((current) => ({ ...current, shopCard: typeCard(current.shopCard, text) }));
  };
  const wrong = left && typed.trim() !== "" && !isIccid(typed);
  const missing = asked && typed.trim() === "" ? ruleText("iccid.required") : error;
  const said = wrong
    ? t("number.shop.wrong")
    : refusal !== undefined
      ? t(`number.shop.${refusal}`)
      : refused
        ? failureText(failure)
        : checked === undefined
          ? missing
          : undefined;
  return (
    <div className={styles["card"]}>
      <TextField
        label={t("number.shop.label")}
        hint={t("number.shop.hint")}
        name="iccid"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={put}
        onBlur={() => setLeft(true)}
        error={said}
      />
      <div className={styles["row"]}>
        <Button
          variant="quiet"
          busy={busy}
          busyLabel={t("number.shop.checking")}
          onClick={() => {
            setLeft(true);
            setAsked(true);
            void check(typed);
          }}
        >
          {t("number.shop.check")}
        </Button>
        {canScan() && !scanning && (
          <Button
            ref={camera}
            variant="quiet"
            onClick={() => {
              pressed.current = true;
              setScanning(true);
            }}
          >
            {t("number.shop.scan")}
          </Button>
        )}
      </div>
      {scanning && (
        <CardScanner
          onFound={(iccid) => {
            setScanning(false);
            put(iccid);
            void check(iccid);
          }}
          onEnd={() => setScanning(false)}
        />
      )}
      <div aria-live="polite">
        {checked !== undefined && <Notice tone="ok">{t("number.shop.ok")}</Notice>}
        {failure !== undefined && !refused && <Notice tone="bad">{failureText(failure)}</Notice>}
      </div>
    </div>
  );
}
