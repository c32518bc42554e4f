import { QueryClient } from "@tanstack/react-query";

const FRESH_MS = 60_000;

/** Queries as the specification wants them (§7): a failed one is not retried, and none is asked again on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: FRESH_MS },
      mutations: { retry: false },
    },
  });
}
