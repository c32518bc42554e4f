import type { RecoveryAction } from "./errors.ts";

/** Recovery actions that lead to a page of the shop; the others happen on the page of the refusal. */
export const RECOVERY_PLACES: Readonly<Partial<Record<RecoveryAction, string>>> = {
  login: "/auth/login",
  resetPassword: "/auth/forgot-password",
  chooseTariff: "/tarife",
  chooseNumber: "/order/number",
  chooseOtherPayment: "/order/approval",
  viewLines: "/dashboard",
  goHome: "/",
  contact: "/support",
};
