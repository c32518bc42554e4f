import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Takes what a change answered as what is known from now on. What was being asked for meanwhile is dropped first: it may have been read
 * before the change, and would put the old state back until it is asked for again.
 */
export async function putAnswer<T>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  change: (known: T | undefined) => T | undefined,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, change);
}
