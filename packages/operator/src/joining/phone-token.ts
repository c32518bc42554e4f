import type { OtpType } from "@tribun/domain";
import type { Db } from "../db/database.ts";
import type { Deps } from "../kernel/deps.ts";
import { validationProblem } from "../base/field-errors.ts";
import { Problem } from "../base/problem.ts";
import { checkProof } from "./phone-auth/moved.ts";

/**
 * Requires a phone verification from the last 30 minutes, by default for this order or for the registration before it.
 * @throws Problem 400 with a field error. Never 1034, because clients take that as the end of the session and the fan is signed in.
 */
export async function guardPhoneToken(
  deps: Deps,
  db: Db,
  teamId: number,
  token: string,
  phone: string,
  types: readonly OtpType[] = ["order", "register"],
): Promise<void> {
  const wanted = { phone, teamId, types };
  try {
    await checkProof(deps, db, token, wanted);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const rule = error.code === "1028" ? "phoneVerification.required" : "phoneVerification.expired";
    throw validationProblem([{ field: "phoneVerificationToken", rule }]);
  }
}
