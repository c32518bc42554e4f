import type { Language } from "@tribun/domain";
import type * as v from "valibot";
import type { Call, CallInput } from "../contract/call.ts";

/** Values that the client reads anew for each call. */
export type ApiContext = {
  /** Origin of the operator; empty means the page's own origin, whose server proxies /api and /c. */
  readonly baseUrl: string;
  readonly teamId: number;
  readonly language: () => Language;
  readonly accessToken: () => string | undefined;
  readonly cartToken: () => string | undefined;
  /** Receives the operator's clock in milliseconds after each answer that no cache may store. */
  readonly onServerTime?: (epochMs: number) => void;
  /** Called when the operator refuses the session (1034). */
  readonly onUnauthorised?: () => void;
  readonly fetch?: typeof fetch;
};

/** The client: one function that makes any call of the contract. */
export type Api = <P, C extends Call>(
  call: C & { readonly payload: v.GenericSchema<unknown, P> },
  input: CallInput<C> & CallOptions,
) => Promise<P>;
export type CallOptions = {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Lets the browser finish the request even when the fan leaves the page. */
  readonly keepalive?: boolean;
};

/** The same for calls that answer with a file. */
export type FileApi = <C extends Call & { readonly payload: "binary" }>(call: C, input: CallInput<C> & CallOptions) => Promise<Blob>;
