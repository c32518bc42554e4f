import type { RecoveryAction } from "@tribun/domain";
import { loginHref } from "../session/return-to.ts";

/** Ways out that are a place; the others need the screen that failed. */
const PLACES: Partial<Record<RecoveryAction, string>> = {
  resetPassword: "/auth/forgot-password",
  chooseTariff: "/tarife",
  chooseNumber: "/order/number",
  chooseOtherPayment: "/order/approval",
  viewLines: "/dashboard",
  goHome: "/",
  contact: "/support",
};

/** Where a recovery action leads; undefined when it is something to do on the spot. */
export function recoveryHref(action: RecoveryAction, here: string): string | undefined {
  return action === "login" ? loginHref(here) : PLACES[action];
}
