import { type Language, unbrokenOnPage } from "@tribun/domain";
import { type ReactNode, useMemo } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { type I18n, languageOf } from "./create-i18n.ts";
import { type Formats, formatsFor } from "./format.ts";
import type { DocumentName, Namespace, Text, TextValues } from "./namespaces.ts";

/** Gives the page its texts. */
export function TextProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/**
 * The texts of a namespace: `const t = useText("order"); t("step.number")`.
 * Suspends until they are loaded; a route that names its namespaces has them before it renders.
 */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  const { t } = useTranslation(namespace);
  return useMemo(() => {
    const say: (key: string, values: Record<string, string | number>) => string = t;
    const text: Text<N> = (key, values) => say(key, { ...values });
    return text;
  }, [t]);
}

/** A long text in the light Markdown of `parseDocument`, with its placeholders filled in and its pairs unbroken. */
export function useDocument(name: DocumentName, values: TextValues): string {
  const { t } = useTranslation(name);
  return unbrokenOnPage(t("body", { ...values }));
}

/** Amounts, dates, numbers and phone numbers in the page's language. */
export function useFormat(): Formats {
  return formatsFor(useLanguage());
}

/** The page's language; changes when the fan switches. */
export function useLanguage(): Language {
  const { i18n } = useTranslation("common");
  return languageOf(i18n);
}

/** The i18next instance, for switching the language and loading namespaces. */
export function useI18n(): I18n {
  return useTranslation("common").i18n;
}
