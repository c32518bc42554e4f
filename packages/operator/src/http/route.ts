import type { Call, CallParsed, CallPayload } from "@tribun/api-client/contract";
import type { BinaryAnswer, Context } from "./context.ts";

/** What a handler gives back: the payload, or a file where the call is binary. */
export type Answer<C extends Call> = C extends { readonly payload: "binary" } ? BinaryAnswer : CallPayload<C>;

/** Carries out a call. Refuse by throwing a `Problem`. */
export type Handler<C extends Call> = (input: CallParsed<C> & { readonly ctx: Context<C> }) => Promise<Answer<C>>;

/** A call with its handler, ready for `createApp`. */
export type Route = {
  readonly call: Call;
  readonly handle: (input: { params: unknown; query: unknown; body: unknown; ctx: Context }) => Promise<unknown>;
};

/** Binds a call of the contract to its handler. `createApp` has checked every part of the input before the handler sees it. */
export function route<const C extends Call>(call: C, handler: Handler<C>): Route;
export function route(call: Call, handler: (input: never) => Promise<unknown>): Route {
  const run: unknown = handler;
  if (!isHandle(run)) throw new TypeError(`no handler for ${call.id}`);
  return { call, handle: run };
}

// The one place where the contract's types meet the untyped request: createApp parses with the same schemas the types are made of.
function isHandle(value: unknown): value is Route["handle"] {
  return typeof value === "function";
}
