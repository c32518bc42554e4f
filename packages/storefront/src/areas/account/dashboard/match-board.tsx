import type { Line } from "@tribun/api-client/contract";
import { addCalendarDays, germanDay, monthAsMatch, type AllowanceUnit } from "@tribun/domain";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { Board, Notice, Pill, SegmentBar, ShirtNumber, textLinkClass, type Tone } from "@tribun/ui-kit";
import { useServerNow } from "../../../platform/app/use-app.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { isUsable } from "../shared/facts.ts";
import { useFirstRows } from "../../../shell/account/first-rows.tsx";
import styles from "./dashboard.module.css";
import { asOf, type Left, leftOf } from "./days.ts";
import { forecastWords } from "./forecast-words.ts";
import { PackLinks } from "./pack-links.tsx";
import { PendingNote } from "./port-note.tsx";

const TONES: Readonly<Record<Line["status"], Tone>> = { pending: "warn", active: "ok", blocked: "bad", ended: "info" };
const MINUTES = 90;
const FEW_ADDED = 4;

type MatchBoardProps = {
  readonly line: Line;
  readonly first?: boolean;
  /** True with several lines: each board links to its own packs. */
  readonly packs?: boolean;
};

/**
 * A line on the scoreboard: remaining gigabytes as shirt number, the month as a match of ninety minutes, a forecast, minutes and SMS, and
 * the age of the figures (L35). The bar shows time, the number shows data.
 */
export function MatchBoard({ line, first = false, packs = false }: MatchBoardProps) {
  const t = useText("dashboard");
  const format = useFormat();
  const phone = format.phone(line.msisdn);
  const data = leftOf(line, "data", "de");
  const now = useServerNow()();
  const added = addedTo(line, now);
  const own = data && !data.flat ? data.total : line.tariff.dataGb + (line.bonusGb ?? 0);
  const { shown, more } = useFirstRows(
    added.filter(({ total, used }) => used < total).toSorted((one, other) => Date.parse(one.endsAt) - Date.parse(other.endsAt)),
    FEW_ADDED,
  );
  const total = added.reduce((sum, each) => sum + each.total, own);
  const taken = asOf(line);
  const today = germanDay(now);
  const status = line.status === "active" && !isUsable(line) ? "blocked" : line.status;
  const month = line.status === "active" && line.renewalDate !== undefined ? monthAsMatch(today, line.renewalDate) : undefined;
  return (
    <Board label={t("line.label", { tariff: line.tariff.name, phone })}>
      <div className={styles["boardHead"]}>
        <span>
          {line.tariff.name}, {phone}
        </span>
        {!isUsable(line) ? (
          <Pill tone={TONES[status]}>{t(`line.status.${status === "pending" && line.porting ? "porting" : status}`)}</Pill>
        ) : (
          month && (
            <span>
              {month.daysLeft === 0 ? t("line.endsToday") : t("line.endsOn", { date: format.shortDate(addCalendarDays(month.lastDay, 1)) })}
            </span>
          )
        )}
      </div>
      <div className={styles["score"]}>
        <ShirtNumber size="xl" travels={first ? "here" : undefined}>
          {format.number(Math.round(line.remainingGb * 10) / 10)}
        </ShirtNumber>
        <span className={styles["scoreText"]}>
          <b>{t("line.left")}</b>
          <br />
          {t("line.ofTotal", { total: format.number(total) })}
        </span>
      </div>
      {month && (
        <div>
          <svg className={styles["minute"]} width="100%" height="1.1em" aria-hidden="true">
            {/* Keeps the numeral inside the ends of the bar. */}
            <text x={`${Math.min(96, Math.max(4, (month.minute / MINUTES) * 100))}%`} y="0.88em" textAnchor="middle">
              {month.minute}'
            </text>
          </svg>
          <SegmentBar value={month.minute} max={MINUTES} label={t("line.month")} valueText={t("line.minute", { minute: month.minute })} />
          <div className={styles["ticks"]} aria-hidden="true">
            <span>0'</span>
            <span>45'</span>
            <span>90'</span>
          </div>
        </div>
      )}
      {line.status === "pending" && <PendingNote line={line} />}
      <BlockNews line={line} />
      {month && <p className={styles["forecast"]}>{forecastWords(line, { today, month, t, format })}</p>}
      <LineNews line={line} />
      <ul className={styles["allowances"]}>
        <Allowance left={leftOf(line, "voice", "de")} unit="min" name={t("line.calls")} t={t} format={format} />
        <Allowance left={leftOf(line, "voice", "tr")} unit="min" name={t("line.callsTr")} t={t} format={format} />
        <Allowance left={leftOf(line, "sms", "de")} unit="sms" name={t("line.sms")} t={t} format={format} />
        <Allowance left={leftOf(line, "data", "eu")} unit="GB" name={t("line.dataEu")} t={t} format={format} />
        {/* Volumes with different ends are listed separately, because one sum has no single end. */}
        {shown.length > 0 && month && data && !data.flat && (
          <li>
            <b>{format.gb(data.left)}</b> {t("line.ofTariff", { date: format.date(month.lastDay) })}
          </li>
        )}
        {shown.map(({ id, source, name, total: whole, used, endsAt }) => (
          <li key={id}>
            <b>{format.gb(whole - used)}</b>{" "}
            {source === "bonus"
              ? t("line.bonus", { date: format.date(endsAt) })
              : t("line.ofPack", { name, date: format.date(endsAt), time: format.time(endsAt) })}
          </li>
        ))}
      </ul>
      {more}
      {line.status === "ended" && <p className={styles["boardNote"]}>{t("line.endedText")}</p>}
      {isUsable(line) && packs && <PackLinks lineId={line.id} />}
      <p className={styles["boardNote"]}>
        {taken !== undefined && <time dateTime={taken}>{t("line.asOf", { time: format.dateTime(taken) })}</time>}
        {line.status !== "pending" && (
          <AppLink href={`/dashboard/bills?line=${encodeURIComponent(line.id)}#usage`}>{t("line.history")}</AppLink>
        )}
      </p>
    </Board>
  );
}

