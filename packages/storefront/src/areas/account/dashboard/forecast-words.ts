import type { Line } from "@tribun/api-client/contract";
import { forecast, germanDay, type MonthOfMatch, STREAM_GB_PER_MATCH } from "@tribun/domain";
import type { Formats, Text } from "@tribun/i18n";

type Given = { readonly today: string; readonly month: MonthOfMatch; readonly t: Text<"dashboard">; readonly format: Formats };

/** A sentence that says whether a line's data lasts until the end of the month. Includes packs of this month. */
export function forecastWords(line: Line, { today, month, t, format }: Given): string {
  const own = line.usage.find(({ kind, zone }) => kind === "data" && zone === "de");
  if (line.unlimitedDataUntil !== undefined) return t("forecast.unlimited", { time: format.dateTime(line.unlimitedDataUntil) });
  if (own === undefined || own.total < 0) return t("forecast.flat");
  if (line.throttled === true || line.remainingGb <= 0) {
    return t("forecast.throttled", { date: format.shortDate(month.lastDay), kbps: format.number(line.tariff.throttleKbps) });
  }
  const first = `${month.lastDay.slice(0, 8)}01`;
  const started = line.activatedAt === undefined ? first : germanDay(Date.parse(line.activatedAt));
  // The figures may be from an earlier day; then the pace counts only the days until then.
  const counted = germanDay(Date.parse(own.asOf));
  const until = counted < today && counted >= first ? counted : today;
  const since = started > first ? started : first;
  const packs = (line.allowances ?? []).filter(
    ({ kind, zone, total, startsAt }) => kind === "data" && zone === "de" && total > 0 && germanDay(Date.parse(startsAt)) >= since,
  );
  const usedGb = packs.reduce((sum, { used }) => sum + used, own.used);
  const found = forecast({ usedGb, leftGb: line.remainingGb, today: until, since, month });
  switch (found.kind) {
    case "early":
      if (since > first) return t("forecast.earlyLine");
      // Too early in the month, or the figures are from its first days.
      return until < today ? t("forecast.stale", { date: format.shortDate(until) }) : t("forecast.early");
    case "ends":
      return t("forecast.ends", { date: format.shortDate(found.day), count: found.daysBefore });
    case "lasts":
      return found.matches === 0
        ? t("forecast.justLasts")
        : t("forecast.lasts", { gb: format.gb(found.restGb), count: found.matches, perMatch: format.number(STREAM_GB_PER_MATCH) });
  }
}
