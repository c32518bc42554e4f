import type { OrderPayment } from "@tribun/api-client/contract";
import { euro, germanDay, type Money, monthOf, nextMonth, type PricedOrder, shareOfMonth, vatOf } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import styles from "./approval.module.css";
import { feeRows } from "../../summary/order-summary.tsx";
import { Block } from "../../shared/block.tsx";
import { useCircumstances } from "../../shared/use-circumstances.ts";

/** One-off costs fee by fee, monthly cost, the VAT in them, and the reason for the identity charge of one cent. */
export function Costs({ bill }: { readonly bill: PricedOrder | OrderPayment }) {
  const t = useText("approval");
  const order = useText("order");
  const ticket = useText("ticket");
  const format = useFormat();
  const { draft } = useOrderDraft();
  const { at } = useCircumstances();
  const ported = draft.numberType === "port";
  const net = (gross: Money, vat: Money) => format.money(euro(gross.amount - vat.amount));
  const later = bill.openingFeeAfterSwitch;
  return (
    <Block title={t("costs.title")}>
      <dl className={styles["costs"]}>
        {feeRows(bill, ticket, format)
          .filter(({ label }) => label !== ticket("openingLater"))
          .map(({ label, value }) => (
            <div key={label} className={styles["fee"]}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        <div>
          <dt>{t("costs.once")}</dt>
          <dd>{format.money(bill.dueNow)}</dd>
        </div>
        <div>
          <dt>{t(ported ? "costs.monthlyLater" : "costs.monthly")}</dt>
          <dd>{format.money(bill.monthly)}</dd>
        </div>
      </dl>
      <FirstBill bill={bill} />
      {ported && <p className={styles["soft"]}>{later ? t("costs.later", { price: format.money(later) }) : t("costs.laterFree")}</p>}
      <p className={styles["soft"]}>{order("identityCharge", { price: format.money(bill.identityCharge) })}</p>
      <p className={styles["soft"]}>{t("costs.vat", { vat: format.money(bill.vat) })}</p>
      {at.business && (
        <p className={styles["soft"]}>
          {t("costs.net", { once: net(bill.dueNow, bill.vat), monthly: net(bill.monthly, vatOf(bill.monthly)) })}
        </p>
      )}
    </Block>
  );
}

/**
 * The first bill of an eSIM that starts today: the days left of this month, less the identity charge. The start of a posted card or of a
 * ported number is not known yet.
 */
function FirstBill({ bill }: { readonly bill: PricedOrder | OrderPayment }) {
  const t = useText("approval");
  const format = useFormat();
  const { draft } = useOrderDraft();
  const { at } = useCircumstances();
  if (draft.numberType !== "new" || draft.simType !== "esim") return null;
  const today = germanDay(at.now);
  const days = { from: today, to: monthOf(today).to };
  const price = euro(Math.max(0, shareOfMonth(bill.monthly.amount, days) - bill.identityCharge.amount));
  return (
    <p>
      {t("costs.first", {
        day: format.date(nextMonth(today).from),
        price: format.money(price),
        from: format.date(days.from),
        to: format.date(days.to),
      })}
    </p>
  );
}
