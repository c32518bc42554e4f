import { randomUUID } from "node:crypto";
import { shieldState } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { tariffs } from "../../db/schema/catalogue.ts";
import { lines } from "../../db/schema/lines.ts";
import { uuid } from "../../db/uuid.ts";
import type { Deps } from "../../kernel/deps.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { SimPending } from "../../ports/sim.ts";
import { arrearsBars } from "../../ledger/bars.ts";
import { isRoamingBlocked } from "../settings/roaming-block.ts";
import { readSettings, readShield } from "../settings/store.ts";
import { handLineToCare } from "./line-case.ts";
import { isThrottled, readVolumes } from "../usage/volumes.ts";

const configured = v.object({ lineId: uuid, requestId: v.string() });
/** Milliseconds to wait before the next request to the platform. */
export const PENDING_MS = 5_000;

/**
 * Sends to the network what a line may do now: speed, blocks, roaming. It reads all values when it runs, so that the last job is right in
 * any order.
 */
export const configureLineJob = defineJob(
  "line.configure",
  configured,
  async ({ lineId, requestId }, { deps, db }) => {
    const [row] = await db
      .select({ line: lines, tariff: tariffs })
      .from(lines)
      .innerJoin(tariffs, eq(tariffs.id, lines.tariffId))
      .where(eq(lines.id, lineId))
      .for("update", { of: lines });
    if (!row || row.line.state === "ended") return;
    const now = deps.clock.now();
    const settings = await readSettings(db, lineId, row.tariff, now);
    const throttled = isThrottled(await readVolumes(db, lineId, now), now);
    const shield = shieldState(await readShield(db, settings, now));
    const roamingBlocked = await isRoamingBlocked(db, lineId, now);
    const bars = await arrearsBars(db, lineId, now);
    try {
      await deps.providers.sim.configure(db, {
        requestId,
        msisdn: row.line.msisdn,
        ...(throttled && { dataKbps: row.tariff.throttleKbps }),
        premiumBlocked: settings.premiumBlocked,
        thirdPartyBlocked: settings.thirdPartyBlocked,
        roamingDataBlocked: roamingBlocked || shield === "capped",
        outgoingBlocked: bars.outgoing,
        incomingBlocked: bars.incoming,
      });
    } catch (error) {
      if (!(error instanceof SimPending)) throw error;
      await deps.outbox.enqueue(db, configureLineJob, { lineId, requestId }, { dueAt: new Date(now.getTime() + PENDING_MS) });
    }
  },
  {
    onGiveUp: async (given, { deps, db }) => {
      const { lineId } = v.parse(configured, given);
      await handLineToCare(deps, db, lineId, {
        reference: `line.configure:${lineId}`,
        kind: "settings",
        message: `Die SIM-Plattform hat nicht übernommen, was der Anschluss ${lineId} darf (Sperren, Kostenschutz, Geschwindigkeit). Bitte klären und die Arbeit line.configure neu anstoßen.`,
      });
    },
  },
);

/** Queues `configureLineJob` in the transaction of a change. `dueAt` is for what changes by itself later. */
export function configureLine(deps: Deps, db: Db, lineId: string, dueAt?: Date): Promise<void> {
  return deps.outbox.enqueue(db, configureLineJob, { lineId, requestId: randomUUID() }, dueAt && { dueAt });
}
