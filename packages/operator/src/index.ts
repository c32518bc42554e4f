export { ConfigError } from "./config/config.ts";
export { type RunningOperator, startOperator, type StartOptions } from "./server/start.ts";
