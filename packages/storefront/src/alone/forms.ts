import type { ComponentType } from "react";

/**
 * Forms that React takes over alone, without the page round them: neither router nor queries come for them. Such a screen moves about
 * by `usePlace` and asks by `useApi`; its route says `alone` with this name.
 */
export const FORMS = {
  login: async () => (await import("../screens/login/login.tsx")).Login,
  register: async () => (await import("../screens/register/register.tsx")).Register,
  corporate: async () => (await import("../screens/corporate/corporate.tsx")).Corporate,
  giveaway: async () => (await import("../screens/giveaway/giveaway.tsx")).Giveaway,
  giveawayResult: async () => (await import("../screens/giveaway/giveaway.tsx")).GiveawayResult,
  survey: async () => (await import("../screens/survey/survey.tsx")).Survey,
  cancellation: async () => (await import("../screens/cancellation/cancellation.tsx")).Cancellation,
  support: async () => (await import("../screens/support/support.tsx")).Support,
  dsgvo: async () => (await import("../screens/dsgvo/dsgvo.tsx")).Dsgvo,
  forgotPassword: async () => (await import("../screens/forgot-password/forgot-password.tsx")).ForgotPassword,
} satisfies Record<string, () => Promise<ComponentType>>;

export type FormName = keyof typeof FORMS;

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(FORMS, name);
}