/** Running data packs and bonuses (flows §4.6) with a limit; they count as remaining volume. */
function addedTo({ allowances = [] }: Line, now: number) {
  return allowances.filter(({ kind, zone, total, startsAt, endsAt }) => {
    return kind === "data" && zone === "de" && total > 0 && Date.parse(startsAt) <= now && Date.parse(endsAt) > now;
  });
}

const overviewOf = (lineId: string) => `/dashboard/account/overview?line=${encodeURIComponent(lineId)}`;

/** Link to the action of a notice, high enough for touch. */
function NoticeLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <AppLink href={href} className={textLinkClass({ strong: true })}>
      {children}
    </AppLink>
  );
}

/** Why a line is blocked and how to unblock it: an unpaid bill (§ 61 TKG), or a SIM block that the fan requested. */
function BlockNews({ line: { id, status, sim } }: { readonly line: Line }) {
  const t = useText("dashboard");
  const byFan = sim.state === "blockedByFan" || sim.state === "blockedByBoth";
  return (
    <>
      {status === "blocked" && (
        <Notice tone="bad" action={<NoticeLink href="/dashboard/bills?show=open">{t("line.blockedPay")}</NoticeLink>}>
          {t("line.blockedText")}
        </Notice>
      )}
      {byFan && status !== "ended" && (
        <Notice tone="bad" action={<NoticeLink href={overviewOf(id)}>{t("line.simBlockedOpen")}</NoticeLink>}>
          {t("line.simBlocked")}
        </Notice>
      )}
    </>
  );
}

/** Share of the tariff's volume at which the notice appears (L35). */
const NEARLY = 0.8;

/** Notices that the law requires: 80 % of the volume used (L35), and the state of the cost cap abroad (L34). */
function LineNews({ line }: { readonly line: Line }) {
  const t = useText("dashboard");
  const own = line.usage.find(({ kind, zone }) => kind === "data" && zone === "de");
  const near = own !== undefined && own.total > 0 && own.used >= NEARLY * own.total && line.remainingGb > 0;
  if (line.status !== "active") return null;
  return (
    <>
      {near && line.throttled !== true && line.unlimitedDataUntil === undefined && (
        <Notice tone="warn">{t("line.near", { name: line.tariff.name })}</Notice>
      )}
      {line.roaming !== undefined && (
        <Notice
          tone={line.roaming === "capped" ? "bad" : "warn"}
          action={<NoticeLink href={overviewOf(line.id)}>{t("line.roaming.open")}</NoticeLink>}
        >
          {t(`line.roaming.${line.roaming}`)}
        </Notice>
      )}
    </>
  );
}

type AllowanceProps = { left: Left | undefined; unit: AllowanceUnit; name: string; t: Text<"dashboard">; format: Formats };

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
