import type { Call, CallParsed, CallPayload } from "@tribun/api-client/contract";
import type { Deps } from "../kernel/deps.ts";
import type { BinaryAnswer, Context } from "./context.ts";
import { isThirdParty, type ThirdParty } from "../kernel/third-party-slots.ts";

/** A handler's result: the payload, or a file if the call is binary. */
export type Answer<C extends Call> = C extends { readonly payload: "binary" } ? BinaryAnswer : CallPayload<C>;

/** Carries out a call. To refuse it, throw a `Problem`. */
export type Handler<C extends Call> = (input: CallParsed<C> & { readonly ctx: Context<C> }) => Promise<Answer<C>>;

/** Data for checking a body's signature. */
type Sent = { readonly deps: Deps; readonly rawBody: string; readonly headers: Headers };

/** A call with its handler, ready for `createApp`. */
export type Route = {
  readonly call: Call;
  readonly handle: (input: { params: unknown; query: unknown; body: unknown; ctx: Context }) => Promise<unknown>;
  /** Third party that the handler contacts for this input, within the call's transaction. */
  readonly asks: (input: { params: unknown; query: unknown; body: unknown }) => ThirdParty | undefined;
  /** Throws for a body with a wrong signature, before any other check. */
  readonly signed?: (sent: Sent) => void;
};

type Options<C extends Call> = {
  /** A third party that the handler contacts in its transaction: always, or for some inputs. */
  readonly asks: ThirdParty | ((input: CallParsed<C>) => ThirdParty | undefined);
};
type Signed = Required<Pick<Route, "signed">>;
type Run = (input: never) => Promise<unknown>;

/**
 * Binds a call of the contract to its handler. `createApp` has validated every part of the input before the handler sees it. A handler of
 * an idempotent call that waits for a third party declares it with `asks`; it then gets one of the slots that prevent a slow party from
 * using up the pool (`ThirdPartySlots`). A webhook passes `signed`, which throws its `Problem` for a body with a wrong signature, so that a
 * sender without the key learns nothing about other faults.
 */
export function route<const C extends Call>(call: C, handler: Handler<C>): Route;
export function route<const C extends Call>(call: C, options: Options<C>, handler: Handler<C>): Route;
export function route<const C extends Call>(call: C, options: Signed, handler: Handler<C>): Route;
export function route(call: Call, first: Run | { readonly asks: unknown } | Signed, second?: Run): Route {
  const run: unknown = second ?? first;
  if (!isHandle(run)) throw new TypeError(`no handler for ${call.id}`);
  if ("signed" in first) return { call, handle: run, asks: () => undefined, signed: first.signed };
  const asks = "asks" in first ? first.asks : undefined;
  if (isAsks(asks)) return { call, handle: run, asks };
  return { call, handle: run, asks: () => (isThirdParty(asks) ? asks : undefined) };
}

// The only place where the contract's types meet the untyped request: createApp parses with the schemas that the types are inferred from.
function isHandle(value: unknown): value is Route["handle"] {
  return typeof value === "function";
}
function isAsks(value: unknown): value is Route["asks"] {
  return typeof value === "function";
}
