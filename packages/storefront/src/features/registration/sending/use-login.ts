import { withReturnTo } from "../../../platform/session/return-to.ts";
import { useOwnParam } from "../../../platform/forms/use-own-param.ts";

/** The login for somebody who has an account already, and the way back to what it was wanted for. What is typed stays in this tab. */
export function useLogin(withLine: boolean): string {
  return withReturnTo("/auth/login", useOwnParam("returnTo") ?? (withLine ? "/order/approval" : undefined));
}
