import {
  checkSim,
  type Line,
  lineEsim,
  linePuk,
  linePukByPassword,
  simActivate,
  simBlock,
  simReplace,
  simUnblock,
} from "@tribun/api-client/contract";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type SimRow, sims } from "../../db/schema/lines.ts";
import { Problem } from "../../http/problem.ts";
import { HEADER } from "../../http/request-headers.ts";
import { route } from "../../http/route.ts";
import { ownLine, ownerOf, runningLine } from "../lines/own-line.ts";
import { activateCard, orderReplacement, setFanBlock } from "./actions.ts";
import { checkSimCard, readCodes } from "./check.ts";
import { esimProfile } from "./esim.ts";
import { replacementView, simView } from "./sim-view.ts";
import { isCurrent, openReplacement } from "./store.ts";

export const simRoutes = [
  route(lineEsim, async ({ params, ctx }) => {
    const { line } = await ownLine(ctx.db, params.id, ownerOf(ctx));
    return esimProfile(ctx.deps, ctx.db, await currentSim(ctx.db, line.id));
  }),
  route(simBlock, ({ params, body, ctx }) =>
    ctx.db.transaction(async (db) => {
      const { line } = await runningLine(db, params.id, ownerOf(ctx));
      return viewOf(db, line.id, await setFanBlock({ deps: ctx.deps, db, line }, true, body.reason));
    }),
  ),
  route(simUnblock, ({ params, ctx }) =>
    ctx.db.transaction(async (db) => {
      const { line } = await runningLine(db, params.id, ownerOf(ctx));
      return viewOf(db, line.id, await setFanBlock({ deps: ctx.deps, db, line }, false));
    }),
  ),
  route(simReplace, { asks: ({ body }) => (body.eid === undefined ? undefined : "sim") }, async ({ params, body, ctx }) => {
    const { line, tariff } = await runningLine(ctx.db, params.id, ownerOf(ctx));
    return replacementView(await orderReplacement({ deps: ctx.deps, db: ctx.db, line }, ctx.user, tariff.simTypes, body));
  }),
  route(simActivate, ({ params, body, ctx }) =>
    ctx.db.transaction(async (db) => {
      const { line } = await runningLine(db, params.id, ownerOf(ctx));
      await activateCard({ deps: ctx.deps, db, line }, body.iccid);
      return viewOf(db, line.id, await currentSim(db, line.id));
    }),
  ),
  route(linePuk, async ({ params, ctx }) => {
    const password = Buffer.from(ctx.headers.get(HEADER.reauthentication) ?? "", "base64url").toString("utf8");
    const { line } = await ownLine(ctx.db, params.id, ownerOf(ctx));
    return readCodes(ctx.deps, ctx.db, ctx.user, await currentSim(ctx.db, line.id), password);
  }),
  route(linePukByPassword, async ({ params, body, ctx }) => {
    const { line } = await ownLine(ctx.db, params.id, ownerOf(ctx));
    return readCodes(ctx.deps, ctx.db, ctx.user, await currentSim(ctx.db, line.id), body.password);
  }),
  route(checkSim, ({ body, ctx }) => checkSimCard(ctx.deps, ctx.db, body.iccid, ctx.user)),
];

async function currentSim(db: Db, lineId: string): Promise<SimRow> {
  const [row] = await db
    .select()
    .from(sims)
    .where(and(eq(sims.lineId, lineId), isCurrent));
  if (!row) throw new Problem("-1", { status: 409, reason: "sim.none" });
  return row;
}

async function viewOf(db: Db, lineId: string, sim: SimRow): Promise<Line["sim"]> {
  return simView(sim, await openReplacement(db, lineId));
}
