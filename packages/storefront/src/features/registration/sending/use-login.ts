import { withReturnTo } from "../../../platform/session/return-to.ts";
import { useOwnParam } from "../../../platform/forms/use-own-param.ts";

/** The login for a fan who already has an account, with the way back. What the fan typed stays in this tab. */
export function useLogin(withLine: boolean): string {
  return withReturnTo("/auth/login", useOwnParam("returnTo") ?? (withLine ? "/order/approval" : undefined));
}
