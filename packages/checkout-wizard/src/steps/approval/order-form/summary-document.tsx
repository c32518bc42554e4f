import type { OrderPayment } from "@tribun/api-client/contract";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { Button, buttonClass, Notice, Spinner, NEW_TAB } from "@tribun/ui-kit";
import styles from "../approval.module.css";

type SummaryDocumentProps = {
  readonly pdfUrl: string | undefined;
  /** The document has arrived in this browser. */
  readonly opened: boolean;
  /** The document was requested but did not arrive. */
  readonly lost: boolean;
  /** The payment of an earlier summary that the fan had opened before the order or a price changed. */
  readonly before: OrderPayment | undefined;
  /** The payment of this summary. */
  readonly payment: OrderPayment | undefined;
  readonly error: string | undefined;
  /** Called when the fan opens or downloads the document. */
  readonly onReceive: () => void;
  readonly onRetry: () => void;
};

/**
 * The contract summary of exactly this order, which the fan has to open before ordering and can keep (L01, § 54 TKG). If it replaces one
 * that was opened, it shows each changed price with its old value, whether it rose or fell.
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

/** The changed amounts due today and monthly, as "was, now". */
function priceChanges(before: OrderPayment, now: OrderPayment | undefined, t: Text<"approval">, format: Formats): readonly string[] {
  return (["dueNow", "monthly"] as const).flatMap((sum) =>
    now === undefined || before[sum].amount === now[sum].amount
      ? []
      : [t(`summary.was.${sum}`, { before: format.money(before[sum]), now: format.money(now[sum]) })],
  );
}
