import { isLanguage, type Language } from "@tribun/domain";
import type { KnownTexts } from "./known-texts.ts";
import type { Library } from "./later/library.ts";
import { BASE_NAMESPACES, type TextSource, type TextValues } from "./namespaces.ts";
import { resolveInline, type Texts, textAt } from "./inline-texts.ts";

/**
 * Resolves the texts of a page. Inline texts are resolved without i18next. i18next loads as soon as the page needs another source or
 * another language, and resolves everything from then on, with the same results.
 */
export type I18n = {
  readonly language: Language;
  /** A text of a loaded source; the key itself if the source has no such text. */
  readonly text: (source: TextSource, key: string, values?: TextValues, language?: Language) => string;
  readonly has: (source: TextSource, key: string) => boolean;
  /** A whole source in the page's language, if it is loaded. */
  readonly textsOf: (source: TextSource) => Texts | undefined;
  /** True when there is nothing to wait for: the source is loaded, or fetching it failed. */
  readonly isSettled: (source: TextSource, language?: Language) => boolean;
  /** True when fetching a source failed: the page would show its keys instead of texts. */
  readonly hasFailed: (source: TextSource) => boolean;
  /**
   * Loads sources in the page's language. Loaded sources are skipped, failed ones are fetched again. Never rejects: `hasFailed` reports
   * failures.
   */
  readonly load: (sources: readonly TextSource[]) => Promise<void>;
  /** Loads all texts of the page in the other language, then switches. Rejects if i18next itself cannot be loaded. */
  readonly change: (language: Language) => Promise<void>;
  /** Calls back when the language changes and when sources have loaded or failed. Returns the function that unsubscribes. */
  readonly onChange: (changed: () => void) => () => void;
};

/**
 * Creates the texts of one page. Each page has its own instance, so the prerenderer can hold two languages at once. Resolves when the named
 * namespaces are loaded; later ones come with `load`, or suspend the component that needs them.
 */
export async function createI18n(
  language: Language,
  namespaces: readonly TextSource[] = BASE_NAMESPACES,
  known: KnownTexts = {},
): Promise<I18n> {
  const lost = new Set<string>();
  const heard = new Set<() => void>();
  let now = language;
  let library: Library | undefined;
  let coming: Promise<Library> | undefined;
  const follow = async (): Promise<Library> => {
    coming ??= import("./later/library.ts").then(({ createLibrary }) =>
      createLibrary({ language, sources: namespaces, known, onLost: (of, source) => lost.add(nameOf(of, source)) }),
    );
    coming.catch(() => (coming = undefined));
    library = await coming;
    return library;
  };
  const isThere = (source: TextSource, wanted = now) =>
    library?.hasResourceBundle(wanted, source) ?? (wanted === language && source in known);

  const i18n: I18n = {
    get language() {
      return now;
    },
    text: (source, key, values, wanted = now) =>
      library?.t(key, { ...values, lng: wanted, ns: source }) ?? resolveInline(known[source] ?? {}, wanted, key, values),
    has: (source, key) => library?.exists(key, { ns: source, returnObjects: false }) ?? textAt(known[source] ?? {}, key) !== undefined,
    textsOf: (source) => library?.getDataByLanguage(now)?.[source] ?? known[source],
    isSettled: (source, wanted = now) => isThere(source, wanted) || lost.has(nameOf(wanted, source)),
    hasFailed: (source) => lost.has(nameOf(now, source)) && !isThere(source),
    load: async (sources) => {
      const missing = sources.filter((source) => !isThere(source));
      if (missing.length === 0) return;
      try {
        await (await follow()).loadNamespaces(missing);
      } catch {
        for (const source of missing) lost.add(nameOf(now, source));
      }
      for (const changed of heard) changed();
    },
    change: async (wanted) => {
      const speaking = await follow();
      await speaking.changeLanguage(wanted);
      // Read the language from i18next: if the fan switches twice quickly, the last choice wins, whichever texts arrive first.
      if (isLanguage(speaking.language)) now = speaking.language;
      for (const changed of heard) changed();
    },
    onChange: (changed) => {
      heard.add(changed);
      return () => heard.delete(changed);
    },
  };
  await i18n.load(namespaces);
  return i18n;
}

const nameOf = (language: string, source: string) => `${language} ${source}`;
