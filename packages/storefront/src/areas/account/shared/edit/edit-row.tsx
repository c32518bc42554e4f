import { useText } from "@tribun/i18n";
import { Button, Notice, Skeleton } from "@tribun/ui-kit";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useForget, useHasKept } from "../../../../features/kept-forms/kept-forms.ts";
import styles from "./account.module.css";
import { RowName } from "../../../../features/kept-forms/row-name.ts";

/** Ends a change: with the words of its receipt, or without where nothing was changed. */
export type Close = (receipt?: string) => void;

type EditRowProps = {
  readonly label: string;
  /** Id of what it belongs to where there are several, as of lines: what was typed for one never opens at another. */
  readonly of?: string;
  readonly value?: ReactNode;
  readonly hint?: ReactNode;
  /** The button's words instead of "change"; a row without a value is that button alone. */
  readonly action?: string;
  /** The form; one that few open may come with the press. */
  readonly children: (close: Close) => ReactNode;
};

/**
 * One thing of the account: what it is now, and a form that opens in its place. Saved, the receipt stands here and has the focus;
 * left without saving, the button has it again. It opens by itself where its fan had to sign in again in the middle of it.
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
    // Taken by the operator or given up: told here, as how a save stands does not tell a refusal from what was taken.
    forget();
    // One that had opened by itself gives the focus on too, but whoever is somewhere else by then stays there.
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

/** Holds the place of a form whose code is on its way. */
function Coming() {
  const t = useText("account");
  return <Skeleton height="160px" shape="card" label={t("loading")} />;
}
