import type { Line } from "@tribun/api-client/contract";
import { earliestEnd, germanDay, withdrawalEnd } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Details } from "@tribun/ui-kit";
import { useServerNow } from "../../api/use-app.tsx";
import styles from "./cancellation.module.css";

type Way = "terminate" | "withdraw";

/** What follows for line, bills and jersey apart, for who wants to know before; it stands in nobody's way (§§ 312k, 356a BGB). */
export function Effects({ of }: { readonly of: Way }) {
  const t = useText("legal");
  return (
    <Details className={styles["effects"]}>
      <summary>{t("cancellation.effects.title")}</summary>
      <dl>
        {(["line", "bills", "jersey"] as const).map((part) => (
          <div key={part}>
            <dt>{t(`cancellation.effects.${part}`)}</dt>
            <dd>{t(`cancellation.effects.${of}.${part}`)}</dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}

/** The day that counts for a signed-in fan's own line: when it would end (§ 56 TKG, or § 57(1) where we change it), or until when it can be withdrawn from (§ 355 BGB). */
export function OwnDay({ of, line }: { readonly of: Way; readonly line: Line | undefined }) {
  const t = useText("legal");
  const format = useFormat();
  const now = useServerNow();
  if (!line?.activatedAt) return null;
  const today = germanDay(now());
  const phone = format.phone(line.msisdn);
  if (of === "withdraw") {
    const until = withdrawalEnd(germanDay(Date.parse(line.activatedAt)));
    return <p>{t(`cancellation.effects.${today <= until ? "withdrawUntil" : "withdrawPast"}`, { phone, date: format.date(until) })}</p>;
  }
  const { commitmentEnd, tariff, changes } = line;
  // A change is there only while it would end the contract earlier than it ends already.
  const already = changes ? undefined : line.endsOn;
  const ends = already ?? earliestEnd({ commitmentEnd, noticeDays: tariff.noticeDays, changes }, today);
  return <p>{t(`cancellation.effects.${already === undefined ? "endsOn" : "endsAlready"}`, { phone, date: format.date(ends) })}</p>;
}
