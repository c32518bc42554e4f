import { type ChargeDetails, chargesDetails } from "@tribun/api-client/contract";
import { type DaySpan, euro, germanDay, type Language, monthOf, nextMonth, sum } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { billingAccounts } from "../db/schema/billing.ts";
import { Problem } from "../base/problem.ts";
import { route } from "../http/route.ts";
import { ownerOf, ownLine } from "../lines/own-line.ts";
import { baseFees, type BilledContract, contractsOf, type Entry, startOf, unbilledCharges } from "./entries.ts";
import { requirePartner } from "./partner-record.ts";

export const chargeDetailRoutes = [
  route(chargesDetails, async ({ query, ctx }) => {
    if (!(await requirePartner(ctx.db, ctx.user))) throw Problem.noContract();
    if (query.lineId !== undefined) await ownLine(ctx.db, query.lineId, ownerOf(ctx));
    return unbilled(ctx.db, ctx.user.id, query.lineId, { now: ctx.clock.now(), language: ctx.language });
  }),
];

/** All that no invoice holds yet: base fees for the days up to and including today, and posted charges. */
async function unbilled(
  db: Db,
  userId: string,
  lineId: string | undefined,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<ChargeDetails> {
  const today = germanDay(now.getTime());
  const mine = (id: string | null) => lineId === undefined || id === lineId;
  const contracts = (await contractsOf(db, userId)).filter(({ line }) => mine(line.id));
  const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, userId));
  const months = openMonths(contracts, account?.nextMonth, today);
  const posted = (await unbilledCharges(db, userId, today, "read")).filter(({ lineId: of }) => mine(of));
  const entries = [...months.flatMap((days) => baseFees(contracts, days)), ...posted];
  return {
    periodFrom: [...months.map(({ from }) => from), today].toSorted()[0] ?? today,
    asOf: now.toISOString(),
    items: entries.map((entry) => itemOf(entry, language)),
    total: sum(entries.map(({ grossCents }) => euro(grossCents))),
  };
}

/** The months that are not billed, the current one only up to today. */
function openMonths(contracts: readonly BilledContract[], nextBilled: string | undefined, today: string): DaySpan[] {
  const first = contracts.flatMap((contract) => startOf(contract) ?? []).toSorted()[0];
  if (first === undefined) return [];
  const from = nextBilled !== undefined && nextBilled > first ? nextBilled : first;
  const months: DaySpan[] = [];
  for (let month = { ...monthOf(from), from }; month.from <= today; month = nextMonth(month.from)) {
    months.push({ from: month.from, to: month.to < today ? month.to : today });
  }
  return months;
}

function itemOf({ label, zone, quantity, grossCents }: Entry, language: Language): ChargeDetails["items"][number] {
  return { label: label[language], ...(zone !== null && { zone }), quantity, amount: euro(grossCents) };
}
