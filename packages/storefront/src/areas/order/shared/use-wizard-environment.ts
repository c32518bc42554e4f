import type { WizardEnvironment } from "@tribun/checkout-wizard/wizard";
import { useRouter } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useApp } from "../../../platform/app/use-app.tsx";
import { usePlace } from "../../../platform/place/place.tsx";
import { loginHref } from "../../../platform/session/return-to.ts";
import { sessionAtom } from "../../../platform/session/session-state.ts";
import { onNextAct } from "../../../shell/on-next-act.ts";
import { fileHref } from "../../../platform/place/hrefs.ts";
import { returnUrls } from "../../../platform/place/after-payment.ts";

/** What the app passes to the wizard: client, session, clock and navigation, so that the wizard does not depend on the router. */
export function useWizardEnvironment(): WizardEnvironment {
  const { api, files, brand, clock, session } = useApp();
  const { push, replace: replaceBy } = usePlace();
  const router = useRouter();
  const state = useAtomValue(sessionAtom);
  return useMemo(() => {
    const follow = (href: string, replace = false) => (replace ? replaceBy : push)(href);
    return {
      api,
      files,
      session: state.status,
      ...(state.status === "authenticated" && { user: state.user }),
      ...(state.status === "unauthenticated" && state.failure && { retrySession: () => void session.start() }),
      keywordRule: brand.keywordRule,
      offers: { jersey: brand.capabilities.jersey, specialNumbers: brand.capabilities.vipNumbers, porting: brand.capabilities.porting },
      now: clock.now,
      heard: clock.heard,
      go: (step, options) => follow(`/order/${step}`, options?.replace),
      onNextAct,
      follow,
      // Preloads texts and code, because the last step has its own texts.
      ahead: (href) => void router.preloadRoute({ to: href }),
      links: {
        tariffs: "/tarife",
        lines: "/dashboard",
        profile: "/dashboard/account/profile",
        company: "/auth/corporate-register",
        register: "/auth/register/tariff",
        login: (step) => loginHref(`/order/${step}`),
        terms: "/information/agb",
        privacy: "/information/privacy-policy",
        withdrawal: "/information/cancellation",
        sheet: (fileName) => fileHref("product-sheets", fileName),
      },
      returnUrls: returnUrls(),
      leave: (url) => location.assign(url),
      makeKey: () => crypto.randomUUID(),
    };
  }, [api, files, brand, clock, session, push, replaceBy, router, state]);
}
