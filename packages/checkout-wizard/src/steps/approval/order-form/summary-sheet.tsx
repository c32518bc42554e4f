import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import type { PricedOrder } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, FactsList, NEW_TAB } from "@tribun/ui-kit";
import { Sheet } from "@tribun/ui-kit/sheet";
import { useEffect } from "react";
import styles from "../approval.module.css";

export type SummarySheetProps = {
  readonly tariff: Tariff;
  readonly bill: PricedOrder | OrderPayment;
  readonly pdfUrl: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when the figures are on screen, so that the document is fetched. */
  readonly onReceive: () => void;
};

/** The key figures of the contract summary (§ 54(3) TKG): service, speed, price, term and its end; and the whole document. */
export function SummarySheet({ tariff, bill, pdfUrl, open, onClose, onReceive }: SummarySheetProps) {
  const t = useText("approval");
  const order = useText("order");
  const ticket = useText("ticket");
  const format = useFormat();
  useEffect(() => {
    if (open) onReceive();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening and document; the callback changes with every render
  }, [open, pdfUrl]);
  const minutes =
    tariff.minutesDe < 0 ? order("tariff.facts.flatDe") : order("tariff.facts.minutesDe", { minutes: format.number(tariff.minutesDe) });
  const rows = [
    [
      t("sheet.service"),
      [
        `${tariff.name}, ${format.gb(tariff.dataGb)}`,
        minutes,
        ...(tariff.minutesTr > 0 ? [order("tariff.facts.minutesTr", { minutes: format.number(tariff.minutesTr) })] : []),
      ].join("; "),
    ],
    [t("sheet.speed"), order("tariff.facts.speed", { down: format.number(tariff.maxDownMbps), slow: format.number(tariff.throttleKbps) })],
    [t("sheet.price"), t("sheet.priceValue", { monthly: format.money(bill.monthly), once: format.money(bill.dueNow) })],
    [t("sheet.term"), tariff.commitmentMonths > 1 ? t("lastTerm", { count: tariff.commitmentMonths }) : t("lastTermMonthly")],
    [t("sheet.end"), t(tariff.commitmentMonths > 1 ? "sheet.endAfterTerm" : "sheet.endMonthly")],
  ] as const;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("sheet.title")}
      closeLabel={ticket("close")}
      actions={
        <div className={styles["row"]}>
          <a className={buttonClass({ variant: "quiet" })} href={pdfUrl} {...NEW_TAB}>
            {t("summary.open")}
          </a>
          <a className={buttonClass({ variant: "quiet" })} href={pdfUrl} download>
            {t("summary.download")}
          </a>
        </div>
      }
    >
      <FactsList rows={rows} />
      <p className={styles["soft"]}>{t("sheet.note")}</p>
    </Sheet>
  );
}
