import type { Logger } from "pino";

/**
 * Ends the process on a failure that nobody caught, after one line in the log. Node's own words would hold the whole error,
 * with the parameters of a failed query; and a process in an unknown state must not go on.
 */
export function onCrash(log: Logger): void {
  const end = (kind: string) => (error: unknown) => {
    log.fatal({ err: error }, kind);
    process.exit(1);
  };
  process.on("uncaughtException", end("uncaught exception"));
  process.on("unhandledRejection", end("unhandled rejection"));
}
