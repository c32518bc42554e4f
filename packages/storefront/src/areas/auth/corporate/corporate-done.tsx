import { addWorkingDays, type CallBackTime, germanDay, holidaysIn, type LeadKind, readableEmail, unbroken } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, Notice } from "@tribun/ui-kit";
import { useEffect, useRef } from "react";
import { useServerNow } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import styles from "../../../platform/forms/form.module.css";
import { AppLink } from "../../../platform/place/app-link.tsx";

/** What the company asked for, as far as the receipt repeats it. */
export type Asked = {
  readonly leadId: string;
  readonly kind: LeadKind;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly callBack: CallBackTime;
};

type CorporateDoneProps = Asked & {
  /** True if an account was created with the lead. */
  readonly account: boolean;
};

/**
 * Receipt of a lead: the number of the lead, the next working day on which the operator calls, the hotline for urgent questions and, if one
 * was created, the account. Takes the focus.
 */
export function CorporateDone({ leadId, kind, email, phone, callBack, account }: CorporateDoneProps) {
  const t = useText("business");
  const format = useFormat();
  const { hotline, openingHours } = useBrand();
  const now = useServerNow();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const date = format.date(addWorkingDays(germanDay(now()), 1, holidaysIn(openingHours.state)));
  return (
    <div ref={box} tabIndex={-1} className={styles["form"]}>
      <Notice tone="ok" title={t("done.title")}>
        <p>{t("done.text", { date, time: t(`callBack.${callBack}`), phone: format.phone(phone) })}</p>
        <p>{t("done.number", { id: leadId, email: readableEmail(email) })}</p>
      </Notice>
      {account && (
        <Notice tone="ok" title={t("done.account.title")}>
          <p>{t("done.account.text", { email: readableEmail(email) })}</p>
        </Notice>
      )}
      <p>{t("done.urgent", { free: unbroken(hotline.freeNumber) })}</p>
      {kind === "business" && (
        <div className={styles["actions"]}>
          {account && (
            <AppLink href="/dashboard" className={buttonClass()}>
              {t("done.account.link")}
            </AppLink>
          )}
          <AppLink href="/tarife?type=business" className={buttonClass({ variant: "quiet" })}>
            {t("done.tariffs")}
          </AppLink>
        </div>
      )}
    </div>
  );
}
