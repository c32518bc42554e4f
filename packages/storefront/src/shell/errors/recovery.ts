import { RECOVERY_PLACES, type RecoveryAction } from "@tribun/domain";
import { loginHref } from "../../platform/session/return-to.ts";

/** Where a recovery action leads; undefined for something to do on the same screen. */
export function recoveryHref(action: RecoveryAction, here: string): string | undefined {
  return action === "login" ? loginHref(here) : RECOVERY_PLACES[action];
}
