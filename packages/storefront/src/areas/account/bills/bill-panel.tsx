import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import type { Invoice } from "@tribun/api-client/contract";
import { euro, supportHref, unbroken } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Button, buttonClass, DownloadIcon, type Fact, FactsList, Panel, Pill, Skeleton, textLinkClass } from "@tribun/ui-kit";
import { Suspense, useEffect, useRef } from "react";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { useFirstRows } from "../../../shell/account/first-rows.tsx";
import { type BillsAddress, billsHref } from "../shared/bills-href.ts";
import { restOf, toneOf } from "../shared/states.ts";
import { BillReasons } from "./bill-reasons.tsx";
import { BillStory } from "./bill-story.tsx";
import styles from "./bills.module.css";
import { invoiceQuery } from "./queries.ts";
import { ShareNote } from "./share-note.tsx";
import { FILES, type InvoiceFile, useInvoiceActions } from "./use-invoice-actions.ts";
import { lazyPart } from "../../../platform/lazy/lazy-part.tsx";

/** Loaded lazily, because only an unpaid invoice needs it. */
const PayForm = lazyPart(() => import("./pay-form.tsx").then((module) => module.PayForm));

/** Loaded lazily, because fans rarely ask for an itemised bill. */
const Itemised = lazyPart(() => import("./itemised.tsx").then((module) => module.Itemised));

/** Loaded lazily, together with the code that keeps an objection during a new login. */
const DisputeForm = lazyPart(() => import("./dispute-form.tsx").then((module) => module.DisputeForm));

type BillPanelProps = {
  readonly id: string;
  /** The invoices of the list, used until the details load and for the month before. */
  readonly list: readonly Invoice[];
  readonly address: BillsAddress;
};

/** Details of one invoice. Takes the focus if the address names it, because on a phone it stands below the table. */
export function BillPanel({ id, list, address }: BillPanelProps) {
  const t = useText("bills");
  const { data, error, isPending, refetch } = useQuery(
    invoiceQuery(
      useApiScope(),
      id,
      list.find((known) => known.id === id),
    ),
  );
  const place = useRef<HTMLDivElement>(null);
  const part = useLocation({ select: ({ hash }) => hash });
  const asked = address.bill === id && part === "bill";
  useEffect(() => {
    if (asked) place.current?.focus();
  }, [asked]);
  return (
    <div id="bill" ref={place} tabIndex={-1} className={styles["detail"]}>
      {isPending && <Skeleton height="480px" shape="card" label={t("detail.loading")} />}
      {error && !data && (
        <>
          <ApiErrorNotice error={error} onRetry={() => void refetch()} />
          <AppLink href={billsHref({ season: address.season })} className={buttonClass({ variant: "quiet" })}>
            {t("detail.back")}
          </AppLink>
        </>
      )}
      {data && <Bill invoice={data} />}
    </div>
  );
}

function Bill({ invoice }: { readonly invoice: Invoice }) {
  const t = useText("bills");
  const format = useFormat();
  const { standing, load, itemise, dispute } = useInvoiceActions(invoice);
  const isBusy = (file: InvoiceFile) => standing(file).busy;
  const { id, number, period, issuedAt, dueDate, paidDate, total, net, vat, items, credited, payable } = invoice;
  const month = `${format.month(period.from)} ${period.from.slice(0, 4)}`;
  const range = { from: format.shortDate(period.from), to: format.shortDate(period.to) };
  const facts: readonly Fact[] = [
    [t("detail.number"), number],
    [t("detail.period"), t("detail.periodRange", range)],
    [t("detail.issued"), format.shortDate(issuedAt)],
    [t("detail.due"), paidDate === undefined ? format.shortDate(dueDate) : undefined],
    [t("detail.paidOn"), paidDate && format.shortDate(paidDate)],
  ];
  const { shown, more } = useFirstRows(items);
  const named = shown.map(({ label, quantity, gross }): Fact => [
    unbroken(quantity > 1 ? t("detail.quantity", { count: quantity, label }) : label),
    format.money(gross),
  ]);
  // An invoice that only returns money contains no tax (§ 14 UStG).
  const plain = items.some((item) => item.vat.amount === 0 && item.gross.amount !== 0);
  return (
    <Panel
      title={t("detail.title", { month })}
      headingLevel={2}
      aside={<Pill tone={toneOf(invoice)}>{t(`status.${invoice.status}`)}</Pill>}
    >
      <BillStory invoice={invoice} />
      <FactsList rows={[...named, [t("detail.total"), format.money(total)]]} summed />
      {more}
      <FactsList
        rows={[
          [t("detail.net"), format.money(net)],
          [t(plain ? "detail.vatMixed" : "detail.vat"), format.money(vat)],
          [t("detail.credited"), credited && format.money(euro(-credited.amount))],
          [t("detail.rest"), credited && payable ? format.money(restOf(invoice)) : undefined],
        ]}
      />
      <ShareNote amount={invoice.clubShare} />
      <BillReasons invoice={invoice} />
      {payable && (
        <div id="pay" className={styles["part"]}>
          <Suspense fallback={<Skeleton height="420px" shape="card" />}>
            <PayForm invoice={invoice} />
          </Suspense>
        </div>
      )}
      <FactsList rows={facts} />
      {FILES.map((file) => {
        const { failure } = standing(file);
        return failure === undefined ? null : <ApiErrorNotice key={file} error={failure} />;
      })}
      <div className={styles["actions"]} data-screen-only>
        <Button variant="quiet" wide busy={isBusy("pdf")} busyLabel={t("busy")} onClick={() => void load("pdf")}>
          <DownloadIcon size={20} aria-hidden="true" />
          {t("pdf")}
        </Button>
        {invoice.hasXml && (
          <Button variant="quiet" wide busy={isBusy("xml")} busyLabel={t("busy")} onClick={() => void load("xml")}>
            {t("xml")}
          </Button>
        )}
        {invoice.hasItemised && (
          <Suspense fallback={<Skeleton height="104px" />}>
            <Itemised isBusy={isBusy} onLoad={(format) => void itemise(format, t("itemised.file"))} />
          </Suspense>
        )}
        <AppLink href={supportHref(number, "billing")} className={textLinkClass({ strong: true })}>
          {t("help")}
        </AppLink>
      </div>
      {invoice.disputeUntil !== undefined && (
        <Suspense fallback={<Skeleton height="56px" />}>
          <DisputeForm key={id} invoice={invoice} until={invoice.disputeUntil} sending={standing("dispute")} onSend={dispute} />
        </Suspense>
      )}
    </Panel>
  );
}
