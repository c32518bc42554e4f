import { ApiError, type Api } from "@tribun/api-client";
import { ERRORS } from "@tribun/domain";
import type { ReactNode } from "react";

/**
 * An answer as the club's server gives it: its status and what the page is drawn in so that the form finds it, or, for a search, the
 * page that holds what was looked for.
 */
export type NoScriptAnswer = DrawnAnswer | { readonly status: 303; readonly location: string };
export type DrawnAnswer = { readonly status: 200 | 422 | 429 | 503; readonly within: (page: ReactNode) => ReactNode };

/** A form as the club's server answers it. */
export type NoScriptForm = {
  /** Value of the submit button called `form`, which tells the forms of one address apart. */
  readonly name: string;
  /**
   * Checks and sends what a browser posted. Never throws: a failure is an answer too.
   * @param search what the address carries, for example the token of a mail's link. It fills in no field, because a link's author agrees to
   * nothing for the fan
   */
  readonly answer: (api: Api, fields: URLSearchParams, idempotencyKey: string, search: URLSearchParams) => Promise<NoScriptAnswer>;
};

/** Status of a page that refuses a form for no fault of its fields: 429 after too many attempts, 503 while the operator is away. */
export function statusOf(failure: unknown): 429 | 503 {
  return failure instanceof ApiError && ERRORS[failure.code].status === 429 ? 429 : 503;
}
