import type { ErrorCode } from "../reasons/errors.ts";

// A short pattern instead of the catalogue, because every page that calls the operator loads it and few load the catalogue.
const CODES = /^(?:-1|10(?:0[1-9]|[1-3]\d|4[0-8]|66)|11(?:0[1-9]|1[0-2])|RATE_LIMIT_EXCEEDED)$/;

/** True for a code of the catalogue; callers treat anything else as "-1". */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && CODES.test(value);
}
