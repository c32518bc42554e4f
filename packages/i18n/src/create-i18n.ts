import { type Language, LANGUAGES } from "@tribun/domain";
import { type BackendModule, createInstance, type i18n, type ResourceKey } from "i18next";
import { BASE_NAMESPACES, DOCUMENTS, NAMESPACES, type TextSource } from "./namespaces.ts";
import { loaderOf } from "./text-files.ts";

/** The i18next instance that the whole page shares. */
export type I18n = i18n;

/** Texts that a page brought along. */
export type KnownTexts = Readonly<Partial<Record<TextSource, ResourceKey>>>;

/** Reads a namespace from what the page brought along, else from its file; a missing one is an error, never an empty page. */
const backendOf = (ofPage: Language, known: KnownTexts): BackendModule => ({
  type: "backend",
  init: () => undefined,
  read: (language, namespace, done) => {
    const brought = language === ofPage ? Object.entries(known).find(([name]) => name === namespace) : undefined;
    if (brought) {
      done(null, brought[1]);
      return;
    }
    const texts = isLanguage(language) && isSource(namespace) ? loaderOf(language, namespace) : undefined;
    if (!texts) {
      done(new Error(`no texts for ${language}/${namespace}`), null);
      return;
    }
    texts().then(
      (found) => done(null, found),
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), null),
    );
  },
});

/**
 * Makes an i18next instance of its own, so that the prerenderer can hold two languages at once.
 * Resolves when the named namespaces are there; others come with `loadTexts` or suspend the component that asks.
 * No fallback language: the completeness test proves that none is needed, and it would cost a request on every page.
 */
export async function createI18n(
  language: Language,
  namespaces: readonly TextSource[] = BASE_NAMESPACES,
  known: KnownTexts = {},
): Promise<I18n> {
  const instance = createInstance();
  await instance.use(backendOf(language, known)).init({
    lng: language,
    ns: [...namespaces],
    defaultNS: "common",
    fallbackLng: false,
    load: "currentOnly",
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  const lost = new Set<string>();
  LOST.set(instance, lost);
  instance.on("failedLoading", (of: string, namespace: string) => lost.add(`${of} ${namespace}`));
  return instance;
}

/** Loads namespaces in the page's language; what is there already costs nothing. */
export async function loadTexts(instance: I18n, namespaces: readonly TextSource[]): Promise<void> {
  const language = languageOf(instance);
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));
  if (missing.length > 0) await instance.loadNamespaces(missing);
}

const LOST = new WeakMap<I18n, ReadonlySet<string>>();

/** True where one of these namespaces could not be fetched: its texts would stand on the page as keys, and i18next asks only once. */
export function areTextsLost(instance: I18n, namespaces: readonly TextSource[]): boolean {
  return namespaces.some((namespace) => LOST.get(instance)?.has(`${languageOf(instance)} ${namespace}`));
}

/** Loads all texts of the page in the other language, then switches. */
export async function switchLanguage(instance: I18n, language: Language): Promise<void> {
  await instance.changeLanguage(language);
}

/** The language of an instance; anything but Turkish is German, since there are two. */
export function languageOf(instance: I18n): Language {
  return instance.language === "tr" ? "tr" : "de";
}

function isLanguage(name: string): name is Language {
  return LANGUAGES.some((language) => language === name);
}

function isSource(name: string): name is TextSource {
  return [...NAMESPACES, ...DOCUMENTS].some((source) => source === name);
}
