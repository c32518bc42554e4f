import type { Language } from "@tribun/domain";
import { type BackendModule, createInstance, type i18n } from "i18next";
import type { KnownTexts } from "../known-texts.ts";
import type { TextSource } from "../namespaces.ts";
import type { Texts } from "../inline-texts.ts";
import { loaderOf } from "./text-files.ts";

export type Library = i18n;

type LibraryOptions = {
  readonly language: Language;
  readonly sources: readonly TextSource[];
  /** The texts that the page's document carries inline, in `language`. */
  readonly known: KnownTexts;
  /** Called for each source that could not be fetched. */
  readonly onLost: (language: string, source: string) => void;
};

/**
 * A separate i18next instance with the named sources and the page's inline texts. It has no fallback language: the completeness test proves
 * that none is needed, and a fallback would cost a request on every page.
 */
export async function createLibrary({ language, sources, known, onLost }: LibraryOptions): Promise<Library> {
  const brought = new Map<string, Texts>(Object.entries(known));
  const library = createInstance();
  const read = async (wanted: string, source: string): Promise<Texts> => {
    const texts = (wanted === language && brought.get(source)) || (await loaderOf(wanted, source)?.());
    // A missing source is an error, never an empty page.
    if (!texts) throw new Error(`no texts for ${wanted}/${source}`);
    return texts;
  };
  const backend: BackendModule = {
    type: "backend",
    init: () => undefined,
    read: (wanted, source, done) => {
      read(wanted, source).then(
        (found) => done(null, found),
        // i18next takes `true` beside an error as "retryable": a later `load` fetches the source again.
        (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), true),
      );
    },
  };
  library.on("failedLoading", onLost);
  await library.use(backend).init({
    lng: language,
    ns: [...new Set([...sources, ...brought.keys()])],
    defaultNS: "common",
    fallbackLng: false,
    load: "currentOnly",
    // No automatic retries, because the fan is waiting for the fallback.
    maxRetries: 0,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return library;
}
