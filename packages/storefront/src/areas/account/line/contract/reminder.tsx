import type { Line } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Button, CalendarIcon } from "@tribun/ui-kit";
import { saveFile } from "../../../../platform/app/save-file.ts";
import { useServerNow } from "../../../../platform/app/use-app.tsx";
import { useBrand } from "../../../../platform/brand/use-brand.tsx";
import { calendarFile } from "../../../../features/orders/calendar-file.ts";

type ReminderProps = { readonly line: Line; readonly cancelBy: string; readonly href: string };

/** The last day of notice as a calendar file. */
export function Reminder({ line, cancelBy, href }: ReminderProps) {
  const t = useText("account");
  const format = useFormat();
  const { name } = useBrand();
  const now = useServerNow();
  const keep = () => {
    const tariff = line.tariff.name;
    const end = line.commitmentEnd ?? cancelBy;
    const file = calendarFile({
      id: `${line.id}-${cancelBy}@${location.hostname}`,
      day: cancelBy,
      madeAt: new Date(now()).toISOString(),
      title: t("contract.calendarTitle", { brand: name, tariff }),
      text: t("contract.calendarText", {
        tariff,
        phone: format.phone(line.msisdn),
        end: format.date(end),
        link: `${location.origin}${href}#terminate`,
      }),
    });
    saveFile(new Blob([file], { type: "text/calendar;charset=utf-8" }), `${cancelBy}.ics`);
  };
  return (
    <Button variant="quiet" wide onClick={keep}>
      <CalendarIcon size={20} aria-hidden="true" />
      {t("contract.calendar")}
    </Button>
  );
}
