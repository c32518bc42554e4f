import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { ApiError } from "@tribun/api-client";
import type { Line, UsageMonth } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Button, Chips, Details, DownloadIcon, Panel, Skeleton } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useVoice } from "../../../../platform/brand/use-voice.ts";
import { linesQuery } from "../../../../platform/queries/queries.ts";
import { saveFile } from "../../../../platform/app/save-file.ts";
import { useApiScope, useServerNow } from "../../../../platform/app/use-app.tsx";
import { Stale } from "../../../../shell/account/stale.tsx";
import { useQueryParam } from "../../../../platform/place/place.tsx";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import { LineSelect } from "../../../../platform/forms/line-select.tsx";
import { matchesQuery, usageQuery } from "./queries.ts";
import { UsageChart } from "./usage-chart.tsx";
import { averageOf, type Bar, barsOf, datesIn, keysIn, matchDays, type ShownKey, usageCsv } from "./usage-series.ts";
import styles from "./usage.module.css";

/** Monthly usage of a line (L35): chart, table and CSV file. Renders nothing for a fan without a started line. */
export function UsageHistory() {
  const t = useText("bills");
  const wanted = useQueryParam("line");
  const { data, error, refetch } = useQuery(linesQuery(useApiScope()));
  const [chosen, setChosen] = useState(wanted);
  const lines = (data ?? []).filter(({ status }) => status !== "pending");
  const line = lines.find(({ id }) => id === chosen) ?? lines[0];
  const place = useRef<HTMLDivElement>(null);
  const there = line !== undefined;
  const part = useLocation({ select: ({ hash }) => hash });
  // Scrolls here, because the panel renders after the browser has followed the address.
  useEffect(() => {
    if (there && part === "usage") place.current?.scrollIntoView();
  }, [there, part]);
  const none = error instanceof ApiError && (error.code === "1023" || error.code === "1020");
  if (error && !data && !none) {
    return (
      <Panel title={t("usage.title")} headingLevel={2}>
        <ApiErrorNotice error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (!line) return null;
  return (
    <div id="usage" ref={place} className={styles["place"]}>
      <Panel title={t("usage.title")} headingLevel={2}>
        <div className={styles["body"]}>
          {lines.length > 1 && <LineSelect name="usageLine" label={t("usage.line")} lines={lines} value={line.id} onChange={setChosen} />}
          <History key={line.id} line={line} />
        </div>
      </Panel>
    </div>
  );
}

function History({ line }: { readonly line: Line }) {
  const t = useText("bills");
  const usage = useQuery(usageQuery(useApiScope(), line.id));
  const { data, error, isPending, refetch } = usage;
  const [key, setKey] = useState<ShownKey>("data-de");
  if (isPending) {
    return <Skeleton height="380px" shape="card" label={t("usage.loading")} />;
  }
  if (error && !data) return <ApiErrorNotice error={error} onRetry={() => void refetch()} />;
  const keys = keysIn(data ?? []);
  const shown = keys.includes(key) ? key : keys[0];
  if (!data || shown === undefined) return <p>{t("usage.none")}</p>;
  return (
    <div className={styles["body"]}>
      <Stale of={usage} text={(time) => t("usage.stale", { time })} />
      <Chips
        legend={t("usage.what")}
        value={shown}
        onChange={setKey}
        options={keys.map((value) => ({ value, label: t(`usage.kind.${value}`) }))}
      />
      <Months months={data} shown={shown} msisdn={line.msisdn} />
    </div>
  );
}

type MonthsProps = { readonly months: readonly UsageMonth[]; readonly shown: ShownKey; readonly msisdn: string };

function Months({ months, shown, msisdn }: MonthsProps) {
  const t = useText("bills");
  const format = useFormat();
  const now = useServerNow();
  const played = matchDays(useQuery(matchesQuery(useApiScope())).data ?? [], now());
  const bars = barsOf(months, shown);
  const average = bars.length < 3 ? undefined : averageOf(bars);
  const someMatch = bars.some(({ period }) => played.has(period));
  const unit = bars[0]?.unit ?? "GB";
  const amount = (used: number) => t(`usage.amount.${unit}`, { number: format.number(Math.round(used * 10) / 10) });
  const nameOf = ({ period }: Pick<Bar, "period">) => `${format.month(period)} ${period.slice(0, 4)}`;
  const running = bars.find(({ asOf }) => asOf !== undefined);
  const kind = t(`usage.kind.${shown}`);
  const said = useSaid(shown);
  const most = bars.toSorted((a, b) => b.used - a.used)[0];
  const label = t("usage.picture", { kind, count: bars.length, month: most ? nameOf(most) : "", most: amount(most?.used ?? 0) });
  const included = (total: number) => (total < 0 ? t("usage.flat") : amount(total));
  const save = () => {
    const rows = keysIn(months).flatMap((key) =>
      barsOf(months, key).map(({ period, used, total, unit: of, asOf }) => [
        period,
        t(`usage.kind.${key}`),
        format.number(used),
        t(`usage.unit.${of}`),
        total < 0 ? t("usage.flat") : format.number(total),
        asOf === undefined ? "" : format.dateTime(asOf),
        datesIn(period, played.get(period)),
      ]),
    );
    const head = (["month", "kind", "used", "unit", "included", "asOf", "matches"] as const).map((column) => t(`usage.head.${column}`));
    const file = new Blob([usageCsv(head, rows, t("usage.counted"))], { type: "text/csv;charset=utf-8" });
    saveFile(file, `${t("usage.file")}-${msisdn.replace("+", "")}.csv`);
  };
  return (
    <>
      {said !== undefined && <p className={styles["said"]}>{said}</p>}
      <UsageChart bars={bars} average={average} label={label} played={played} />
      {average !== undefined && (
        <p className={styles["legend"]}>
          <svg width="22" height="2" aria-hidden="true">
            <line className={styles["average"]} x2="22" y1="1" y2="1" />
          </svg>
          {t("usage.average", { amount: amount(average) })}
        </p>
      )}
      {someMatch && (
        <p className={styles["legend"]}>
          <span aria-hidden="true">•</span>
          {t("usage.matchLegend")}
        </p>
      )}
      {running?.asOf !== undefined && (
        <p className={styles["legend"]}>
          <svg width="22" height="14" aria-hidden="true">
            <rect className={styles["running"]} width="22" height="14" fill="url(#usage-running)" />
          </svg>
          {t("usage.running", { month: format.month(running.period), time: format.dateTime(running.asOf) })}
        </p>
      )}
      {/* Usage of a pack or bonus is stored with it, not by month. */}
      <p className={styles["small"]}>{t("usage.counted")}</p>
      <Details className={styles["fold"]}>
        <summary>{t("usage.asTable")}</summary>
        <table className={styles["table"]}>
          <caption className={styles["caption"]}>{kind}</caption>
          <thead>
            <tr>
              <th scope="col">{t("usage.head.month")}</th>
              <th scope="col">{t("usage.head.used")}</th>
              <th scope="col">{t("usage.head.included")}</th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map((bar) => (
              <tr key={bar.period}>
                <th scope="row">
                  {nameOf(bar)}
                  <MatchDays days={played.get(bar.period) ?? []} />
                </th>
                <td>{amount(bar.used)}</td>
                <td>{included(bar.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Details>
      <div data-screen-only>
        <Button variant="quiet" onClick={save}>
          <DownloadIcon size={20} aria-hidden="true" />
          {t("usage.save")}
        </Button>
      </div>
    </>
  );
}

/** The club's word for calls and messages; data has none. */
function useSaid(shown: ShownKey): string | undefined {
  const { calls, messages } = useVoice();
  if (shown.startsWith("data")) return undefined;
  return shown.startsWith("sms") ? messages : calls;
}

/** The match days of a month in words. */
function MatchDays({ days }: { readonly days: readonly number[] }) {
  const t = useText("bills");
  const { list } = useFormat();
  if (days.length === 0) return null;
  const named = list(days.map((day) => t("usage.matchDay", { day })));
  return <span className={styles["small"]}> {t("usage.matches", { count: days.length, days: named })}</span>;
}
