import { ConfigError } from "./base/config/config.ts";
import { onCrash } from "./compose/server/last-words.ts";
import { startOperator } from "./compose/server/start.ts";

/** Longer than stopping requests and jobs takes; the supervisor kills the process soon after. */
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
  // A parent that started this process with an IPC channel has ended, perhaps killed, so nothing else would end this process.
  process.once("disconnect", end);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
