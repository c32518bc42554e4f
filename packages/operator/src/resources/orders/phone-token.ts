import type { Deps } from "../../deps.ts";
import { validationProblem } from "../../http/field-errors.ts";
import { Problem } from "../../http/problem.ts";
import { checkPhoneToken } from "../../security/phone-token.ts";

/**
 * The phone must have been verified within the last 30 minutes, for this order or for the registration before it.
 * @throws Problem 400 with a field error. Never 1034: clients take that as the end of the session, and the fan is signed in.
 */
export async function guardPhoneToken(deps: Deps, teamId: number, token: string, phone: string): Promise<void> {
  const wanted = { phone, teamId, types: ["order", "register"] as const };
  try {
    await checkPhoneToken(token, wanted, deps.config.jwtSecret, deps.clock);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const rule = error.code === "1028" ? "phoneVerification.required" : "phoneVerification.expired";
    throw validationProblem([{ field: "phoneVerificationToken", rule }]);
  }
}
