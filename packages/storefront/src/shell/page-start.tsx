import { useRouter } from "@tanstack/react-router";
import { useOrderDraft } from "@tribun/checkout-wizard";
import { useI18n } from "@tribun/i18n";
import { PROBLEMS } from "@tribun/i18n/problem-text";
import { useEffect } from "react";
import { useApp } from "../platform/app/use-app.tsx";
import { savedLanguage, showLanguage } from "./language.ts";
import { preloadErrors } from "./lazy-errors.tsx";
import { onNextAct } from "./on-next-act.ts";
import { watchPushes } from "./pushed.ts";
import { useArrival } from "./use-arrival.ts";
import { usePageFocus } from "./use-page-focus.ts";
import { showCart } from "../hydration/islands/cart.ts";

/** Everything that the page does by itself after hydration. Renders nothing. */
export function PageStart() {
  const { session } = useApp();
  const i18n = useI18n();
  const { history } = useRouter();

  useEffect(() => watchPushes(history), [history]);
  useEffect(() => {
    void session.start();
    const saved = savedLanguage(document.cookie);
    // If the texts cannot load, the page stays in its language.
    if (saved) showLanguage(i18n, saved).catch(() => undefined);
  }, [session, i18n]);

  // A fan who uses the page may soon do something that fails, and offline it is too late to load what explains it.
  useEffect(
    () =>
      onNextAct(() => {
        void i18n.load(PROBLEMS);
        void preloadErrors();
      }),
    [i18n],
  );

  const { ready, draft } = useOrderDraft();
  const filled = draft.tariff !== undefined;
  useEffect(() => {
    if (ready) showCart(filled);
  }, [ready, filled]);

  useArrival();
  usePageFocus();
  return null;
}
