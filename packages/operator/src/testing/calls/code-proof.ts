import type { Call } from "@tribun/api-client/contract";
import type { ErrorCode } from "@tribun/domain";
import type { As, Failure, TestOperator } from "../index.ts";
import type { World } from "./world.ts";

/** An actual refusal and its call. */
export type Proven = { readonly call: Call; readonly failure: Failure };

/** Makes a request that must be refused with one code. */
export type CodeProof = (world: World) => Promise<Proven>;

/** The request that produces each code. */
export type CodeProofs = Readonly<Record<ErrorCode, CodeProof>>;

/** Sends a call that must fail. */
export async function refused(
  operator: TestOperator,
  call: Call,
  input: { params?: unknown; query?: unknown; body?: unknown } = {},
  as: As = {},
): Promise<Proven> {
  return { call, failure: await operator.fails(call, input, as) };
}
