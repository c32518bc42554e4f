import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { Db } from "./db/database.ts";
import type { ThirdPartySlots } from "./http/third-party-slots.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { JobQueue } from "./outbox/job-queue.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { Providers } from "./providers/providers.ts";
import type { PaymentSubjects } from "./resources/payments/subject.ts";
import type { Lifecycle } from "./server/lifecycle.ts";
import type { Teams } from "./teams.ts";

/** Everything the operator's code needs from outside. */
export type Deps = {
  /**
   * The pool. In a handler use `ctx.db`, which is the call's transaction where the call is idempotent, and from within any
   * transaction only `outsideOf` this: a second connection of the pool can stall them all.
   */
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
  /** Lets milliseconds pass before the operator looks again at what somebody else is doing. */
  readonly pause: (ms: number) => Promise<void>;
  readonly log: Logger;
  readonly teams: Teams;
  readonly providers: Providers;
  readonly outbox: Outbox;
  /** Wakes the runners of the outbox and of recurring work. */
  readonly queue: JobQueue;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  /** For pages; a call says that it asks a third party where its route is made. */
  readonly thirdPartySlots: ThirdPartySlots;
  /** What a payment can be for. */
  readonly subjects: PaymentSubjects;
};
