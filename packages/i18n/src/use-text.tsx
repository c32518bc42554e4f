import { type Language, unbrokenOnPage } from "@tribun/domain";
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from "react";
import type { I18n } from "./create-i18n.ts";
import { type Formats, formatsFor } from "./format.ts";
import type { DocumentName, Namespace, Text, TextSource, TextValues } from "./namespaces.ts";

type Translate = (key: string, values?: TextValues) => string;

/** The texts of one language: the `I18n`, one cached resolver per source, and the promise of a source that is not loaded yet. */
type LanguageTexts = {
  readonly i18n: I18n;
  readonly language: Language;
  readonly awaited: (source: TextSource) => Promise<void> | undefined;
  readonly textFrom: (source: TextSource) => Translate;
};

const LanguageTextsContext = createContext<LanguageTexts | undefined>(undefined);

/** Provides the page's texts. All of them change with the language at once, so no component below has to subscribe. */
export function TextProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  const now = () => i18n.language;
  const language = useSyncExternalStore(i18n.onChange, now, now);
  const spoken = useMemo(() => textsIn(i18n, language), [i18n, language]);
  return <LanguageTextsContext value={spoken}>{children}</LanguageTextsContext>;
}

function textsIn(i18n: I18n, language: Language): LanguageTexts {
  const says = new Map<TextSource, Translate>();
  const loads = new Map<TextSource, Promise<void>>();
  return {
    i18n,
    language,
    awaited: (source) => {
      if (says.has(source) || i18n.isSettled(source, language)) return undefined;
      const load = loads.get(source) ?? i18n.load([source]);
      loads.set(source, load);
      return load;
    },
    textFrom: (source) => {
      const known = says.get(source);
      if (known) return known;
      // Cache texts without values, because a page resolves them again with each render.
      const said = new Map<string, string>();
      const say: Translate = (key, values) => {
        const before = values ? undefined : said.get(key);
        if (before !== undefined) return before;
        const text = i18n.text(source, key, values, language);
        if (!values && i18n.isSettled(source, language) && !i18n.hasFailed(source)) said.set(key, text);
        return text;
      };
      says.set(source, say);
      return say;
    },
  };
}

function useLanguageTexts(): LanguageTexts {
  const spoken = use(LanguageTextsContext);
  if (!spoken) throw new Error("texts need TextProvider above them");
  return spoken;
}

/** Resolves any key of a source, even one the types do not know. Suspends until the source is loaded. */
export function useTextOf(source: TextSource): Translate {
  const { awaited, textFrom } = useLanguageTexts();
  const load = awaited(source);
  if (load) use(load);
  return textFrom(source);
}

/**
 * The texts of a namespace: `const t = useText("order"); t("step.number")`. Returns the same function while the language stays the same.
 * Suspends until they are loaded; a route that names its namespaces has them before it renders.
 */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  return useTextOf(namespace);
}

/**
 * For sources that a page needs late, such as error texts. Calling the returned function starts the fetch and returns undefined; the
 * component renders again when the sources are loaded. It also returns undefined if the fetch failed.
 */
export function useLateTexts(
  sources: readonly TextSource[],
): () => ((source: TextSource, key: string, values?: TextValues) => string) | undefined {
  const { i18n, language, awaited, textFrom } = useLanguageTexts();
  const isThere = () => sources.every((source) => i18n.isSettled(source, language));
  const there = useSyncExternalStore(i18n.onChange, isThere, isThere);
  return useMemo(
    () => () => {
      if (there) return sources.some(i18n.hasFailed) ? undefined : (source, key, values) => textFrom(source)(key, values);
      for (const source of sources) void awaited(source);
      return undefined;
    },
    [sources, there, i18n, awaited, textFrom],
  );
}

/** A long text in the light Markdown of `parseDocument`, with placeholders replaced and non-breaking spaces inserted. */
export function useDocument(name: DocumentName, values: TextValues): string {
  return unbrokenOnPage(useTextOf(name)("body", values));
}

/** Amounts, dates, numbers and phone numbers in the page's language. */
export function useFormat(): Formats {
  return formatsFor(useLanguage());
}

/** The page's language; changes when the fan switches it. */
export function useLanguage(): Language {
  return useLanguageTexts().language;
}

/** The page's `I18n`, for switching the language and loading namespaces. */
export function useI18n(): I18n {
  return useLanguageTexts().i18n;
}
