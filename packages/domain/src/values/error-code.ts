import type { ErrorCode } from "../reasons/errors.ts";

// Short, as whoever asks the operator carries it, and few the catalogue itself.
const CODES = /^(?:-1|10(?:0[1-9]|[1-3]\d|4[0-8]|66)|11(?:0[1-9]|1[0-2])|RATE_LIMIT_EXCEEDED)$/;

/** True for a code the catalogue knows; anything else counts as "-1". */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && CODES.test(value);
}
