import type { Line } from "@tribun/api-client/contract";
import { earliestEnd, germanDay, withdrawalEnd } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { useServerNow } from "../../../platform/app/use-app.tsx";
import type { Way } from "./way.ts";

type LineDayProps = { readonly of: Way; readonly line: Line; readonly activatedAt: string };

/**
 * The day on which a running line would end (§ 56 TKG, or § 57(1) after a change by the operator), or until which a withdrawal is possible
 * (§ 355 BGB).
 */
export function LineDay({ of, line, activatedAt }: LineDayProps) {
  const t = useText("legal");
  const format = useFormat();
  const now = useServerNow();
  const today = germanDay(now());
  const phone = format.phone(line.msisdn);
  if (of === "withdraw") {
    const until = withdrawalEnd(germanDay(Date.parse(activatedAt)));
    return <p>{t(`cancellation.effects.${today <= until ? "withdrawUntil" : "withdrawPast"}`, { phone, date: format.date(until) })}</p>;
  }
  const { commitmentEnd, tariff, changes } = line;
  // The operator sends `changes` only while they would end the contract earlier than `endsOn`.
  const already = changes ? undefined : line.endsOn;
  const ends = already ?? earliestEnd({ commitmentEnd, noticeDays: tariff.noticeDays, changes }, today);
  return <p>{t(`cancellation.effects.${already === undefined ? "endsOn" : "endsAlready"}`, { phone, date: format.date(ends) })}</p>;
}
