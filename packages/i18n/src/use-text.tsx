import { type Language, unbrokenOnPage } from "@tribun/domain";
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from "react";
import type { I18n } from "./create-i18n.ts";
import { type Formats, formatsFor } from "./format.ts";
import type { DocumentName, Namespace, Text, TextSource, TextValues } from "./namespaces.ts";

type Say = (key: string, values?: TextValues) => string;

/** The texts of one language: the `I18n`, one cached resolver per source, and the promise of a source that is not loaded yet. */
type Spoken = {
  readonly i18n: I18n;
  readonly language: Language;
  readonly awaited: (source: TextSource) => Promise<void> | undefined;
  readonly sayFrom: (source: TextSource) => Say;
};

const SpokenContext = createContext<Spoken | undefined>(undefined);

/** Provides the page's texts. All of them change with the language at once, so no component below has to subscribe. */
export function TextProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  const now = () => i18n.language;
  const language = useSyncExternalStore(i18n.onChange, now, now);
  const spoken = useMemo(() => spokenIn(i18n, language), [i18n, language]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

function spokenIn(i18n: I18n, language: Language): Spoken {
  const says = new Map<TextSource, Say>();
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
    sayFrom: (source) => {
      const known = says.get(source);
      if (known) return known;
      // Cache texts without values, because a page resolves them again with each render.
      const said = new Map<string, string>();
      const say: Say = (key, values) => {
        const before = values ? undefined : said.get(key);
        if (before !== undefined) return before;
        const text = i18n.say(source, key, values, language);
        if (!values && i18n.isSettled(source, language) && !i18n.isLost(source)) said.set(key, text);
        return text;
      };
      says.set(source, say);
      return say;
    },
  };
}

function useSpoken(): Spoken {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error("texts need TextProvider above them");
  return spoken;
}

/** Resolves any key of a source, even one the types do not know. Suspends until the source is loaded. */
export function useStoryText(source: TextSource): Say {
  const { awaited, sayFrom } = useSpoken();
  const load = awaited(source);
  if (load) use(load);
  return sayFrom(source);
}

/**
 * The texts of a namespace: `const t = useText("order"); t("step.number")`. Returns the same function while the language stays the same.
 * Suspends until they are loaded; a route that names its namespaces has them before it renders.
 */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  return useStoryText(namespace);
}

/**
 * For sources that a page needs late, such as error texts. Calling the returned function starts the fetch and returns undefined; the
 * component renders again when the sources are loaded. It also returns undefined if the fetch failed.
 */
export function useLateSay(
  sources: readonly TextSource[],
): () => ((source: TextSource, key: string, values?: TextValues) => string) | undefined {
  const { i18n, language, awaited, sayFrom } = useSpoken();
  const isThere = () => sources.every((source) => i18n.isSettled(source, language));
  const there = useSyncExternalStore(i18n.onChange, isThere, isThere);
  return useMemo(
    () => () => {
      if (there) return sources.some(i18n.isLost) ? undefined : (source, key, values) => sayFrom(source)(key, values);
      for (const source of sources) void awaited(source);
      return undefined;
    },
    [sources, there, i18n, awaited, sayFrom],
  );
}

/** A long text in the light Markdown of `parseDocument`, with placeholders replaced and non-breaking spaces inserted. */
export function useDocument(name: DocumentName, values: TextValues): string {
  return unbrokenOnPage(useStoryText(name)("body", values));
}

/** Amounts, dates, numbers and phone numbers in the page's language. */
export function useFormat(): Formats {
  return formatsFor(useLanguage());
}

/** The page's language; changes when the fan switches it. */
export function useLanguage(): Language {
  return useSpoken().language;
}

/** The page's `I18n`, for switching the language and loading namespaces. */
export function useI18n(): I18n {
  return useSpoken().i18n;
}
