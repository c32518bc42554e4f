import { ConfigError } from "./config/config.ts";
import { onCrash } from "./server/last-words.ts";
import { startOperator } from "./server/start.ts";

/** Longer than the stop of requests and jobs takes; whoever waits for us kills us soon after. */
const STOP_MS = 30_000;

try {
  const operator = await startOperator();
  const { config, log } = operator.deps;
  onCrash(log);
  const sandbox = config.mode === "sandbox" ? `, sandbox console: ${operator.url}/sandbox` : "";
  console.log(`Operator: ${operator.url}${sandbox}`);
  const end = (): void => {
    setTimeout(() => process.exit(1), config.drainSeconds * 1000 + STOP_MS).unref();
    void operator.stop().then(() => process.exit(0));
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.once(signal, end);
  // Whoever started us with a channel to talk is gone, killed perhaps, and nobody else would end us.
  process.once("disconnect", end);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
