import type { ErrorCode } from "../reasons/errors.ts";

// A short pattern instead of the catalogue, because every page that calls the operator loads it and few load the catalogue.
const CODES = /^(?:-1|10(?:0[1-9]|[1-3]\d|4[0-8]|66)|11(?:0[1-9]|1[0-2])|RATE_LIMIT_EXCEEDED)$/;

/** True for a code of the catalogue; callers treat anything else as "-1". */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && CODES.test(value);
}

/**
 * The keys under which a refusal may have its own sentence, the most specific first: the reason with its code, the reason, its family.
 * Separate from the list of reasons, so that code that has the sentences does not load the list.
 */
export function reasonKeys(reason: string, code: string): readonly string[] {
  return [`${reason}.${code}`, reason, `${reason.split(".", 1).join("")}.other`];
}

/** Link to the support form, with the reference of a failure or of the subject, and with the form's topic. */
export function supportHref(reference?: string, topic?: "billing"): string {
  if (reference === undefined) return "/support";
  return `/support?${topic === undefined ? "" : `topic=${topic}&`}reference=${encodeURIComponent(reference)}#write`;
}
