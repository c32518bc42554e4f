import type { ErrorCode } from "@tribun/domain";
import type * as v from "valibot";

type AnySchema = v.GenericSchema;

/**
 * Who may call: nobody in particular, anyone with or without a session, a signed-in fan, the club's staff, or the operator's
 * own systems with ADMIN_TOKEN as bearer. Whoever may not learns that first, whatever they sent.
 */
export type CallAuth = "public" | "optional" | "user" | "staff" | "internal";

/**
 * How often a call may be made in a window of seconds; counted by IP address unless `per` says otherwise. `with` names the call
 * whose window it uses up, where it is another spelling of that one.
 */
export type CallLimit = { readonly max: number; readonly seconds: number; readonly per?: "ip" | "cart" | "user"; readonly with?: string };

/** One call of the operator. Client, routing, validation, OpenAPI and contract tests are all made of this. */
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
  /** What `payload` of a success holds. `binary` answers with a file instead. */
  readonly payload: AnySchema | "binary";
  /** Codes beyond those that every call can answer: 1001, 1002, -1, RATE_LIMIT_EXCEEDED, and 1034 for `user` and `staff`. */
  readonly codes: readonly ErrorCode[];
  readonly limit?: CallLimit;
  /** True where a session alone is not enough: the fan proves to be there once more (`proof`). */
  readonly proven?: boolean;
  /** True where the header Idempotency-Key is required (marked K in flows §4.7). */
  readonly idempotent?: boolean;
  /**
   * True where the caller cannot send headers: a picture, a download link, the hosted checkout page, the payment provider.
   * The team and language headers are checked when they come, but not required.
   */
  readonly headerless?: boolean;
  /**
   * True where the answer without a session is the same for everybody of a club and language: it may be given again for a
   * second without being worked out.
   */
  readonly shared?: boolean;
};

type Output<S> = S extends AnySchema ? v.InferOutput<S> : never;
type Input<S> = S extends AnySchema ? v.InferInput<S> : never;

/** What a caller hands over; only the parts that the call declares. */
export type CallInput<C extends Call> = (C extends { params: AnySchema } ? { params: Input<C["params"]> } : unknown) &
  (C extends { query: AnySchema } ? { query?: Input<C["query"]> } : unknown) &
  (C extends { body: AnySchema } ? { body: Input<C["body"]> } : unknown);

/** What a handler receives, parsed. */
export type CallParsed<C extends Call> = (C extends { params: AnySchema } ? { params: Output<C["params"]> } : unknown) &
  (C extends { query: AnySchema } ? { query: Output<C["query"]> } : unknown) &
  (C extends { body: AnySchema } ? { body: Output<C["body"]> } : unknown);

/** What a success carries in `payload`. */
export type CallPayload<C extends Call> = Output<C["payload"]>;

/**
 * Declares a call; keeps its literal types. Marked as free of side effects, so that a page ships only the calls it makes.
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** The path with its parameters filled in and encoded; half a surrogate pair, which cannot be encoded, becomes U+FFFD. */
export function pathOf(call: Call, params: Record<string, string> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((params[name] ?? "").toWellFormed()));
}
