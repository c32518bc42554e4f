import type { Language } from "@tribun/domain";
import type { Library } from "./later/library.ts";
import { BASE_NAMESPACES, type TextSource, type TextValues } from "./namespaces.ts";
import { sayPlainly, type Texts, textAt } from "./say-plainly.ts";

/** Texts that a page brought along. */
export type KnownTexts = Readonly<Partial<Record<TextSource, Texts>>>;

/**
 * Who says the texts of a page. What the page brought along is said plainly; i18next comes with whatever else is wanted, another source
 * or another language, and says everything from then on, the same words.
 */
export type I18n = {
  readonly language: Language;
  /** A text of a source that is there; the key itself where it has none of that name. */
  readonly say: (source: TextSource, key: string, values?: TextValues, language?: Language) => string;
  readonly has: (source: TextSource, key: string) => boolean;
  /** A whole source in the page's language, where it is there. */
  readonly textsOf: (source: TextSource) => Texts | undefined;
  /** True where there is nothing to wait for: the source is there, or could not be fetched. */
  readonly isSettled: (source: TextSource, language?: Language) => boolean;
  /** True where a source could not be fetched: its texts would stand on the page as keys. */
  readonly isLost: (source: TextSource) => boolean;
  /**
   * Loads sources in the page's language; what is there already costs nothing, and what was lost before is asked for again. Never
   * rejects: what is lost is told by `isLost`.
   */
  readonly load: (sources: readonly TextSource[]) => Promise<void>;
  /** Loads all texts of the page in the other language, then switches. Rejects where i18next itself is not to be had. */
  readonly change: (language: Language) => Promise<void>;
  /** Tells of another language, and of sources that have come or are lost. Returns what ends it. */
  readonly onChange: (changed: () => void) => () => void;
};

/**
 * Gives a page its texts, each page its own, so that the prerenderer can hold two languages at once.
 * Resolves when the named namespaces are there; others come with `load` or suspend the component that asks.
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
    say: (source, key, values, wanted = now) =>
      library?.t(key, { ...values, lng: wanted, ns: source }) ?? sayPlainly(known[source] ?? {}, wanted, key, values),
    has: (source, key) => library?.exists(key, { ns: source, returnObjects: false }) ?? textAt(known[source] ?? {}, key) !== undefined,
    textsOf: (source) => library?.getDataByLanguage(now)?.[source] ?? known[source],
    isSettled: (source, wanted = now) => isThere(source, wanted) || lost.has(nameOf(wanted, source)),
    isLost: (source) => lost.has(nameOf(now, source)) && !isThere(source),
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
      // Of two wishes the last one counts, whichever texts come first.
      now = speaking.language === "tr" ? "tr" : "de";
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
