import { ApiError, type Api } from "@tribun/api-client";
import { ERRORS } from "@tribun/domain";
import type { ReactNode } from "react";

/**
 * An answer of the club's server to a form: a status, and a wrapper that gives the answer to the page's form; or, for a search, the address
 * of the page with the result.
 */
export type NoScriptAnswer = DrawnAnswer | { readonly status: 303; readonly location: string };
export type DrawnAnswer = { readonly status: 200 | 422 | 429 | 503; readonly within: (page: ReactNode) => ReactNode };

/** A form that the club's server answers. */
export type NoScriptForm = {
  /** Value of the submit button named `form`, which distinguishes the forms of one address. */
  readonly name: string;
  /**
   * Checks and sends what a browser posted. Never throws, because a failure is an answer too.
   * @param search query of the address, for example the token of a mail's link. It fills in no field, because a link's author cannot agree
   * to anything for the fan
   */
  readonly answer: (api: Api, fields: URLSearchParams, idempotencyKey: string, search: URLSearchParams) => Promise<NoScriptAnswer>;
};

/**
 * Status of a page that refuses a form although its fields are right: 429 after too many attempts, 503 while the operator is unreachable.
 */
export function statusOf(failure: unknown): 429 | 503 {
  return failure instanceof ApiError && ERRORS[failure.code].status === 429 ? 429 : 503;
}
