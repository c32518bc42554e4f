import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** The operator's metrics. Labels are ids from the contract and kinds of jobs: a small set, without personal data. */
export type Metrics = {
  readonly registry: Registry;
  /** One request, by the id of its call or the pattern of its page; `refused` for a 5xx status when the caller was at fault. */
  readonly request: (call: string, status: number | "refused", seconds: number) => void;
  /** One attempt of a job. */
  readonly job: (kind: string, outcome: "done" | "failed" | "givenUp") => void;
  readonly recurring: (kind: string, outcome: "done" | "failed") => void;
  /** Adds a gauge whose values are computed when the metrics are read. */
  readonly gauge: (name: string, help: string, labels: readonly string[], read: () => Promise<readonly Reading[]>) => void;
};

export type Reading = { readonly labels?: Readonly<Record<string, string>>; readonly value: number };

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates a separate registry for each operator, so that several can run in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "tribun_request_seconds",
    help: "Time to answer, by call and status",
    labelNames: ["call", "status"],
    buckets: SECONDS,
    registers,
  });
  const jobs = new Counter({
    name: "tribun_jobs_total",
    help: "Tries of outbox jobs",
    labelNames: ["kind", "outcome"],
    registers,
  });
  const recurring = new Counter({
    name: "tribun_recurring_total",
    help: "Runs of recurring work",
    labelNames: ["kind", "outcome"],
    registers,
  });
  return {
    registry,
    request: (call, status, seconds) => requests.observe({ call, status: String(status) }, seconds),
    job: (kind, outcome) => jobs.inc({ kind, outcome }),
    recurring: (kind, outcome) => recurring.inc({ kind, outcome }),
    gauge: (name, help, labelNames, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers,
        collect: async () => {
          const readings = await read();
          gauge.reset();
          for (const { labels = {}, value } of readings) gauge.set(labels, value);
        },
      });
    },
  };
}
