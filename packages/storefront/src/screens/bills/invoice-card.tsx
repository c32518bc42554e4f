import type { Invoice } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Button, Details, DownloadIcon, FactsList, Panel, Pill } from "@tribun/ui-kit";
import { ApiErrorNotice } from "../../shell/api-error-view.tsx";
import styles from "./bills.module.css";
import { DisputeForm } from "./dispute-form.tsx";
import { useInvoiceActions } from "./use-invoice-actions.ts";

const HEADINGS = { period: "bills.number", receipt: "bills.receipt", credit: "bills.credit" } as const;
const LATE = ["returned", "overdue", "reminder1", "reminder2", "blockThreatened", "blocked"];

/** One invoice: what it is for, where it stands, and what can be done about it. */
export function InvoiceCard({ invoice }: { readonly invoice: Invoice }) {
  const t = useText("dashboard");
  const format = useFormat();
  const { busy, failure, pay, load, dispute } = useInvoiceActions(invoice);
  const tone = invoice.paid ? "ok" : LATE.includes(invoice.status) ? "bad" : "info";
  const diff = invoice.diffToPrevious?.amount ?? 0;
  return (
    <Panel
      title={t(HEADINGS[invoice.kind], { number: invoice.number })}
      headingLevel={2}
      aside={<Pill tone={tone}>{t(`bills.status.${invoice.status}`)}</Pill>}
    >
      <FactsList
        rows={[
          [
            t("bills.period"),
            t("bills.periodRange", { from: format.shortDate(invoice.period.from), to: format.shortDate(invoice.period.to) }),
          ],
          [t(invoice.paidDate === undefined ? "bills.due" : "bills.paidOn"), format.shortDate(invoice.paidDate ?? invoice.dueDate)],
          [
            t("bills.total"),
            <span key="total" className={styles["total"]}>
              {format.money(invoice.total)}
            </span>,
          ],
        ]}
      />
      {diff !== 0 && (
        <p className={styles["soft"]}>
          {t(diff > 0 ? "bills.more" : "bills.less", { amount: format.money({ amount: Math.abs(diff), currency: "EUR" }) })}
        </p>
      )}
      <Details className={styles["items"]}>
        <summary>{t("bills.items")}</summary>
        <FactsList rows={invoice.items.map(({ label, gross }) => [label, format.money(gross)])} />
      </Details>
      {failure !== undefined && <ApiErrorNotice error={failure} />}
      <div className={styles["actions"]} data-screen-only>
        {invoice.payable && (
          <Button busy={busy === "pay"} busyLabel={t("bills.busy")} onClick={() => void pay()}>
            {t("bills.pay")}
          </Button>
        )}
        <Button variant="quiet" busy={busy === "pdf"} busyLabel={t("bills.busy")} onClick={() => void load("pdf")}>
          <DownloadIcon size={20} aria-hidden="true" />
          {t("bills.pdf")}
        </Button>
        {invoice.hasXml && (
          <Button variant="quiet" busy={busy === "xml"} busyLabel={t("bills.busy")} onClick={() => void load("xml")}>
            {t("bills.xml")}
          </Button>
        )}
      </div>
      {invoice.dispute && (
        <p className={styles["soft"]}>
          {t("bills.dispute.done", { date: format.shortDate(invoice.dispute.at), reason: invoice.dispute.reason })}
        </p>
      )}
      {invoice.disputeUntil !== undefined && (
        <DisputeForm
          id={invoice.id}
          until={invoice.disputeUntil}
          paid={invoice.paid}
          busy={busy === "dispute"}
          onSend={(reason) => void dispute(reason)}
        />
      )}
    </Panel>
  );
}
