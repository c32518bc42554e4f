import {
  type ActiveOption,
  myOptions,
  optionDetail,
  optionIntent,
  optionRenewal,
  optionStart,
  options as optionsCall,
} from "@tribun/api-client/contract";
import { germanDay, withdrawalEnd } from "@tribun/domain";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { allowances, packOrders, type PackRow, packs } from "../db/schema/packs.ts";
import type { UserRow } from "../db/schema/users.ts";
import { isUuid } from "../db/uuid.ts";
import type { BaseContext } from "../http/context.ts";
import { Problem } from "../base/problem.ts";
import { route } from "../http/route.ts";
import { ownerOf } from "../lines/own-line.ts";
import { providerIfCharged } from "../payments/open.ts";
import { buyPack, guardContract } from "./buy.ts";
import { LIVING_PACKS } from "./end-pack.ts";
import { findOption, listOptions, optionOf } from "./store.ts";
import { setRenewal } from "./set-renewal.ts";
import { startNow } from "./start.ts";
import { isWithdrawable } from "./unused.ts";
import { activeOptionView, optionView } from "./views.ts";

export const packRoutes = [
  route(optionsCall, async ({ query, ctx }) => (await listOptions(ctx.db, query)).map((row) => optionView(row, ctx.language))),
  route(myOptions, async ({ ctx }) => {
    await guardContract(ctx.db, ctx.user);
    const rows = await ctx.db
      .select({ pack: packs })
      .from(packs)
      .where(and(eq(packs.userId, ctx.user.id), eq(packs.teamId, ctx.team.id), inArray(packs.state, [...LIVING_PACKS])))
      .orderBy(asc(packs.endsAt), asc(packs.id));
    return Promise.all(rows.map(({ pack }) => viewOf(ctx, pack)));
  }),
  route(optionRenewal, ({ params, body, ctx }) =>
    ctx.db.transaction(async (db) => {
      const pack = await ownPack({ ...ctx, db }, params.id);
      return viewOf({ ...ctx, db }, await setRenewal(ctx.deps, db, pack, body.autoRenew));
    }),
  ),
  route(optionStart, ({ params, ctx }) =>
    ctx.db.transaction(async (db) => viewOf({ ...ctx, db }, await startNow(ctx.deps, db, await ownPack({ ...ctx, db }, params.id)))),
  ),
  route(optionDetail, async ({ params, ctx }) => optionView(await findOption(ctx.db, params.id), ctx.language)),
  route(optionIntent, { asks: providerIfCharged }, async ({ params, body, ctx }) => {
    const { deps, db, team, user, language } = ctx;
    return buyPack({ deps, db, team, user, language, optionId: params.id, ...body });
  }),
];

/** The fan's own pack, locked until the transaction ends. */
async function ownPack(ctx: Parameters<typeof ownerOf>[0] & Pick<BaseContext, "db">, id: string): Promise<PackRow> {
  const { teamId, userId } = ownerOf(ctx);
  const mine = and(eq(packs.id, id), eq(packs.teamId, teamId), eq(packs.userId, userId));
  const [pack] = isUuid(id) ? await ctx.db.select().from(packs).where(mine).for("update") : [];
  if (!pack) throw Problem.failed({ status: 403, reason: "pack.foreign" });
  return pack;
}

type Reader = Pick<BaseContext, "db" | "clock" | "language"> & { readonly user: Pick<UserRow, "customerType"> };

async function viewOf({ db, clock, language, user }: Reader, pack: PackRow): Promise<ActiveOption> {
  const [rows, option, [order]] = await Promise.all([
    // The newest period's allowances come first.
    db.select().from(allowances).where(eq(allowances.packId, pack.id)).orderBy(desc(allowances.endsAt)),
    optionOf(db, pack.optionId),
    db.select().from(packOrders).where(eq(packOrders.id, pack.orderId)),
  ]);
  const open =
    user.customerType === "private" && order?.state === "paid" && order.paidAt !== null && isWithdrawable(order.paidAt, clock.now());
  const withdrawal = open && order.paidAt ? { number: order.number, until: withdrawalEnd(germanDay(order.paidAt.getTime())) } : undefined;
  return activeOptionView(pack, { option, allowances: rows, withdrawal }, language);
}
