import { useText } from "@tribun/i18n";
import { Button, Notice, Skeleton } from "@tribun/ui-kit";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useForget, useHasKept, RowName } from "../../../../features/kept-forms/kept-forms.ts";
import styles from "./account.module.css";

/** Ends a change: with the text of its receipt, or without one if nothing changed. */
export type Close = (receipt?: string) => void;

type EditRowProps = {
  readonly label: string;
  /** Id of the owner if there are several, for example a line, so that values typed for one never open at another. */
  readonly of?: string;
  readonly value?: ReactNode;
  readonly hint?: ReactNode;
  /** Label of the button in place of "change"; a row without a value is only a button. */
  readonly action?: string;
  /** The form; it may load lazily. */
  readonly children: (close: Close) => ReactNode;
};

/**
 * One row of the account: the current value, and a form that opens in its place. After a save, the receipt appears here with the focus;
 * after a cancel, the button has the focus again. Opens by itself if the fan had to sign in again during the change.
 */
export function EditRow({ label, of = "", value, hint, action, children }: EditRowProps) {
  const t = useText("account");
  const name = `${label}, ${action ?? ""}, ${of}`;
  const forget = useForget(name);
  const [open, setOpen] = useState(useHasKept(name));
  const [receipt, setReceipt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (open || !pressed.current) return;
    (receipt === undefined ? button.current : said.current)?.focus();
  }, [open, receipt]);
  const close: Close = (words) => {
    // The change is saved or cancelled, so delete the kept values. Only `close` knows this, because a form's state does not distinguish a
    // refusal from a success.
    forget();
    // Also move the focus for a row that opened by itself, unless the fan has moved it elsewhere.
    const { activeElement, body } = document;
    pressed.current = activeElement === body || row.current?.contains(activeElement) === true;
    setReceipt(words);
    setOpen(false);
  };
  const begin = () => {
    pressed.current = true;
    setReceipt(undefined);
    setOpen(true);
  };
  return (
    <div ref={row} className={styles["row"]} data-open={open || undefined}>
      <div className={styles["line"]}>
        <div className={styles["what"]}>
          <span className={styles[value === undefined ? "value" : "label"]}>{label}</span>
          {value !== undefined && <span className={styles["value"]}>{value}</span>}
          {hint !== undefined && <span className={styles["soft"]}>{hint}</span>}
        </div>
        {!open && (
          <Button
            ref={button}
            variant="quiet"
            aria-label={action === undefined ? t("changeOf", { what: label }) : undefined}
            onClick={begin}
          >
            {action ?? t("change")}
          </Button>
        )}
      </div>
      {receipt !== undefined && !open && (
        <div ref={said} tabIndex={-1}>
          <Notice tone="ok" announce>
            {receipt}
          </Notice>
        </div>
      )}
      {open && (
        <RowName value={name}>
          <Suspense fallback={<Coming />}>{children(close)}</Suspense>
        </RowName>
      )}
    </div>
  );
}

/** Placeholder of a form whose code is loading. */
function Coming() {
  const t = useText("account");
  return <Skeleton height="160px" shape="card" label={t("loading")} />;
}
