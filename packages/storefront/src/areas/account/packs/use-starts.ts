import { useQuery } from "@tanstack/react-query";
import type { Option } from "@tribun/api-client/contract";
import { isMatchDayPack, matchNews, packEnd, packStart, type PackStart, reachesMatch } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { useApiScope, useServerNow } from "../../../platform/app/use-app.tsx";
import { nextMatchesQuery, useMatchName } from "../../../features/matches/matches.ts";
import { usePackWords } from "./pack-words.ts";

/** A possible start of a pack: its text and the fields of the call. */
export type StartOption = {
  readonly value: PackStart;
  /** Start and end, and the match that this start would miss. */
  readonly text: string;
  /** Text for the line directly above the button. */
  readonly begins: string;
  readonly wish: { readonly earlyStart: boolean; readonly matchId?: string };
};

/** The possible starts of a pack. A company has no withdrawal period to wait for; a one-day pack can start with the next match. */
export function useStarts(option: Option): { readonly starts: readonly StartOption[]; readonly isAsked: boolean } {
  const t = useText("packs");
  const { dateTime } = useFormat();
  const { business } = usePackWords();
  const nameOf = useMatchName();
  const nowMs = useServerNow()();
  const matches = useQuery({ ...nextMatchesQuery(useApiScope()), enabled: isMatchDayPack(option) });
  const { next } = matchNews(matches.data ?? [], nowMs);
  const spanAt = (startMs: number) => ({ startMs, endMs: packEnd(startMs, option.validity) });
  const startOf = (value: PackStart, span: ReturnType<typeof spanAt>, wish: StartOption["wish"]): StartOption => {
    const at = (ms: number) => dateTime(new Date(ms).toISOString());
    const [start, end] = [at(span.startMs), at(span.endMs)];
    const misses = next && !reachesMatch(next, span, nowMs) ? ` ${t("buy.start.misses", { match: nameOf(next) })}` : "";
    const text = t(`buy.start.${value}Text`, { start, end, match: next ? nameOf(next) : "" });
    return { value, text: text + misses, begins: t(value === "now" ? "buy.begins.now" : "buy.begins.on", { start }), wish };
  };
  const atMatch = next && spanAt(packStart(nowMs, { earlyStart: true, kickOff: next.kickOff }));
  const starts = [
    startOf("now", spanAt(nowMs), { earlyStart: true }),
    ...(next && atMatch && atMatch.startMs > nowMs ? [startOf("kickOff", atMatch, { earlyStart: true, matchId: next.id })] : []),
    ...(business ? [] : [startOf("afterWithdrawal", spanAt(packStart(nowMs, { earlyStart: false })), { earlyStart: false })]),
  ];
  return { starts, isAsked: matches.isLoading };
}
