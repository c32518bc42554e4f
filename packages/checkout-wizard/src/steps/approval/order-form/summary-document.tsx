import type { OrderPayment } from "@tribun/api-client/contract";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { Button, buttonClass, Notice, Spinner, NEW_TAB } from "@tribun/ui-kit";
import styles from "../approval.module.css";

type SummaryDocumentProps = {
  readonly pdfUrl: string | undefined;
  /** It has arrived in this browser. */
  readonly opened: boolean;
  /** It was asked for and did not arrive. */
  readonly lost: boolean;
  /** What an earlier summary asked for, which the fan had opened before the order or a price changed. */
  readonly before: OrderPayment | undefined;
  /** What this one asks for. */
  readonly payment: OrderPayment | undefined;
  readonly error: string | undefined;
  /** The fan opens or downloads it. */
  readonly onReceive: () => void;
  readonly onRetry: () => void;
};

/**
 * The contract summary of exactly this order: to be opened before ordering, and kept (L01, § 54 TKG). Where another took the place of one
 * that was opened, it names each price of before beside that of now, whether it rose or fell.
 */
export function SummaryDocument({ pdfUrl, opened, lost, before, payment, error, onReceive, onRetry }: SummaryDocumentProps) {
  const t = useText("approval");
  const format = useFormat();
  if (error !== undefined) {
    return (
      <section className={styles["document"]} id="contractSummary" tabIndex={-1} aria-label={t("summary.title")}>
        <Notice
          tone="bad"
          announce
          title={error}
          action={
            <Button variant="quiet" onClick={onRetry}>
              {t("summary.retry")}
            </Button>
          }
        />
      </section>
    );
  }
  return (
    <section className={styles["document"]} id="contractSummary" tabIndex={-1} aria-label={t("summary.title")}>
      <div className={styles["documentText"]}>
        <b>{t("summary.title")}</b>
        <span className={lost ? styles["error"] : styles["soft"]} role="status">
          {pdfUrl === undefined ? (
            <>
              <Spinner /> {t("summary.making")}
            </>
          ) : lost ? (
            t("summary.lost")
          ) : opened ? (
            t("summary.opened")
          ) : before ? (
            [t("summary.renewed"), ...priceChanges(before, payment, t, format)].join(" ")
          ) : (
            t("summary.text")
          )}
        </span>
      </div>
      {pdfUrl !== undefined && (
        <div className={styles["row"]}>
          <a
            className={buttonClass({ variant: opened ? "quiet" : "action" })}
            href={pdfUrl}
            {...NEW_TAB}
            onClick={onReceive}
            onAuxClick={(event) => event.button === 1 && onReceive()}
          >
            {t("summary.open")}
          </a>
          <a className={buttonClass({ variant: "quiet" })} href={pdfUrl} download onClick={onReceive}>
            {t("summary.download")}
          </a>
        </div>
      )}
    </section>
  );
}

/** What is due today and each month, where it is not what it was: "was, now". */
function priceChanges(before: OrderPayment, now: OrderPayment | undefined, t: Text<"approval">, format: Formats): readonly string[] {
  return (["dueNow", "monthly"] as const).flatMap((sum) =>
    now === undefined || before[sum].amount === now[sum].amount
      ? []
      : [t(`summary.was.${sum}`, { before: format.money(before[sum]), now: format.money(now[sum]) })],
  );
}
