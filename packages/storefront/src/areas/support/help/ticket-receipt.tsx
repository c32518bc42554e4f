import type { SupportTicket } from "@tribun/api-client/contract";
import { readableEmail, unbroken } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Notice, textLinkClass } from "@tribun/ui-kit";
import { useEffect, useRef } from "react";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import styles from "../../../platform/forms/form.module.css";

type TicketReceiptProps = SupportTicket & {
  readonly email: string;
  /** E.164; missing if the fan gave none. */
  readonly phone?: string;
  readonly topic: string;
};

/** Receipt of a message: its number and time, the next steps and, for a fault, the days of § 58 TKG (L08). Takes the focus. */
export function TicketReceipt({ ticket, receivedAt, fault, email, phone, topic }: TicketReceiptProps) {
  const t = useText("support");
  const format = useFormat();
  const { hotline } = useBrand();
  const { user } = useSession();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const moment = (instant: string) => t("done.moment", { date: format.date(instant), time: format.time(instant) });
  return (
    <div ref={box} tabIndex={-1} className={styles["form"]}>
      <Notice tone="ok" title={t("done.title")}>
        <p>{t("done.receipt", { ticket, moment: moment(receivedAt), email: readableEmail(email) })}</p>
        {topic === "callback" && phone !== undefined && <p>{t("done.callback", { phone: format.phone(phone) })}</p>}
      </Notice>
      {fault && (
        <Notice tone="info" title={t("fault.title")}>
          <ul className={styles["steps"]}>
            <li>{t("done.informBy", { moment: moment(fault.informBy) })}</li>
            <li>{t("done.compensationFrom", { moment: moment(fault.compensationFrom) })}</li>
            <li>{t("done.higherFrom", { moment: moment(fault.higherCompensationFrom) })}</li>
          </ul>
        </Notice>
      )}
      {user && (
        <AppLink href="/dashboard/account/profile#cases" className={textLinkClass({ strong: true })}>
          {t("done.follow")}
        </AppLink>
      )}
      <p className={styles["soft"]}>{t("done.urgent", { free: unbroken(hotline.freeNumber), ticket })}</p>
    </div>
  );
}
