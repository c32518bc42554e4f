import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import type { PricedOrder } from "@tribun/domain";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { Button, buttonClass, NEW_TAB, Notice, Spinner } from "@tribun/ui-kit";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../../shared/lazy-part.ts";
import styles from "../approval.module.css";
import type { SummarySheetProps } from "./summary-sheet.tsx";

const SummarySheet = lazyPart(() => import("./summary-sheet.tsx").then((module) => module.SummarySheet), DocumentLink);

/** Replaces a sheet that fails to load: the document itself stays one press away. */
function DocumentLink({ pdfUrl, onReceive }: Pick<SummarySheetProps, "pdfUrl" | "onReceive">) {
  const t = useText("approval");
  return (
    <a className={buttonClass({ variant: "quiet" })} href={pdfUrl} {...NEW_TAB} onClick={onReceive}>
      {t("summary.open")}
    </a>
  );
}

type SummaryDocumentProps = {
  readonly tariff: Tariff;
  readonly bill: PricedOrder | OrderPayment;
  readonly pdfUrl: string | undefined;
  /** The sheet with the key figures is open. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The document has arrived in this browser. */
  readonly opened: boolean;
  /** The document was requested but did not arrive. */
  readonly lost: boolean;
  /** The payment of an earlier summary that the fan had opened before the order or a price changed. */
  readonly before: OrderPayment | undefined;
  /** The payment of this summary. */
  readonly payment: OrderPayment | undefined;
  readonly error: string | undefined;
  /** Called when the fan reads the key figures, opens or downloads the document. */
  readonly onReceive: () => void;
  readonly onRetry: () => void;
};

/**
 * The contract summary of exactly this order, which the fan has to see before ordering and can keep (L01, § 54 TKG): its key figures in a
 * sheet, and the document itself. If it replaces one that was seen, it shows each changed price with its old value, whether it rose or fell.
 */
export function SummaryDocument({
  tariff,
  bill,
  pdfUrl,
  open,
  onOpen,
  opened,
  lost,
  before,
  payment,
  error,
  onReceive,
  onRetry,
}: SummaryDocumentProps) {
  const t = useText("approval");
  const format = useFormat();
  const [wanted, setWanted] = useState(false);
  // Stays once opened, so that it closes with its animation.
  if (open && !wanted) setWanted(true);
  const gone = open && pdfUrl === undefined;
  useEffect(() => {
    // A changed order makes a new document, which the fan opens anew.
    if (gone) onOpen(false);
  }, [gone, onOpen]);
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
        <>
          <Button variant={opened ? "quiet" : "action"} onClick={() => onOpen(true)}>
            {t("summary.look")}
          </Button>
          {wanted && (
            <Suspense>
              <SummarySheet tariff={tariff} bill={bill} pdfUrl={pdfUrl} open={open} onClose={() => onOpen(false)} onReceive={onReceive} />
            </Suspense>
          )}
        </>
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
