import { QueryCache, QueryClient } from "@tanstack/react-query";

const FRESH_MS = 60_000;

/**
 * Queries as the specification requires them (§7): a failed one is not retried, and none is fetched again on focus.
 * @param onError receives the error of every failed query
 */
export function createQueryClient(onError: (error: unknown) => void = () => undefined): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: FRESH_MS },
    },
  });
}
