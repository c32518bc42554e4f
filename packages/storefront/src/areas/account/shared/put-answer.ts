import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";

/** Puts the answer of a change into the cache. First cancels a running fetch, which may have read the old state and would restore it. */
export async function putAnswer<T>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  change: (known: T | undefined) => T | undefined,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, change);
}
