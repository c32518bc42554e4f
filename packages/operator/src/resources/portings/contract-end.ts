import { germanDay, isTooEarlyToPort, isTooLateToPort, type MnpType } from "@tribun/domain";
import { validationProblem } from "../../http/field-errors.ts";

type End = { readonly field: string; readonly contractEnd: string | null | undefined; readonly mnpType: MnpType };

/**
 * The end of the contract at the donor, where the fan named it: a number is lost a month after it, and one that is to
 * wait for it is not asked for more than half a year before.
 * @throws Problem 400
 */
export function guardContractEnd({ field, contractEnd, mnpType }: End, now: Date): void {
  if (!contractEnd) return;
  const today = germanDay(now.getTime());
  if (isTooLateToPort(contractEnd, today)) throw validationProblem([{ field, rule: "contractEnd.tooLate" }]);
  if (mnpType === "VTEN" && isTooEarlyToPort(contractEnd, today)) throw validationProblem([{ field, rule: "contractEnd.tooEarly" }]);
}
