import type { ComponentType } from "react";
import type { FormName } from "../platform/page/page.ts";

/**
 * The standalone forms: React hydrates each without the page around it, so that neither router nor queries load. Such a screen navigates
 * with `usePlace` and fetches with `useApi`; its `page.ts` names it as `standalone`.
 */
export const FORMS = {
  login: async () => (await import("../areas/auth/login/login.tsx")).Login,
  register: async () => (await import("../areas/auth/register/register.tsx")).Register,
  corporate: async () => (await import("../areas/auth/corporate/corporate.tsx")).Corporate,
  giveaway: async () => (await import("../areas/games/giveaway/giveaway.tsx")).Giveaway,
  giveawayResult: async () => (await import("../areas/games/giveaway/giveaway.tsx")).GiveawayResult,
  survey: async () => (await import("../areas/games/survey/survey.tsx")).Survey,
  cancellation: async () => (await import("../areas/support/cancellation/cancellation.tsx")).Cancellation,
  support: async () => (await import("../areas/support/help/support.tsx")).Support,
  dsgvo: async () => (await import("../areas/info/dsgvo/dsgvo.tsx")).Dsgvo,
  forgotPassword: async () => (await import("../areas/auth/forgot-password/forgot-password.tsx")).ForgotPassword,
} satisfies Readonly<Record<FormName, () => Promise<ComponentType>>>;

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(FORMS, name);
}
