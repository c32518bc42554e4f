import type { Line } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { Board, Notice, Pill, SegmentBar, ShirtNumber, type Tone } from "@tribun/ui-kit";
import { useServerNow } from "../../api/use-app.tsx";
import styles from "./dashboard.module.css";
import { asOf, daysBetween, type Left, leftOf } from "./days.ts";
import { PackLinks } from "./pack-links.tsx";

const TONES: Readonly<Record<Line["status"], Tone>> = { pending: "warn", active: "ok", blocked: "bad", ended: "info" };

/** A line on the scoreboard: gigabytes left as the shirt number, lamps, minutes and SMS, and of when the figures are (L35). */
export function LineBoard({ line, first = false }: { readonly line: Line; readonly first?: boolean }) {
  const t = useText("dashboard");
  const format = useFormat();
  const now = useServerNow();
  const phone = format.phone(line.msisdn);
  const data = leftOf(line, "data", "de");
  const total = data && !data.flat ? data.total : line.tariff.dataGb;
  const left = format.number(Math.round(line.remainingGb * 10) / 10);
  const taken = asOf(line);
  const days = line.renewalDate && daysBetween(germanDay(now()), line.renewalDate);
  return (
    <Board label={t("line.label", { tariff: line.tariff.name, phone })}>
      <div className={styles["boardHead"]}>
        <span>
          {line.tariff.name}, {phone}
        </span>
        {line.status !== "active" ? (
          <Pill tone={TONES[line.status]}>{t(`line.status.${line.status}`)}</Pill>
        ) : (
          typeof days === "number" && days >= 0 && <span>{days === 0 ? t("line.renewsToday") : t("line.renewsIn", { count: days })}</span>
        )}
      </div>
      <div className={styles["score"]}>
        <ShirtNumber size="xl" travels={first ? "here" : undefined}>
          {left}
        </ShirtNumber>
        <span className={styles["scoreText"]}>
          <b>{t("line.left")}</b>
          <br />
          {t("line.ofTotal", { total: format.number(total) })}
        </span>
      </div>
      <SegmentBar
        value={line.remainingGb}
        max={total}
        label={t("line.meter")}
        valueText={t("line.meterText", { left, total: format.number(total) })}
      />
      <ul className={styles["allowances"]}>
        <Allowance left={leftOf(line, "voice", "de")} unit="min" name={t("line.calls")} t={t} format={format} />
        <Allowance left={leftOf(line, "voice", "tr")} unit="min" name={t("line.callsTr")} t={t} format={format} />
        <Allowance left={leftOf(line, "sms", "de")} unit="sms" name={t("line.sms")} t={t} format={format} />
        <Allowance left={leftOf(line, "data", "eu")} unit="GB" name={t("line.dataEu")} t={t} format={format} />
      </ul>
      {line.status === "pending" && <p className={styles["boardNote"]}>{t("line.pendingText")}</p>}
      {line.status === "blocked" && <Notice tone="bad">{t("line.blockedText")}</Notice>}
      {line.status === "ended" && <p className={styles["boardNote"]}>{t("line.endedText")}</p>}
      {line.status === "active" && <PackLinks lineId={line.id} />}
      {taken !== undefined && (
        <p className={styles["boardNote"]}>
          <time dateTime={taken}>{t("line.asOf", { time: format.dateTime(taken) })}</time>
        </p>
      )}
    </Board>
  );
}

type AllowanceProps = { left: Left | undefined; unit: "min" | "sms" | "GB"; name: string; t: Text<"dashboard">; format: Formats };

function Allowance({ left, unit, name, t, format }: AllowanceProps) {
  if (left === undefined) return null;
  return (
    <li>
      <b>{left.flat ? t("line.flat") : amount(left.left, unit, t, format)}</b> {name}
    </li>
  );
}

function amount(left: number, unit: AllowanceProps["unit"], t: Text<"dashboard">, format: Formats): string {
  if (unit === "GB") return format.gb(left);
  return unit === "min" ? t("line.minutes", { count: Math.floor(left) }) : format.number(Math.floor(left));
}
