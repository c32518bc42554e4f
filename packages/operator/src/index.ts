export { ConfigError, readConfig, SETTINGS } from "./base/config/config.ts";
export { type RunningOperator, startOperator, type StartOptions } from "./compose/server/start.ts";
