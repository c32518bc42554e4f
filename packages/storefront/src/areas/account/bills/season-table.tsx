import type { Invoice } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, CheckIcon, Pill } from "@tribun/ui-kit";
import { SeasonTable as Table, type SeasonRow } from "@tribun/ui-kit/season-table";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { type BillsAddress, billsHref } from "../shared/bills-href.ts";
import { toneOf } from "../shared/states.ts";

type SeasonTableProps = {
  readonly rows: readonly Invoice[];
  readonly year: number;
  readonly address: BillsAddress;
  /** Id of the invoice with open details. */
  readonly chosen: string | undefined;
};

/**
 * The year's invoices as a season table: month, reason for the difference, amount, due and paid day. A row that needs an action has a
 * button instead of a result.
 */
export function SeasonTable({ rows, year, address, chosen }: SeasonTableProps) {
  const t = useText("bills");
  const rowOf = useRow(address, chosen);
  return (
    <Table
      caption={t("table.caption", { year })}
      columns={{ month: t("table.month"), change: t("table.change"), amount: t("table.amount"), result: t("table.result") }}
      rows={rows.map(rowOf)}
    />
  );
}

/** Returns a function that turns an invoice into a table row. */
function useRow(address: BillsAddress, chosenId: string | undefined): (invoice: Invoice) => SeasonRow {
  const t = useText("bills");
  const format = useFormat();
  return (invoice) => {
    const { id, kind, period, total, dueDate, paidDate, payable, status, number } = invoice;
    const month = format.month(period.from);
    const amount = format.money(total);
    const chosen = id === chosenId;
    return {
      id,
      day: Number(period.from.slice(5, 7)),
      month: (
        <AppLink href={billsHref({ ...address, bill: id }, "bill")} aria-current={chosen ? "true" : undefined}>
          {month}
        </AppLink>
      ),
      note: (
        <>
          {kind !== "period" && `${t(`row.${kind}`)} `}
          {kind === "period" ? t("row.due", { date: format.shortDate(dueDate) }) : number}
        </>
      ),
      change: kind === "period" && <Change invoice={invoice} />,
      amount,
      result: (!payable || status !== "issued") && (
        <Pill tone={toneOf(invoice)}>
          {invoice.paid && <CheckIcon size={14} strokeWidth={3} aria-hidden="true" />} {t(`status.${status}`)}
        </Pill>
      ),
      resultNote: paidDate === undefined ? undefined : t("row.paidOn", { date: format.shortDate(paidDate) }),
      action: payable && (
        <AppLink
          href={billsHref({ ...address, bill: id }, "pay")}
          className={buttonClass()}
          aria-label={t("row.payLabel", { month, amount })}
        >
          {t("row.pay")}
        </AppLink>
      ),
      open: payable,
      chosen,
    };
  };
}

/** The difference to the month before, with its largest reason. */
function Change({ invoice: { diffToPrevious, changes } }: { readonly invoice: Invoice }) {
  const t = useText("bills");
  const { money } = useFormat();
  if (diffToPrevious === undefined) return t("row.first");
  if (diffToPrevious.amount === 0) return t("row.same");
  const change = t(diffToPrevious.amount > 0 ? "row.more" : "row.less", { amount: money(euro(Math.abs(diffToPrevious.amount))) });
  const [largest, ...others] = changes ?? [];
  if (largest === undefined) return change;
  // Only the name; the details show number and days of a base fee.
  const what = largest.label.split(", ")[0] ?? largest.label;
  return t(others.length === 0 ? "row.why" : "row.whyMore", { change, what, count: others.length });
}
