import type { OtpType } from "@tribun/domain";
import type { Deps } from "../../deps.ts";
import { validationProblem } from "../../http/field-errors.ts";
import { Problem } from "../../http/problem.ts";
import { checkPhoneToken } from "../../security/phone-token.ts";

/**
 * The phone must have been verified within the last 30 minutes, for one of these purposes: unless said otherwise
 * for this order or for the registration before it.
 * @throws Problem 400 with a field error. Never 1034: clients take that as the end of the session, and the fan is signed in.
 */
export async function guardPhoneToken(
  deps: Deps,
  teamId: number,
  token: string,
  phone: string,
  types: readonly OtpType[] = ["order", "register"],
): Promise<void> {
  const wanted = { phone, teamId, types };
  try {
    await checkPhoneToken(token, wanted, deps.config.jwtSecret, deps.clock);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const rule = error.code === "1028" ? "phoneVerification.required" : "phoneVerification.expired";
    throw validationProblem([{ field: "phoneVerificationToken", rule }]);
  }
}
