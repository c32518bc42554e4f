import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { createClock } from "../../base/clock.ts";
import type { Config } from "../../base/config/config.ts";
import type { Db } from "../../db/database.ts";
import type { Deps } from "../../kernel/deps.ts";
import { createThirdPartySlots } from "../../kernel/third-party-slots.ts";
import { createMetrics } from "../../base/metrics.ts";
import { type JobQueue, sleepingQueue } from "../../kernel/outbox/job-queue.ts";
import { createOutbox } from "../../kernel/outbox/outbox.ts";
import { createProviders } from "../create-providers.ts";
import { SUBJECTS } from "../payment-subjects.ts";
import { readClockOffset } from "../../sandbox/settings.ts";
import { SEED_TEAMS } from "../../base/clubs/teams.ts";
import { teamsOf } from "../../base/teams.ts";
import { createLifecycle } from "../../base/lifecycle.ts";
import { createLog } from "./log.ts";

export type DepsOptions = {
  /** Real time by default; a test may pass its own. */
  readonly base?: () => number;
  /** Without a queue, no runner is notified. */
  readonly queue?: JobQueue;
  readonly log?: Logger;
};

/** Creates the operator's dependencies. */
export function createDeps(config: Config, db: Db, options: DepsOptions = {}): Deps {
  const { base = Date.now, queue = sleepingQueue, log = createLog(config) } = options;
  // A live operator has no clock offset and must not read one.
  const clock = config.mode === "sandbox" ? createClock(base, () => readClockOffset(db)) : createClock(base);
  const teams = teamsOf(SEED_TEAMS, config.teamOrigins);
  const outbox = createOutbox(clock, queue);
  return {
    db,
    config,
    clock,
    pause,
    log,
    teams,
    providers: createProviders(config, clock, teams, outbox),
    outbox,
    queue,
    metrics: createMetrics(),
    lifecycle: createLifecycle(),
    thirdPartySlots: createThirdPartySlots(config.databaseConnections),
    subjects: SUBJECTS,
  };
}
