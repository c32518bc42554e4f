import { type Namespace, loadTexts, useI18n } from "@tribun/i18n";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useApp } from "../api/use-app.tsx";
import { consentAtom, loadConsentAtom } from "../consent/consent.ts";
import { loadTags } from "../tracking/tag-loader.ts";
import { savedLanguage, showLanguage } from "./language.ts";
import { preloadErrors } from "./lazy-errors.tsx";
import { useArrival } from "./use-arrival.ts";
import { usePageFocus } from "./use-page-focus.ts";

/** What explains that something went wrong must be there before it does: offline is too late to fetch it. */
const EARLY: readonly Namespace[] = ["errors", "validation"];
const EARLY_AFTER_MS = 2000;

/** Everything the page does by itself once it is alive. Draws nothing. */
export function PageStart() {
  const { session } = useApp();
  const i18n = useI18n();
  const loadConsent = useSetAtom(loadConsentAtom);
  const consent = useAtomValue(consentAtom);

  useEffect(() => {
    void session.start();
    loadConsent();
    const saved = savedLanguage(document.cookie);
    if (saved) void showLanguage(i18n, saved);
    const timer = setTimeout(() => {
      void loadTexts(i18n, EARLY);
      void preloadErrors();
    }, EARLY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [session, i18n, loadConsent]);

  useEffect(() => {
    if (consent?.choice === "granted") loadTags(import.meta.env.GTM_ID);
  }, [consent]);

  useArrival();
  usePageFocus();
  return null;
}
