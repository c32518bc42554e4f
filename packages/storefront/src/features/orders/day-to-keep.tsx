import type { Order } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Button, CalendarIcon } from "@tribun/ui-kit";
import { saveFile } from "../../platform/app/save-file.ts";
import { useServerNow } from "../../platform/app/use-app.tsx";
import { useBrand } from "../../platform/brand/use-brand.tsx";
import { calendarDay } from "./calendar-day.ts";
import { calendarFile } from "./calendar-file.ts";
import { orderHref } from "../../platform/place/hrefs.ts";

/** Saves the day of a porting or of a parcel as a calendar file; renders nothing when no day is known. */
export function DayToKeep({ order, wide = false }: { readonly order: Order; readonly wide?: boolean }) {
  const t = useText("payment");
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
      title: t(`day.${kind}Title`, facts),
      text: t(`day.${kind}Text`, facts),
      remindDaysBefore: 1,
    });
    saveFile(new Blob([file], { type: "text/calendar;charset=utf-8" }), `${order.number}-${day}.ics`);
  };
  return (
    <Button variant="quiet" wide={wide} onClick={keep}>
      <CalendarIcon size={20} aria-hidden="true" />
      {t("day.keep")}: {t(`day.${kind}`, { date: format.date(day) })}
    </Button>
  );
}
