import { useText } from "@tribun/i18n";
import { Button, buttonClass, Notice, Spinner } from "@tribun/ui-kit";
import styles from "./approval.module.css";

type SummaryDocumentProps = {
  readonly pdfUrl: string | undefined;
  /** It has arrived in this browser. */
  readonly opened: boolean;
  /** It was asked for and did not arrive. */
  readonly lost: boolean;
  /** The order changed after the fan had opened an earlier summary. */
  readonly renewed: boolean;
  readonly error: string | undefined;
  /** The fan opens or downloads it. */
  readonly onReceive: () => void;
  readonly onRetry: () => void;
};

/** The contract summary of exactly this order: to be opened before ordering, and kept (L01, § 54 TKG). */
export function SummaryDocument({ pdfUrl, opened, lost, renewed, error, onReceive, onRetry }: SummaryDocumentProps) {
  const t = useText("order");
  if (error !== undefined) {
    return (
      <section className={styles["document"]} id="contractSummary" tabIndex={-1} aria-label={t("approval.summary.title")}>
        <Notice
          tone="bad"
          announce
          title={error}
          action={
            <Button variant="quiet" onClick={onRetry}>
              {t("approval.summary.retry")}
            </Button>
          }
        />
      </section>
    );
  }
  return (
    <section className={styles["document"]} id="contractSummary" tabIndex={-1} aria-label={t("approval.summary.title")}>
      <div className={styles["documentText"]}>
        <b>{t("approval.summary.title")}</b>
        <span className={lost ? styles["error"] : styles["soft"]} role="status">
          {pdfUrl === undefined ? (
            <>
              <Spinner /> {t("approval.summary.making")}
            </>
          ) : lost ? (
            t("approval.summary.lost")
          ) : opened ? (
            t("approval.summary.opened")
          ) : renewed ? (
            t("approval.summary.renewed")
          ) : (
            t("approval.summary.text")
          )}
        </span>
      </div>
      {pdfUrl !== undefined && (
        <div className={styles["row"]}>
          <a
            className={buttonClass({ variant: opened ? "quiet" : "action" })}
            href={pdfUrl}
            target="_blank"
            rel="noopener"
            onClick={onReceive}
            onAuxClick={(event) => event.button === 1 && onReceive()}
          >
            {t("approval.summary.open")}
          </a>
          <a className={buttonClass({ variant: "quiet" })} href={pdfUrl} download onClick={onReceive}>
            {t("approval.summary.download")}
          </a>
        </div>
      )}
    </section>
  );
}
