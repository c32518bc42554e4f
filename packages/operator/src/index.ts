export { ConfigError, readConfig, SETTINGS } from "./base/config/config.ts";
export { type RunningOperator, startOperator, type StartOptions } from "./server/start.ts";
