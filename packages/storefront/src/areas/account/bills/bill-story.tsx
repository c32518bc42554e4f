import type { Invoice } from "@tribun/api-client/contract";
import { BLOCK_ARREARS_CENTS, BLOCK_WARNING_DAYS, euro, germanDay, REMINDER_1_DAYS, REMINDER_2_DAYS } from "@tribun/domain";
import { RichText, useFormat, useText } from "@tribun/i18n";
import { Details, Notice, TextLink } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useServerNow } from "../../../platform/app/use-app.tsx";
import { daysLate, isLate } from "../shared/states.ts";
import styles from "./bills.module.css";
import { MoreTime } from "./more-time.tsx";

/**
 * The state of an invoice in words: pending payment, returned debit, dunning (L11), objection (L14). Renders nothing if the status says
 * enough.
 */
export function BillStory({ invoice }: { readonly invoice: Invoice }) {
  const t = useText("bills");
  const [objectedBefore] = useState(invoice.dispute !== undefined);
  if (invoice.status === "collecting") return <p className={styles["soft"]}>{t("story.collecting")}</p>;
  return (
    <>
      {isLate(invoice) && <Late invoice={invoice} />}
      {invoice.dispute && <Objection invoice={invoice} isNew={!objectedBefore} />}
    </>
  );
}

const STEPS_DONE: Readonly<Record<string, number>> = { reminder1: 1, reminder2: 2, blockThreatened: 2, blocked: 2 };

function Late({ invoice }: { readonly invoice: Invoice }) {
  const t = useText("bills");
  const format = useFormat();
  const { status, returnedAt: back } = invoice;
  const days = daysLate(invoice, germanDay(useServerNow()()));
  const severe = status === "blockThreatened" || status === "blocked";
  const done = STEPS_DONE[status] ?? 0;
  const steps = [
    t("story.step1", { days: REMINDER_1_DAYS }),
    t("story.step2", { days: REMINDER_2_DAYS }),
    t("story.step3", { amount: format.money(euro(BLOCK_ARREARS_CENTS)), days: BLOCK_WARNING_DAYS }),
  ];
  return (
    <>
      <Notice tone="bad" title={days === 0 ? t("story.lateToday") : t("story.late", { count: days })}>
        {severe
          ? t(`story.${status}`)
          : `${back ? t("story.returned", { date: format.shortDate(back) }) : t("story.overdue")} ${t("story.noFee")}`}
      </Notice>
      {!severe && (
        <Details className={styles["fold"]}>
          <summary>{t("story.next")}</summary>
          <ol className={styles["steps"]}>
            {steps.map((step, index) => (
              <li key={step}>{index < done ? t("story.done", { step }) : step}</li>
            ))}
          </ol>
        </Details>
      )}
      <MoreTime invoice={invoice} />
    </>
  );
}

type ObjectionProps = { readonly invoice: Invoice; readonly isNew: boolean };

/**
 * The steps of an objection; the operator decides within eight weeks (terms, section 8). A new objection takes the focus, because its form
 * has disappeared.
 */
function Objection({ invoice: { dispute, status, credited, paid }, isNew }: ObjectionProps) {
  const t = useText("bills");
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  if (!dispute) return null;
  const open = status === "disputed";
  const decided = credited ? t("dispute.accepted", { amount: format.money(credited) }) : t("dispute.rejected");
  return (
    <div className={styles["part"]}>
      <h3 ref={heading} tabIndex={-1}>
        {t("dispute.course")}
      </h3>
      <ol className={styles["steps"]}>
        {/* After the decision the disputed amount is zero, so show only the date. */}
        <li>{t(open ? "dispute.came" : "dispute.cameOn", { date: format.shortDate(dispute.at), amount: format.money(dispute.amount) })}</li>
        <li {...(open && { "aria-current": "step" as const })}>
          {open ? `${t("dispute.checking")} ${t(paid ? "dispute.paidWaits" : "dispute.frozen")}` : decided}
        </li>
      </ol>
      {/* The offline copy has no reason. */}
      {dispute.reason !== "" && <p className={styles["soft"]}>{t("dispute.reasonSaid", { reason: dispute.reason })}</p>}
      {!open && !credited && (
        <p>
          <RichText text={t("dispute.arbitration")} parts={{ rules: (words) => <TextLink href="/information/agb">{words}</TextLink> }} />
        </p>
      )}
    </div>
  );
}
