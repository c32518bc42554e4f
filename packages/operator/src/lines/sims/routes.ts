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
import { Problem } from "../../base/problem.ts";
import type { Context } from "../../http/context.ts";
import { route } from "../../http/route.ts";
import { guardProof, type Proof, proofOf } from "../../http/proof/proof-guard.ts";
import { type OwnLine, ownLine, ownerOf, runningLine } from "../own-line.ts";
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
  route(simUnblock, async ({ params, body, ctx }) => {
    await provenOwner(ctx, params.id, body);
    return ctx.db.transaction(async (db) => {
      const { line } = await runningLine(db, params.id, ownerOf(ctx));
      return viewOf(db, line.id, await setFanBlock({ deps: ctx.deps, db, line }, false));
    });
  }),
  route(simReplace, { asks: ({ body }) => (body.eid === undefined ? undefined : "sim") }, async ({ params, body, ctx }) => {
    await provenOwner(ctx, params.id, body);
    const { line, tariff } = await runningLine(ctx.db, params.id, ownerOf(ctx));
    return replacementView(await orderReplacement({ deps: ctx.deps, db: ctx.db, line }, ctx.user, tariff.simTypes, body));
  }),
  route(simActivate, async ({ params, body, ctx }) => {
    await provenOwner(ctx, params.id, body);
    return ctx.db.transaction(async (db) => {
      const { line } = await runningLine(db, params.id, ownerOf(ctx));
      await activateCard({ deps: ctx.deps, db, line }, body.iccid);
      return viewOf(db, line.id, await currentSim(db, line.id));
    });
  }),
  route(linePuk, async ({ params, ctx }) => {
    const { line } = await provenOwner(ctx, params.id, proofOf(ctx.headers));
    return readCodes(ctx.deps, ctx.db, await currentSim(ctx.db, line.id));
  }),
  route(linePukByPassword, async ({ params, body, ctx }) => {
    const { line } = await provenOwner(ctx, params.id, body);
    return readCodes(ctx.deps, ctx.db, await currentSim(ctx.db, line.id));
  }),
  route(checkSim, ({ body, ctx }) => checkSimCard(ctx.deps, ctx.db, body.iccid, ctx.user)),
];

/** The fan's own line after the proof. The slow proof is checked before anything is locked. */
async function provenOwner(ctx: Context<typeof linePuk>, lineId: string, proof: Proof): Promise<OwnLine> {
  const own = await ownLine(ctx.db, lineId, ownerOf(ctx));
  await guardProof(ctx.deps, ctx.team, ctx.user, proof);
  return own;
}

async function currentSim(db: Db, lineId: string): Promise<SimRow> {
  const [row] = await db
    .select()
    .from(sims)
    .where(and(eq(sims.lineId, lineId), isCurrent));
  if (!row) throw Problem.failed({ status: 409, reason: "sim.none" });
  return row;
}

async function viewOf(db: Db, lineId: string, sim: SimRow): Promise<Line["sim"]> {
  return simView(sim, await openReplacement(db, lineId));
}
