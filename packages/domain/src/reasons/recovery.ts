import type { RecoveryAction } from "./errors.ts";

/** Ways out that are a place of the shop; the others are done where something was refused. */
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
