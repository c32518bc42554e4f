import type { Call, CallInput, contract } from "@tribun/api-client/contract";
import type { ErrorCode } from "@tribun/domain";
import type { As } from "../index.ts";
import type { World } from "./world.ts";

/** What somebody gets who names an object that is not theirs. */
export type Refusal = { readonly code: ErrorCode; readonly status?: number };

/** Input that succeeds when `as` sends it; the world's owner unless a fixture brings somebody else. */
export type Prepared<C extends Call> = CallInput<C> & { readonly as?: As };

/** How a call is made successfully, and what becomes of those who may not. */
export type CallFixture<C extends Call = Call> = {
  /** What another fan of the same club gets. Absent where the call names nothing that belongs to anybody. */
  readonly foreign?: Refusal;
  /** Where a fan of another club gets something else; `"ok"` where only fans of the same club are kept apart. */
  readonly stranger?: Refusal;
  /** What another club's staff get, who have no line, where it is something else than that club's fans get. */
  readonly strangersStaff?: Refusal;
  /** For open calls on what a cart or a session holds: what a caller with neither gets. */
  readonly nobody?: Refusal;
  readonly prepare: (world: World) => Promise<Prepared<C>> | Prepared<C>;
};

type Contract = typeof contract;
/** One fixture for every call, by the name it has in the contract. */
export type Fixtures = { readonly [K in keyof Contract]: CallFixture<Contract[K]> };
