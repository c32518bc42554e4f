import type { Call, CallInput, contract } from "@tribun/api-client/contract";
import type { ErrorCode } from "@tribun/domain";
import type { As } from "../index.ts";
import type { World } from "./world.ts";

/** The refusal for a caller who names another fan's object. */
export type Refusal = { readonly code: ErrorCode; readonly status?: number };

/** Input that succeeds when `as` sends it; the default is the world's owner. */
export type Prepared<C extends Call> = CallInput<C> & { readonly as?: As };

/** How a call succeeds, and which refusals other callers get. */
export type CallFixture<C extends Call = Call> = {
  /** Refusal for another fan of the same club. Absent where the call names no fan's object. */
  readonly foreign?: Refusal;
  /** Refusal for a fan of another club, if different; `"ok"` if the call only separates fans of the same club. */
  readonly stranger?: Refusal;
  /** Refusal for another club's staff, who have no line, if different from that club's fans. */
  readonly strangersStaff?: Refusal;
  /** Refusal for a caller without cart and session, for open calls on objects of a cart or session. */
  readonly nobody?: Refusal;
  readonly prepare: (world: World) => Promise<Prepared<C>> | Prepared<C>;
};

type Contract = typeof contract;
/** One fixture for every call, by its name in the contract. */
export type Fixtures = { readonly [K in keyof Contract]: CallFixture<Contract[K]> };
