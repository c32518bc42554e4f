import { pathOf } from "@tribun/api-client";
import { contractSummaryPdf } from "@tribun/api-client/calls/orders";
import type { Order } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Button, buttonClass, CalendarIcon, DownloadIcon, Panel, textLinkClass } from "@tribun/ui-kit";
import { calendarFile } from "../order-shared/calendar-file.ts";
import { saveFile } from "../../api/save-file.ts";
import { useServerNow } from "../../api/use-app.tsx";
import { useBrand } from "../../brand/use-brand.tsx";
import { AppLink } from "../../shell/app-link.tsx";
import { isPaid, orderHref } from "../order-shared/waiting.ts";
import { fileHref } from "../tariffs/file-href.ts";
import { calendarDay } from "./calendar-day.ts";
import styles from "./order-detail.module.css";

/** The papers of an order (L01, L03, L39), and its day for the fan's own calendar. */
export function Papers({ order }: { readonly order: Order }) {
  const t = useText("orders");
  const payment = useText("payment");
  return (
    <Panel title={t("detail.documents")} headingLevel={2}>
      <div className={styles["links"]}>
        {order.contractSummaryId !== undefined && (
          <a
            className={buttonClass({ variant: "quiet", wide: true })}
            href={pathOf(contractSummaryPdf, { id: order.contractSummaryId })}
            target="_blank"
            rel="noopener"
          >
            <DownloadIcon size={20} aria-hidden="true" />
            {payment("success.summaryPdf")}
          </a>
        )}
        <DayToKeep order={order} />
        <a href={fileHref("product-sheets", order.tariff.productSheetFile)} className={textLinkClass({ strong: true })}>
          {t("detail.sheet")}
        </a>
        {isPaid(order) && (
          <AppLink href="/dashboard/bills" className={textLinkClass({ strong: true })}>
            {t("detail.bills")}
          </AppLink>
        )}
        <AppLink href="/information/agb" className={textLinkClass({ strong: true })}>
          {t("detail.terms")}
        </AppLink>
      </div>
    </Panel>
  );
}

/** The day a number switches or a card should be there, as a file for a calendar; nothing where no day is known. */
function DayToKeep({ order }: { readonly order: Order }) {
  const t = useText("orders");
  const format = useFormat();
  const { name } = useBrand();
  const now = useServerNow();
  const known = calendarDay(order, now());
  if (known === undefined) return null;
  const { kind, day } = known;
  const keep = () => {
    const facts = {
      brand: name,
      phone: format.phone(order.summary.line.msisdn ?? ""),
      carrier: order.parcel?.carrier ?? "",
      link: `${location.origin}${orderHref(order.id)}`,
    };
    const file = calendarFile({
      id: `${order.id}-${kind}@${location.hostname}`,
      day,
      madeAt: new Date(now()).toISOString(),
      title: t(`detail.${kind}Title`, facts),
      text: t(`detail.${kind}Text`, facts),
      remindDaysBefore: 1,
    });
    saveFile(new Blob([file], { type: "text/calendar;charset=utf-8" }), `${order.number}-${day}.ics`);
  };
  return (
    <Button variant="quiet" wide onClick={keep}>
      <CalendarIcon size={20} aria-hidden="true" />
      {t("detail.calendar")}: {t(kind === "port" ? "detail.calendarPort" : "detail.calendarParcel", { date: format.date(day) })}
    </Button>
  );
}
