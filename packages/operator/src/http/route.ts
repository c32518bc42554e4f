import type { Call, CallParsed, CallPayload } from "@tribun/api-client/contract";
import type { Deps } from "../deps.ts";
import type { BinaryAnswer, Context } from "./context.ts";
import { isThirdParty, type ThirdParty } from "./third-party-slots.ts";

/** What a handler gives back: the payload, or a file where the call is binary. */
export type Answer<C extends Call> = C extends { readonly payload: "binary" } ? BinaryAnswer : CallPayload<C>;

/** Carries out a call. Refuse by throwing a `Problem`. */
export type Handler<C extends Call> = (input: CallParsed<C> & { readonly ctx: Context<C> }) => Promise<Answer<C>>;

/** What tells whether a body comes from whom it says. */
type Sent = { readonly deps: Deps; readonly rawBody: string; readonly headers: Headers };

/** A call with its handler, ready for `createApp`. */
export type Route = {
  readonly call: Call;
  readonly handle: (input: { params: unknown; query: unknown; body: unknown; ctx: Context }) => Promise<unknown>;
  /** Whom the handler asks for this input, inside of the call's transaction. */
  readonly asks: (input: { params: unknown; query: unknown; body: unknown }) => ThirdParty | undefined;
  /** Refuses a forged body before anything is said about it. */
  readonly signed?: (sent: Sent) => void;
};

type Options<C extends Call> = {
  /** A third party that the handler asks in its transaction: always, or for some inputs. */
  readonly asks: ThirdParty | ((input: CallParsed<C>) => ThirdParty | undefined);
};
type Signed = Required<Pick<Route, "signed">>;
type Run = (input: never) => Promise<unknown>;

/**
 * Binds a call of the contract to its handler. `createApp` has checked every part of the input before the handler sees it.
 * A handler of an idempotent call that waits for a third party says so with `asks`; it then gets one of the slots that keep a
 * slow party from using up the pool (`ThirdPartySlots`). A webhook brings `signed`, which throws its `Problem` for a body whose
 * signature is wrong: strangers learn nothing of what else is wrong with theirs.
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

// The one place where the contract's types meet the untyped request: createApp parses with the same schemas the types are made of.
function isHandle(value: unknown): value is Route["handle"] {
  return typeof value === "function";
}
function isAsks(value: unknown): value is Route["asks"] {
  return typeof value === "function";
}
