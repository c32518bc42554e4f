import { pino } from "pino";
import { createClock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { createOutbox } from "../outbox/outbox.ts";
import { createProviders } from "../providers/create-providers.ts";
import { SUBJECTS } from "../resources/payments/subjects.ts";
import { readClockOffset } from "../sandbox/settings.ts";
import { SEED_TEAMS } from "../seed/teams.ts";
import { teamsOf } from "../teams.ts";

/** Puts the parts together. `base` is real time unless a test brings its own. */
export function createDeps(config: Config, db: Db, base: () => number = Date.now): Deps {
  // Real life has no offset, and must not read one.
  const clock = config.mode === "sandbox" ? createClock(base, () => readClockOffset(db)) : createClock(base);
  const teams = teamsOf(SEED_TEAMS, config.teamOrigins);
  const outbox = createOutbox(clock);
  return {
    db,
    config,
    clock,
    log: pino({ level: config.logLevel, redact: ["*.password", "*.authorization"] }),
    teams,
    providers: createProviders(config, clock, teams, outbox),
    outbox,
    subjects: SUBJECTS,
  };
}
