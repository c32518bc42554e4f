import { useFormat, useText } from "@tribun/i18n";
import { useRuleText } from "@tribun/i18n/problem-text";
import { Button, Details, TextField } from "@tribun/ui-kit";
import { type SyntheticEvent, useState } from "react";
import styles from "./bills.module.css";

/** Characters that the operator asks for, so that a person can tell what is meant. */
const SHORTEST = 10;
const LONGEST = 1000;

type DisputeFormProps = {
  readonly id: string;
  /** Last day to object, ISO. */
  readonly until: string;
  /** The money is with us already, so that it goes back instead of being asked for. */
  readonly paid: boolean;
  readonly busy: boolean;
  readonly onSend: (reason: string) => void;
};

/** Objecting to an invoice (§ 67 TKG): folded away, eight weeks long. What was typed stays when the operator cannot be reached. */
export function DisputeForm({ id, until, paid, busy, onSend }: DisputeFormProps) {
  const t = useText("dashboard");
  const format = useFormat();
  const rule = useRuleText();
  const [reason, setReason] = useState("");
  const [refused, setRefused] = useState(false);
  const length = reason.trim().length;
  const broken = length < SHORTEST ? "disputeReason.required" : length > LONGEST ? "text.tooLong" : undefined;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setRefused(broken !== undefined);
    if (broken !== undefined) document.getElementById(`reason-${id}`)?.focus();
    else onSend(reason.trim());
  };
  return (
    <Details className={styles["items"]}>
      <summary>{t("bills.dispute.title")}</summary>
      <form method="post" className={styles["dispute"]} onSubmit={send} noValidate>
        <p>{t(paid ? "bills.dispute.textPaid" : "bills.dispute.text", { date: format.shortDate(until) })}</p>
        <TextField
          id={`reason-${id}`}
          name="reason"
          label={t("bills.dispute.reason")}
          hint={t("bills.dispute.hint")}
          value={reason}
          onChange={setReason}
          error={refused ? rule(broken) : undefined}
        />
        <Button type="submit" variant="quiet" busy={busy} busyLabel={t("bills.busy")}>
          {t("bills.dispute.send")}
        </Button>
      </form>
    </Details>
  );
}
