import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { I18n, KnownTexts, TextSource } from "@tribun/i18n";
import { type Language, isLanguage } from "@tribun/domain";

/**
 * What a page was rendered with. It is a file of its own: pages with the same content share it, and only a page that hydrates fetches it.
 */
export type PageState = {
  readonly queries: readonly (readonly [QueryKey, unknown])[];
  readonly texts: KnownTexts;
};

const AGAIN_MS = 800;

const NOTHING: PageState = { queries: [], texts: {} };

/** The operator's answers so far, by query key. */
export function answersOf(queryClient: QueryClient): PageState["queries"] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === "success")
    .map((query) => [query.queryKey, query.state.data] as const);
}

/** What a page was rendered with, as JSON. It contains no times, so that builds are reproducible. */
export function writePageState(queryClient: QueryClient, i18n: I18n, sources: readonly TextSource[]): string {
  const state: PageState = {
    queries: answersOf(queryClient),
    texts: Object.fromEntries(sources.map((source) => [source, i18n.textsOf(source)])),
  };
  return JSON.stringify(state);
}

/** Fetches what the page was rendered with; empty without an address. Throws when the file cannot be fetched. */
export async function fetchPageState(address: string | undefined): Promise<PageState> {
  if (address === undefined) return NOTHING;
  // The first try may get a failed preload, and a network that has just come back works a moment later, so this tries twice.
  const answer = await fetch(address).catch(() => new Promise<Response>((resolve) => setTimeout(() => resolve(fetch(address)), AGAIN_MS)));
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  return (await answer.json()) as PageState;
}

/** Puts the answers that a page was rendered with into the query cache. @returns fetches them again from the operator */
export function keepAnswers(queryClient: QueryClient, { queries }: PageState): () => void {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  return () => {
    for (const [queryKey] of queries) void queryClient.invalidateQueries({ queryKey, exact: true });
  };
}

/** The language that a document was rendered in. */
export function documentLanguage(fallback: Language): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : fallback;
}
