import {
  type ActiveOption,
  myOptions,
  optionDetail,
  optionIntent,
  optionRenewal,
  options as optionsCall,
} from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { allowances, type PackRow, packs } from "../../db/schema/packs.ts";
import { isUuid } from "../../db/uuid.ts";
import { Problem } from "../../http/problem.ts";
import { route } from "../../http/route.ts";
import { ownerOf } from "../lines/own-line.ts";
import { providerIfCharged } from "../payments/open.ts";
import { buyPack, guardContract } from "./buy.ts";
import { LIVING_PACKS } from "./end-pack.ts";
import { findOption, listOptions, optionOf } from "./store.ts";
import { setRenewal } from "./set-renewal.ts";
import { activeOptionView, optionView } from "./views.ts";

export const optionRoutes = [
  route(optionsCall, async ({ query, ctx }) => (await listOptions(ctx.db, query)).map((row) => optionView(row, ctx.language))),
  route(myOptions, async ({ ctx }) => {
    await guardContract(ctx.db, ctx.user);
    const rows = await ctx.db
      .select({ pack: packs })
      .from(packs)
      .where(and(eq(packs.userId, ctx.user.id), eq(packs.teamId, ctx.team.id), inArray(packs.state, [...LIVING_PACKS])))
      .orderBy(asc(packs.endsAt), asc(packs.id));
    return Promise.all(rows.map(({ pack }) => viewOf(ctx.db, pack, ctx.language)));
  }),
  route(optionRenewal, ({ params, body, ctx }) =>
    ctx.db.transaction(async (db) => {
      const { teamId, userId } = ownerOf(ctx);
      const mine = and(eq(packs.id, params.id), eq(packs.teamId, teamId), eq(packs.userId, userId));
      const [pack] = isUuid(params.id) ? await db.select().from(packs).where(mine).for("update") : [];
      if (!pack) throw new Problem("-1", { status: 403, reason: "pack.foreign" });
      return viewOf(db, await setRenewal(ctx.deps, db, pack, body.autoRenew), ctx.language);
    }),
  ),
  route(optionDetail, async ({ params, ctx }) => optionView(await findOption(ctx.db, params.id), ctx.language)),
  route(optionIntent, { asks: providerIfCharged }, async ({ params, body, ctx }) => {
    const { deps, db, team, user, language } = ctx;
    return buyPack({ deps, db, team, user, language, optionId: params.id, ...body });
  }),
];

async function viewOf(db: Db, pack: PackRow, language: Language): Promise<ActiveOption> {
  // The newest period's, where there is more than one.
  const rows = await db.select().from(allowances).where(eq(allowances.packId, pack.id)).orderBy(desc(allowances.endsAt));
  return activeOptionView(pack, await optionOf(db, pack.optionId), rows, language);
}
