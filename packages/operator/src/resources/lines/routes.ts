import { type Line, myLines, ping } from "@tribun/api-client/contract";
import { addMonths, germanDay, type Language, maskIccid } from "@tribun/domain";
import { and, asc, count, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type TariffRow, tariffs } from "../../db/schema/catalogue.ts";
import { type LineRow, lines, type SimRow, sims, usage } from "../../db/schema/lines.ts";
import { orders } from "../../db/schema/orders.ts";
import { Problem } from "../../http/problem.ts";
import { route } from "../../http/route.ts";
import { tariffView } from "../tariffs/tariff-view.ts";

const PENDING = ["submitted", "paymentOpen", "paymentProcessing", "paymentFailed", "paid", "provisioning"] as const;

export const lineRoutes = [
  route(myLines, async ({ ctx }) => {
    const rows = await ctx.db
      .select({ line: lines, tariff: tariffs, sim: sims })
      .from(lines)
      .innerJoin(tariffs, eq(tariffs.id, lines.tariffId))
      .leftJoin(sims, eq(sims.lineId, lines.id))
      .where(eq(lines.userId, ctx.user.id))
      .orderBy(asc(lines.createdAt));
    // A line without a customer in the partner's system cannot be looked after there.
    if (rows.length > 0 && ctx.user.partnerCustomerId === null) throw new Problem("1020");
    const today = germanDay(ctx.clock.nowMs());
    return Promise.all(rows.map((row) => lineView(ctx.db, row, today, ctx.language)));
  }),
  route(ping, async ({ ctx }) => {
    const own = and(eq(orders.userId, ctx.user.id), inArray(orders.state, [...PENDING]));
    const [pending] = await ctx.db.select({ total: count() }).from(orders).where(own);
    const [latest] = await ctx.db
      .select({ at: lines.activatedAt })
      .from(lines)
      .where(and(eq(lines.userId, ctx.user.id), isNotNull(lines.activatedAt)))
      .orderBy(desc(lines.activatedAt))
      .limit(1);
    return {
      revision: ctx.user.revision,
      pendingOrders: pending?.total ?? 0,
      ...(latest?.at && { activatedAt: latest.at.toISOString() }),
    };
  }),
];

type Joined = { readonly line: LineRow; readonly tariff: TariffRow; readonly sim: SimRow | null };

async function lineView(db: Db, { line, tariff, sim }: Joined, today: string, language: Language): Promise<Line> {
  const used = await db.select().from(usage).where(eq(usage.lineId, line.id)).orderBy(asc(usage.kind), asc(usage.zone));
  const data = used.find(({ kind, zone }) => kind === "data" && zone === "de");
  const remaining = data ? Math.max(0, data.total - data.used) : tariff.dataGb + line.bonusGb;
  return {
    id: line.id,
    msisdn: line.msisdn,
    tariff: tariffView(tariff, language),
    status: line.state,
    ...(line.orderId !== null && { orderId: line.orderId }),
    ...(line.activatedAt && { activatedAt: line.activatedAt.toISOString(), renewalDate: renewalAfter(line.activatedAt, today) }),
    ...(line.commitmentEnd !== null && { commitmentEnd: line.commitmentEnd, cancelBy: addMonths(line.commitmentEnd, -1) }),
    // Two decimals: what is left in floating point is not what a fan has left.
    remainingGb: Math.round(remaining * 100) / 100,
    usage: used.map(({ kind, zone, used: amount, total, unit, asOf }) => ({
      kind,
      zone,
      used: amount,
      total,
      unit,
      asOf: asOf.toISOString(),
    })),
    sim: { type: sim?.type ?? "physical", iccidMasked: sim ? maskIccid(sim.iccid) : "", ...(sim && sim.eid !== null && { eid: sim.eid }) },
  };
}

/** The next monthly day after today on which the volume starts anew. */
function renewalAfter(activatedAt: Date, today: string): string {
  const start = germanDay(activatedAt.getTime());
  const months = (Number(today.slice(0, 4)) - Number(start.slice(0, 4))) * 12 + Number(today.slice(5, 7)) - Number(start.slice(5, 7));
  const candidate = addMonths(start, months);
  return candidate > today ? candidate : addMonths(start, months + 1);
}
