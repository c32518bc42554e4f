import type { Logger } from "pino";

/**
 * Ends the process on an uncaught failure after one log line. Node's own output would contain the whole error with the parameters of a
 * failed query; and a process in an unknown state must not continue.
 */
export function onCrash(log: Logger): void {
  const end = (kind: string) => (error: unknown) => {
    log.fatal({ err: error }, kind);
    process.exit(1);
  };
  process.on("uncaughtException", end("uncaught exception"));
  process.on("unhandledRejection", end("unhandled rejection"));
}
