import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { DOCUMENTS, type I18n, type KnownTexts, languageOf, type TextSource } from "@tribun/i18n";

/** Id of the element that carries the prerendered queries. It holds JSON, not a script, so that the CSP needs no exception. */
export const PAGE_STATE_ID = "club-state";
/** Id of the element that React owns. */
export const ROOT_ID = "root";
/** Attribute of the root on pages whose markup is there already. */
export const PRERENDERED = "data-prerendered";

/** What a page was drawn with. */
export type PageState = {
  readonly queries: readonly (readonly [QueryKey, unknown])[];
  readonly texts: KnownTexts;
};

/** True for a long text, which has a file of its own. */
export function isDocument(source: TextSource): boolean {
  return DOCUMENTS.some((name) => name === source);
}

/** What a page was drawn with, as JSON that is safe inside an element. No times, so that builds are reproducible. */
export function writePageState(queryClient: QueryClient, i18n: I18n, sources: readonly TextSource[]): string {
  const state: PageState = {
    queries: queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.status === "success")
      .map((query) => [query.queryKey, query.state.data] as const),
    // Long documents stand in the markup already; once more would double the page.
    texts: Object.fromEntries(
      sources.filter((source) => !isDocument(source)).map((source) => [source, i18n.getResourceBundle(languageOf(i18n), source)]),
    ),
  };
  return JSON.stringify(state).replaceAll("<", "\\u003c");
}

/** Reads what the page was drawn with; a shell brought nothing. */
export function readPageState(json: string | null | undefined): PageState {
  return json ? (JSON.parse(json) as PageState) : { queries: [], texts: {} };
}

/** Gives the browser's cache the answers a page was drawn with. @returns what asks the operator for them anew */
export function keepAnswers(queryClient: QueryClient, { queries }: PageState): () => void {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  return () => {
    for (const [queryKey] of queries) void queryClient.invalidateQueries({ queryKey, exact: true });
  };
}
