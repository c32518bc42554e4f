import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../../base/config/config.ts";
import { errorFacts } from "../../base/scrub.ts";

const PRIVATE = ["password", "authorization", "token", "accessToken", "refreshToken", "iban", "email", "phone", "to", "body"];

/**
 * Creates a JSON log without personal data: the code logs selected facts only (call, status, kind, ids), `errorFacts` reduces errors, and
 * fields with the names of personal data are redacted as a safeguard.
 */
export function createLog(config: Pick<Config, "logLevel">, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: { service: "operator" },
    serializers: { err: (error: unknown) => errorFacts(error) },
    redact: PRIVATE.flatMap((name) => [name, `*.${name}`]),
  };
  return destination ? pino(options, destination) : pino(options);
}
