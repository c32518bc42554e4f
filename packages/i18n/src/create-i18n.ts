import { type Language, LANGUAGES } from "@tribun/domain";
import type { BackendModule, i18n as Library } from "i18next";
import { BASE_NAMESPACES, DOCUMENTS, NAMESPACES, type TextSource, type TextValues } from "./namespaces.ts";
import { sayPlainly, type Texts, textAt } from "./say-plainly.ts";
import { loaderOf } from "./text-files.ts";

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
  /** True where a source could not be fetched: its texts would stand on the page as keys, and nobody asks a second time. */
  readonly isLost: (source: TextSource) => boolean;
  /** Loads sources in the page's language; what is there already costs nothing. Never rejects: what is lost is told by `isLost`. */
  readonly load: (sources: readonly TextSource[]) => Promise<void>;
  /** Loads all texts of the page in the other language, then switches. Rejects where i18next itself is not to be had. */
  readonly change: (language: Language) => Promise<void>;
  /** Tells of another language. Returns what ends it. */
  readonly onChange: (changed: () => void) => () => void;
};

type Files = (language: Language, source: TextSource) => Promise<Texts>;

/** Reads each source once: from what the page brought along, else from its file; a missing one is an error, never an empty page, and noted. */
function filesOf(ofPage: Language, known: KnownTexts, lost: Set<string>): Files {
  const asked = new Map<string, Promise<Texts>>();
  const read = async (language: Language, source: TextSource): Promise<Texts> => {
    const brought = language === ofPage ? known[source] : undefined;
    const file = brought ? undefined : loaderOf(language, source);
    if (!brought && !file) throw new Error(`no texts for ${language}/${source}`);
    return brought ?? file?.() ?? {};
  };
  return (language, source) => {
    const name = nameOf(language, source);
    const before = asked.get(name);
    if (before) return before;
    const answer = read(language, source);
    asked.set(name, answer);
    answer.catch(() => lost.add(name));
    return answer;
  };
}

const nameOf = (language: Language, source: TextSource) => `${language} ${source}`;

const backendOf = (files: Files): BackendModule => ({
  type: "backend",
  init: () => undefined,
  read: (language, source, done) => {
    if (!isLanguage(language) || !isSource(source)) return done(new Error(`no texts for ${language}/${source}`), null);
    files(language, source).then(
      (found) => done(null, found),
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), null),
    );
  },
});

/** An instance of its own, with the named sources. No fallback language: the completeness test proves that none is needed. */
async function createLibrary(language: Language, sources: readonly TextSource[], files: Files): Promise<Library> {
  const { createInstance } = await import("i18next");
  const library = createInstance();
  await library.use(backendOf(files)).init({
    lng: language,
    ns: [...sources],
    defaultNS: "common",
    fallbackLng: false,
    load: "currentOnly",
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return library;
}

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
  const files = filesOf(language, known, lost);
  const heard = new Set<() => void>();
  let now = language;
  let library: Library | undefined;
  let coming: Promise<Library> | undefined;
  const first = [...new Set([...namespaces, ...Object.keys(known).filter(isSource)])];
  const follow = async (): Promise<Library> => {
    coming ??= createLibrary(language, first, files);
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
    has: (source, key) => library?.exists(key, { ns: source }) ?? textAt(known[source] ?? {}, key) !== undefined,
    textsOf: (source) => library?.getDataByLanguage(now)?.[source] ?? known[source],
    isSettled: (source, wanted = now) => isThere(source, wanted) || lost.has(nameOf(wanted, source)),
    isLost: (source) => lost.has(nameOf(now, source)),
    load: async (sources) => {
      const missing = sources.filter((source) => !isThere(source));
      if (missing.length === 0) return;
      // Asked for together with i18next, not after it.
      for (const source of missing) void files(now, source).catch(() => undefined);
      try {
        await (await follow()).loadNamespaces(missing);
      } catch {
        for (const source of missing) lost.add(nameOf(now, source));
      }
    },
    change: async (wanted) => {
      for (const source of first) void files(wanted, source).catch(() => undefined);
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

function isLanguage(name: string): name is Language {
  return LANGUAGES.some((language) => language === name);
}

function isSource(name: string): name is TextSource {
  return [...NAMESPACES, ...DOCUMENTS].some((source) => source === name);
}
