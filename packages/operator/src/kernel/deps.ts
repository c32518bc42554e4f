import type { Logger } from "pino";
import type { Clock } from "../base/clock.ts";
import type { Config } from "../base/config/config.ts";
import type { Db } from "../db/database.ts";
import type { ThirdPartySlots } from "./third-party-slots.ts";
import type { Metrics } from "../base/metrics.ts";
import type { JobQueue } from "./outbox/job-queue.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { Providers } from "../ports/providers.ts";
import type { SubjectsOf } from "./subject-shape.ts";
import type { Lifecycle } from "../base/lifecycle.ts";
import type { Teams } from "../base/teams.ts";

/** All dependencies of the operator's code. */
export type Deps = {
  /**
   * The pool. A handler uses `ctx.db`, which is the call's transaction if the call is idempotent. Code within any transaction uses only
   * `outsideOf(db)`, because a second connection of the pool can block all of them.
   */
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
  /** Waits before the operator checks again for the result of another process or a third party. */
  readonly pause: (ms: number) => Promise<void>;
  readonly log: Logger;
  readonly teams: Teams;
  readonly providers: Providers;
  readonly outbox: Outbox;
  /** Starts the runners of the outbox and of recurring work. */
  readonly queue: JobQueue;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  /** For pages; a call declares at its route that it contacts a third party. */
  readonly thirdPartySlots: ThirdPartySlots;
  /** Subjects that a payment can be for. */
  readonly subjects: SubjectsOf<Deps>;
};
