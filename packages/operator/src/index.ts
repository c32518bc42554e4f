export { ConfigError, readConfig, SETTINGS } from "./config/config.ts";
export { type RunningOperator, startOperator, type StartOptions } from "./server/start.ts";
