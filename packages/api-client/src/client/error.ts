import type { ErrorCode } from "@tribun/domain";

/** One field that a rule refused; `rule` is a key of the i18n namespace `validation`. */
export type FieldError = { readonly field: string; readonly rule: string };

/** A call that failed, with a code of the error catalogue that every screen can explain (spec §8). */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly fieldErrors: readonly FieldError[];
  readonly reason: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Last German day on which the rejected thing, such as a coupon, was valid. */
  readonly endedOn: string | undefined;
  /** Id of the request in the operator's log; the fan sees it as reference code. */
  readonly requestId: string | undefined;

  constructor(
    code: ErrorCode,
    facts: Partial<Pick<ApiError, "fieldErrors" | "reason" | "retryAfterSeconds" | "endedOn" | "requestId" | "cause">> = {},
  ) {
    super(`call failed with ${code}`, { cause: facts.cause });
    this.code = code;
    this.fieldErrors = facts.fieldErrors ?? [];
    this.reason = facts.reason;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.endedOn = facts.endedOn;
    this.requestId = facts.requestId;
  }
}
