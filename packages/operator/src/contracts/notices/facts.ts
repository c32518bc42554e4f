import {
  addCalendarDays,
  bestTariff,
  changeAsTold,
  type ComparedTariff,
  formatPhone,
  germanDay,
  type Language,
  lastDayOfNotice,
} from "@tribun/domain";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { contractChanges, type NoticeKind } from "../../db/schema/account.ts";
import { type TariffRow, tariffs } from "../../db/schema/catalogue.ts";
import { usagePeriods } from "../../db/schema/line-care.ts";
import { type LineRow, usage } from "../../db/schema/lines.ts";
import type { OrderRow } from "../../db/schema/orders.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { NoticeFacts } from "../../words/notice-texts.ts";
import { euros, LOCALE, writtenDay } from "../../words/written.ts";
import { noticePeriod } from "../../words/notice-period.ts";
import type { Team } from "../../base/teams.ts";
import { agreedOn, changesOfLine } from "../../lines/tariff-changes/agreed.ts";
import { greetingTo } from "../../words/greeting.ts";

const MONTHS = 12;

export type NoticedLine = { readonly line: LineRow; readonly tariff: TariffRow; readonly fan: UserRow; readonly order: OrderRow | null };

/** Facts for a notice about a line, in the fan's language. */
export async function noticeFacts(
  db: Db,
  { kind, period }: { readonly kind: NoticeKind; readonly period: string },
  found: NoticedLine,
  team: Team,
  today: string,
): Promise<NoticeFacts> {
  const { line, tariff, fan, order } = found;
  const language = fan.language;
  const { commitmentEnd } = line;
  const { monthlyCents } = agreedOn({ tariff, order, changes: await changesOfLine(db, line.id) }, today);
  const startedOn = line.activatedAt ? germanDay(line.activatedAt.getTime()) : germanDay(line.createdAt.getTime());
  const lastDay = commitmentEnd === null ? undefined : lastDayOfNotice(commitmentEnd, tariff.noticeDays);
  const late = commitmentEnd === null ? undefined : latenessOf(commitmentEnd, lastDay ?? commitmentEnd, today);
  return {
    ...{ greeting: greetingTo(fan, language), club: team.name, hotline: team.hotline, origin: team.origin, lineId: line.id },
    ...{ tariff: tariff.name, msisdn: formatPhone(line.msisdn), monthly: euros(monthlyCents, language) },
    startedOn: writtenDay(startedOn, language),
    commitmentEnd: commitmentEnd === null ? undefined : writtenDay(commitmentEnd, language),
    notice: noticePeriod[language](tariff.noticeDays),
    // An extended contract can be ended on any day.
    lastDay: lastDay === undefined || late === "goneOn" ? undefined : writtenDay(lastDay, language),
    ...(late && { late }),
    ...(kind === "bestTariff" && { advice: await advise(db, found, monthlyCents, language) }),
    ...(kind === "contractChange" && { change: await changeFacts(db, period, today, language) }),
  };
}

/** A change as today's notice describes it. */
async function changeFacts(db: Db, id: string, today: string, language: Language): Promise<NoticeFacts["change"]> {
  const [change] = await db.select().from(contractChanges).where(eq(contractChanges.id, id));
  if (!change) throw new Error(`no change ${id}`);
  const { effectiveOn, terminateUntil } = changeAsTold(change.effectiveOn, today);
  return {
    text: change.text[language],
    effectiveOn: writtenDay(effectiveOn, language),
    terminateUntil: writtenDay(terminateUntil, language),
    endsOn: writtenDay(addCalendarDays(effectiveOn, -1), language),
  };
}

function latenessOf(commitmentEnd: string, lastDay: string, today: string): NoticeFacts["late"] {
  if (commitmentEnd < today) return "goneOn";
  return lastDay < today ? "lastDayPassed" : undefined;
}

/** Compares with the tariffs on sale for the same kind of customer (§ 57(3) TKG). */
async function advise(db: Db, { line, tariff }: NoticedLine, monthlyCents: number, language: Language): Promise<NoticeFacts["advice"]> {
  const sold = await db
    .select()
    .from(tariffs)
    .where(
      and(eq(tariffs.type, tariff.type), eq(tariffs.customerType, tariff.customerType), eq(tariffs.isAlternative, tariff.isAlternative)),
    );
  const compared = (row: TariffRow, price: number): ComparedTariff & { readonly name: string } => ({
    ...{ id: row.id, name: row.name, monthlyCents: price, minutesTr: row.minutesTr },
    dataGb: row.dataGb,
  });
  const present = { ...compared(tariff, monthlyCents), dataGb: tariff.dataGb + line.bonusGb };
  const use = { dataGb: await strongest(db, line.id, "data", "de"), minutesTr: await strongest(db, line.id, "voice", "tr") };
  const others = sold.filter(({ id }) => id !== tariff.id).map((row) => compared(row, row.priceCents));
  const best = bestTariff(present, others, use);
  const number = new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: 1 });
  return {
    tariffId: best.id,
    name: best.name,
    monthly: euros(best.monthlyCents, language),
    dataGb: number.format(best.dataGb),
    stay: best.id === present.id,
    usedGb: number.format(use.dataGb),
    neededGb: use.dataGb,
  };
}

/** The highest monthly usage of the last twelve months, the current one included. */
async function strongest(db: Db, lineId: string, kind: "data" | "voice", zone: Language): Promise<number> {
  const past = await db
    .select({ used: usagePeriods.used })
    .from(usagePeriods)
    .where(and(eq(usagePeriods.lineId, lineId), eq(usagePeriods.kind, kind), eq(usagePeriods.zone, zone)))
    .orderBy(desc(usagePeriods.period))
    .limit(MONTHS);
  const now = await db
    .select({ used: usage.used })
    .from(usage)
    .where(and(eq(usage.lineId, lineId), eq(usage.kind, kind), eq(usage.zone, zone)));
  return Math.max(0, ...[...past, ...now].map(({ used }) => used));
}
