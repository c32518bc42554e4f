import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../config/config.ts";
import { errorFacts } from "./scrub.ts";

const PRIVATE = ["password", "authorization", "token", "accessToken", "refreshToken", "iban", "email", "phone", "to", "body"];

/**
 * Lines of JSON without personal data: what is logged is chosen (call, status, kind, ids), errors are reduced to what
 * `errorFacts` lets through, and fields that carry personal data elsewhere are blanked although nothing should log them.
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
