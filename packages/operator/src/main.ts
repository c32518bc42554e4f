import { ConfigError } from "./config/config.ts";
import { startOperator } from "./server/start.ts";

try {
  const operator = await startOperator();
  const sandbox = operator.deps.config.mode === "sandbox" ? `, sandbox console: ${operator.url}/sandbox` : "";
  console.log(`Operator: ${operator.url}${sandbox}`);
  const end = (): void => {
    void operator.stop().then(() => process.exit(0));
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
