import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { I18n, KnownTexts, TextSource } from "@tribun/i18n";

/** What a page was drawn with. It is a file of its own, which pages with the same content share and only a page that hydrates fetches. */
export type PageState = {
  readonly queries: readonly (readonly [QueryKey, unknown])[];
  readonly texts: KnownTexts;
};

const AGAIN_MS = 800;

const NOTHING: PageState = { queries: [], texts: {} };

/** What the operator has answered so far, by the keys of the queries. */
export function answersOf(queryClient: QueryClient): PageState["queries"] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === "success")
    .map((query) => [query.queryKey, query.state.data] as const);
}

/** What a page was drawn with, as JSON. No times, so that builds are reproducible. */
export function writePageState(queryClient: QueryClient, i18n: I18n, sources: readonly TextSource[]): string {
  const state: PageState = {
    queries: answersOf(queryClient),
    texts: Object.fromEntries(sources.map((source) => [source, i18n.textsOf(source)])),
  };
  return JSON.stringify(state);
}

/** Fetches what the page was drawn with; without an address it brought nothing. Throws when the file is not to be had. */
export async function fetchPageState(address: string | undefined): Promise<PageState> {
  if (address === undefined) return NOTHING;
  // A preload that failed would answer the first of them, and a network that has just come back is there a moment after it says so.
  const answer = await fetch(address).catch(() => new Promise<Response>((resolve) => setTimeout(() => resolve(fetch(address)), AGAIN_MS)));
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  return (await answer.json()) as PageState;
}

/** Gives the browser's cache the answers a page was drawn with. @returns what asks the operator for them anew */
export function keepAnswers(queryClient: QueryClient, { queries }: PageState): () => void {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  return () => {
    for (const [queryKey] of queries) void queryClient.invalidateQueries({ queryKey, exact: true });
  };
}
