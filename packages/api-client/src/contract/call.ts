import type { ErrorCode } from "@tribun/domain";
import type * as v from "valibot";

type AnySchema = v.GenericSchema;

/**
 * Callers that a call allows: `public` anyone, `optional` anyone with or without a session, `user` a signed-in fan, `staff` the club's
 * staff, `internal` the operator's own systems with ADMIN_TOKEN as bearer. The operator checks this before it validates the input.
 */
export type CallAuth = "public" | "optional" | "user" | "staff" | "internal";

/**
 * Maximum number of calls in a window of seconds, counted by IP address unless `per` says otherwise. A call that is another spelling of a
 * second call names it in `with` and shares its window.
 */
export type CallLimit = { readonly max: number; readonly seconds: number; readonly per?: "ip" | "cart" | "user"; readonly with?: string };

/** One call of the operator. Client, routing, validation, OpenAPI and contract tests are all derived from it. */
export type Call = {
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with parameters in braces. */
  readonly path: `/${string}`;
  /** Further paths that answer the same (spec §7 spells some calls twice). */
  readonly aliases?: readonly `/${string}`[];
  readonly summary: string;
  readonly auth: CallAuth;
  readonly params?: AnySchema;
  readonly query?: AnySchema;
  readonly body?: AnySchema;
  /** Schema of `payload` in a successful answer. `binary` answers with a file instead. */
  readonly payload: AnySchema | "binary";
  /** Codes beyond those that every call can answer: 1001, 1002, -1, RATE_LIMIT_EXCEEDED, and 1034 for `user` and `staff`. */
  readonly codes: readonly ErrorCode[];
  readonly limit?: CallLimit;
  /** True where a session is not enough: the fan proves their identity again (`proof`). */
  readonly proven?: boolean;
  /** True where the header Idempotency-Key is required (marked K in flows §4.7). */
  readonly idempotent?: boolean;
  /**
   * True where the caller cannot send headers: a picture, a download link, the hosted checkout page, the payment provider. The operator
   * checks the team and language headers if they are sent, but does not require them.
   */
  readonly headerless?: boolean;
  /**
   * True where the answer without a session is the same for every caller of a club and language: the operator may repeat it for a second
   * without computing it again.
   */
  readonly shared?: boolean;
};

type Output<S> = S extends AnySchema ? v.InferOutput<S> : never;
type Input<S> = S extends AnySchema ? v.InferInput<S> : never;

/** Input of a caller: only the parts that the call declares. */
export type CallInput<C extends Call> = (C extends { params: AnySchema } ? { params: Input<C["params"]> } : unknown) &
  (C extends { query: AnySchema } ? { query?: Input<C["query"]> } : unknown) &
  (C extends { body: AnySchema } ? { body: Input<C["body"]> } : unknown);

/** Parsed input of a handler. */
export type CallParsed<C extends Call> = (C extends { params: AnySchema } ? { params: Output<C["params"]> } : unknown) &
  (C extends { query: AnySchema } ? { query: Output<C["query"]> } : unknown) &
  (C extends { body: AnySchema } ? { body: Output<C["body"]> } : unknown);

/** Type of `payload` in a successful answer. */
export type CallPayload<C extends Call> = Output<C["payload"]>;

/**
 * Declares a call and keeps its literal types. Marked as free of side effects, so that a page ships only the calls it makes.
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** Returns the path with its parameters encoded. Half a surrogate pair cannot be encoded and becomes U+FFFD. */
export function pathOf(call: Call, params: Record<string, string> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((params[name] ?? "").toWellFormed()));
}
