import type { Invoice } from "@tribun/api-client/contract";
import { daysBetween, germanDay } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { useRuleText } from "@tribun/i18n/problem-text";
import { Button, Details, RadioCards, SelectField, TextArea, MAX_RADIOS } from "@tribun/ui-kit";
import { type SyntheticEvent, useState } from "react";
import { useServerNow } from "../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import { useKeptForm, useUnsent } from "../../../features/kept-forms/kept-forms.ts";
import { WhenBack } from "../../../features/kept-forms/when-back.tsx";
import styles from "./bills.module.css";
import type { Objection } from "./use-invoice-actions.ts";

/** Minimum number of characters that the operator requires, so that staff can understand the objection. */
const SHORTEST = 10;
const LONGEST = 1000;
const WHOLE = "whole";

type DisputeFormProps = {
  readonly invoice: Invoice;
  /** Last day for an objection, ISO. */
  readonly until: string;
  /** State of the call. */
  readonly sending: { readonly busy: boolean; readonly failure: unknown };
  /** Resolves to true once the operator has accepted the objection. */
  readonly onSend: (objection: Objection) => Promise<boolean>;
};

/**
 * Form for an objection to an invoice or one of its items (§ 67 TKG, L14), in a disclosure, possible for eight weeks. Keeps the typed text
 * if the call fails or the fan must sign in again.
 */
export function DisputeForm({ invoice: { id, items, total, paid }, until, sending, onSend }: DisputeFormProps) {
  const t = useText("bills");
  const format = useFormat();
  const rule = useRuleText();
  const days = daysBetween(germanDay(useServerNow()()), until);
  const [what, setWhat] = useState(WHOLE);
  const [reason, setReason] = useState("");
  const [refused, setRefused] = useState(false);
  const typed = { what, reason };
  const fill = (given: Partial<typeof typed>) => {
    setWhat(given.what ?? WHOLE);
    setReason(given.reason ?? "");
  };
  const wasTyped = useKeptForm(`objection ${id}`, { values: typed, fill });
  const forget = useUnsent(`objection ${id}`, typed, sending.failure);
  // An item can cost more than the whole invoice if the same invoice contains a credit.
  const parts = items
    .map(({ label, gross }, index) => ({ value: `${index}`, label, gross }))
    .filter(({ gross }) => gross.amount > 0 && gross.amount < total.amount);
  const choices = [
    { value: WHOLE, title: t("dispute.whole"), description: format.money(total) },
    ...parts.map(({ value, label, gross }) => ({ value, title: label, description: format.money(gross) })),
  ];
  const length = reason.trim().length;
  const broken = length < SHORTEST ? "disputeReason.required" : length > LONGEST ? "text.tooLong" : undefined;
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    setRefused(broken !== undefined);
    const part = parts.find(({ value }) => value === what);
    if (broken !== undefined) document.getElementById(`reason-${id}`)?.focus();
    else if (await onSend({ reason: reason.trim(), ...(part && { amount: part.gross }) })) forget();
  };
  return (
    <Details className={styles["fold"]} open={wasTyped || undefined}>
      <summary>{days > 0 ? t("dispute.title", { count: days }) : t("dispute.titleToday")}</summary>
      <form method="post" className={styles["form"]} onSubmit={(event) => void send(event)} noValidate>
        <p>{t(paid ? "dispute.textPaid" : "dispute.text", { date: format.shortDate(until) })}</p>
        {parts.length > MAX_RADIOS && (
          <SelectField
            name={`what-${id}`}
            label={t("dispute.what")}
            value={what}
            onChange={setWhat}
            options={choices.map(({ value, title, description }) => ({ value, label: `${title}, ${description}` }))}
          />
        )}
        {parts.length > 0 && parts.length <= MAX_RADIOS && (
          <RadioCards legend={t("dispute.what")} name={`what-${id}`} columns={1} value={what} onChange={setWhat} options={choices} />
        )}
        <TextArea
          id={`reason-${id}`}
          name="reason"
          label={t("dispute.reason")}
          hint={t("dispute.hint")}
          value={reason}
          onChange={setReason}
          error={refused ? rule(broken) : undefined}
        />
        {sending.failure !== undefined && <ApiErrorNotice error={sending.failure} />}
        <WhenBack failure={sending.failure} />
        <Button type="submit" variant="quiet" busy={sending.busy} busyLabel={t("busy")}>
          {t("dispute.send")}
        </Button>
      </form>
    </Details>
  );
}
