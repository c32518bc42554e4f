import { germanDay, isTooEarlyToPort, isTooLateToPort, type MnpType } from "@tribun/domain";
import { validationProblem } from "../base/field-errors.ts";

type End = { readonly field: string; readonly contractEnd: string | null | undefined; readonly mnpType: MnpType };

/**
 * Checks the contract end at the donor if the fan gave one. A number is lost a month after it. A porting at the contract's end may be
 * requested at most half a year ahead.
 * @throws Problem 400
 */
export function guardContractEnd({ field, contractEnd, mnpType }: End, now: Date): void {
  if (!contractEnd) return;
  const today = germanDay(now.getTime());
  if (isTooLateToPort(contractEnd, today)) throw validationProblem([{ field, rule: "contractEnd.tooLate" }]);
  if (mnpType === "VTEN" && isTooEarlyToPort(contractEnd, today)) throw validationProblem([{ field, rule: "contractEnd.tooEarly" }]);
}
