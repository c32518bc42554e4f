import type { NumberType } from "@tribun/domain";
import { claimNumber } from "./claim-number.ts";
import { guardSubmission } from "./guard-submission.ts";
import type { Submission } from "./submission.ts";
import { type Submitted, writeOrder } from "./write-order.ts";

/**
 * Creates an order and opens its payment in one transaction, so that a refusal writes nothing: guard, claim, write. `expected` is the kind of
 * number that the call is for.
 * @throws Problem as flows §4.7 lists them for the payment intent
 */
export async function submitOrder(input: Omit<Submission, "now">, expected: NumberType): Promise<Submitted> {
  const guarded = await guardSubmission({ ...input, now: input.deps.clock.now() }, expected);
  return writeOrder(guarded, await claimNumber(guarded));
}
