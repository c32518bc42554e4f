import { isSimBlocked } from "@tribun/domain";
import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { simEvents } from "../../db/schema/line-care.ts";
import { sims } from "../../db/schema/lines.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { SimPending } from "../../ports/sim.ts";
import { handLineToCare, type LineCase } from "./line-case.ts";
import { PENDING_MS } from "./network.ts";

const payload = v.object({ iccid: v.string() });

/** Retries every ten minutes for about a week, because every minute counts for a stolen phone. */
const SYNC = { attempts: 1000, pauseSeconds: (attempt: number) => Math.min(5 * 2 ** (attempt - 1), 600) };

/**
 * Sends a SIM's current block state to the platform. It reads the state when it runs, so that a failed block and a later unblock end as the
 * fan wanted, in any order.
 */
export const syncSim = defineJob(
  "sim.sync",
  payload,
  async ({ iccid }, { deps, db }) => {
    const [sim] = await db.select().from(sims).where(eq(sims.iccid, iccid)).for("update");
    if (!sim || (sim.state !== "active" && !isSimBlocked(sim.state))) return;
    const [last] = await db
      .select({ id: simEvents.id })
      .from(simEvents)
      .where(eq(simEvents.iccid, iccid))
      .orderBy(desc(simEvents.id))
      .limit(1);
    const action = { requestId: `${iccid}-${last?.id ?? 0}`, iccid };
    const { block, unblock } = deps.providers.sim;
    await orLater(
      deps,
      () => (isSimBlocked(sim.state) ? block(db, action) : unblock(db, action)),
      (dueAt) => deps.outbox.enqueue(db, syncSim, { iccid }, { dueAt }),
    );
  },
  {
    ...SYNC,
    // `lateBlock` looks for the SIM in the payload.
    keepsPayload: true,
    onGiveUp: async (given, { deps, db }) => {
      const { iccid } = v.parse(payload, given);
      const [sim] = await db.select().from(sims).where(eq(sims.iccid, iccid));
      if (!sim || (sim.state !== "active" && !isSimBlocked(sim.state))) return;
      await handLineToCare(deps, db, sim.lineId, isSimBlocked(sim.state) ? blockCase(iccid) : unblockCase(iccid));
    },
  },
);

/** The case for customer care when the platform has not carried out a block. */
export const blockCase = (iccid: string): LineCase => ({
  reference: `sim.sync:${iccid}`,
  kind: "block",
  message: `Dringend: Die SIM-Plattform hat die Sperre der SIM ${iccid} nicht bestätigt, sie ist womöglich in fremden Händen. Bitte bei der Plattform anrufen und von Hand sperren lassen.`,
});

const unblockCase = (iccid: string): LineCase => ({
  reference: `sim.sync:${iccid}`,
  kind: "unblock",
  message: `Die SIM-Plattform hat die Entsperrung der SIM ${iccid} nicht ausgeführt. Bitte dort von Hand freigeben lassen.`,
});

/** Runs work that calls the platform before it writes anything; if the platform is still busy, `again` reschedules it. */
export async function orLater(deps: Deps, work: () => Promise<void>, again: (dueAt: Date) => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SimPending)) throw error;
    await again(new Date(deps.clock.nowMs() + PENDING_MS));
  }
}

/** Calls the platform while a fan waits. @throws Problem -1 with status 502 when it does not answer */
export async function askPlatform<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw Problem.failed({ status: 502, reason: "simPlatform", cause });
  }
}
