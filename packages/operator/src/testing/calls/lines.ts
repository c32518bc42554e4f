import { randomUUID } from "node:crypto";
import { lineTariffChange, lineTariffSummary, simBlock, simReplace } from "@tribun/api-client/contract";
import { and, eq, inArray } from "drizzle-orm";
import { lineEnds } from "../../db/schema/account.ts";
import { lineNumbers, sims, tariffChanges } from "../../db/schema/lines.ts";
import { users } from "../../db/schema/users.ts";
import { simReplacements } from "../../db/schema/line-care.ts";
import { proofHeader } from "../fans.ts";
import { heldNumber } from "../orders.ts";
import type { Fixtures, Refusal } from "./fixture.ts";
import type { World } from "./world.ts";

const FOREIGN: Refusal = { code: "-1", status: 403 };
const proofOf = ({ owner }: World) => ({ password: owner.form.password });
const lineOf = ({ owner }: World) => ({ params: { id: owner.lineId } });

/** Resets the owner's line, so that nothing is in progress. */
async function calm(world: World) {
  const { operator, owner } = world;
  await operator.runJobs();
  const open = inArray(simReplacements.state, ["ordered", "shipped"]);
  await operator.deps.db
    .update(simReplacements)
    .set({ state: "failed" })
    .where(and(eq(simReplacements.lineId, owner.lineId), open));
  return lineOf(world);
}

/** Returns a posted card of the owner. */
async function shippedCard(world: World): Promise<string> {
  const { operator, owner } = world;
  await calm(world);
  // Another call has changed the owner's address, and a card to a new address would wait.
  await operator.deps.db.update(users).set({ addressSince: null }).where(eq(users.id, owner.userId));
  await operator.call(simReplace, { ...lineOf(world), body: { simType: "physical", reason: "defect", ...proofOf(world) } }, owner.as);
  await operator.runJobs();
  const [row] = await operator.deps.db.select().from(simReplacements).where(eq(simReplacements.state, "shipped"));
  return row?.newIccid ?? "";
}

/** Builds a tariff change of the owner's line with its summary; cancels an earlier change and a termination. */
async function summarised(world: World) {
  const { operator, owner } = world;
  await operator.deps.db.update(tariffChanges).set({ state: "cancelled" }).where(eq(tariffChanges.lineId, owner.lineId));
  await operator.deps.db.delete(lineEnds).where(eq(lineEnds.lineId, owner.lineId));
  const body = { tariffId: "tribun-l" };
  const { id } = await operator.call(lineTariffSummary, { ...lineOf(world), body }, owner.as);
  return { ...lineOf(world), body: { ...body, contractSummaryId: id } };
}

/** The owner's line with a pending tariff change. */
async function changing(world: World) {
  await world.operator.call(lineTariffChange, await summarised(world), world.owner.as);
  return lineOf(world);
}

export const LINE_FIXTURES = {
  lineEsim: {
    foreign: FOREIGN,
    prepare: async (world) => {
      const set = { type: "esim" as const, smdpAddress: "smdp.example.com", matchingId: randomUUID().toUpperCase() };
      const current = and(eq(sims.lineId, world.owner.lineId), eq(sims.state, "active"));
      await world.operator.deps.db.update(sims).set(set).where(current);
      return lineOf(world);
    },
  },
  lineUsage: { foreign: FOREIGN, prepare: (world) => lineOf(world) },
  simBlock: { foreign: FOREIGN, prepare: (world) => ({ ...lineOf(world), body: { reason: "lost" } }) },
  simUnblock: {
    foreign: FOREIGN,
    prepare: async (world) => {
      await world.operator.call(simBlock, { ...lineOf(world), body: {} }, world.owner.as);
      return { ...lineOf(world), body: proofOf(world) };
    },
  },
  simReplace: {
    foreign: FOREIGN,
    prepare: async (world) => ({ ...(await calm(world)), body: { simType: "esim", reason: "newDevice", ...proofOf(world) } }),
  },
  simActivate: {
    foreign: FOREIGN,
    prepare: async (world) => ({ body: { iccid: await shippedCard(world), ...proofOf(world) }, ...lineOf(world) }),
  },
  lineNumber: {
    foreign: FOREIGN,
    prepare: async (world) => {
      const { operator, owner } = world;
      // Each run changes the number again.
      await operator.deps.db.delete(lineNumbers).where(eq(lineNumbers.lineId, owner.lineId));
      const as = { ...owner.as, cart: randomUUID() };
      return { ...lineOf(world), body: { ...(await heldNumber(operator, as)), ...proofOf(world) }, as };
    },
  },
  lineTariffs: { foreign: FOREIGN, prepare: lineOf },
  lineTariffSummary: { foreign: FOREIGN, prepare: (world) => ({ ...lineOf(world), body: { tariffId: "tribun-l" } }) },
  lineTariffChange: {
    foreign: FOREIGN,
    prepare: summarised,
  },
  lineTariffSummaryPdf: { foreign: FOREIGN, prepare: changing },
  lineTariffKeep: { foreign: FOREIGN, prepare: changing },
  linePuk: {
    foreign: FOREIGN,
    prepare: (world) => ({ ...lineOf(world), as: { headers: proofHeader(world.owner.form.password) } }),
  },
  linePukByPassword: { foreign: FOREIGN, prepare: (world) => ({ ...lineOf(world), body: proofOf(world) }) },
  lineSettingsRead: { foreign: FOREIGN, prepare: lineOf },
  lineCostShield: { foreign: FOREIGN, prepare: (world) => ({ ...lineOf(world), body: { capCents: 10_000 } }) },
  lineEvn: { foreign: FOREIGN, prepare: (world) => ({ ...lineOf(world), body: { mode: "shortened", declaration: true } }) },
  lineBlocks: { foreign: FOREIGN, prepare: (world) => ({ ...lineOf(world), body: { premiumNumbers: true } }) },
  lineNotices: { foreign: FOREIGN, prepare: (world) => ({ ...lineOf(world), body: { usageNotice: false } }) },
  checkSim: { prepare: () => ({ body: { iccid: "8949990000190700015" } }) },
} satisfies Partial<Fixtures>;
