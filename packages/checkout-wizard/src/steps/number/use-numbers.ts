import { useInfiniteQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import { phoneRegistries } from "@tribun/api-client/calls/catalogue";
import { useLanguage } from "@tribun/i18n";
import { useWizard } from "../../wizard/environment.tsx";
import { isSeatMap, type NumberSearch, queryOf } from "../../machine/number-search.ts";

const NOT_FOUND = ["1104", "1105"];

/** Numbers for a search, page by page. `missing` holds the code when none was found (1104, of the special ones 1105). */
export function useNumbers(search: NumberSearch) {
  const { api, offers } = useWizard();
  const language = useLanguage();
  const query = useInfiniteQuery({
    queryKey: ["wizard", "numbers", language, queryOf(search, 1, offers.specialNumbers), search.shuffle],
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await api(phoneRegistries, { query: queryOf(search, pageParam, offers.specialNumbers), signal });
      } catch (error) {
        // A later page without numbers is the end of the list, not a failure.
        if (pageParam > 1 && error instanceof ApiError && NOT_FOUND.includes(error.code)) return [];
        throw error;
      }
    },
    initialPageParam: 1,
    // A block is whole.
    getNextPageParam: (last, pages) =>
      isSeatMap(search) || last.length === 0 || last.length < (pages[0]?.length ?? 0) ? undefined : pages.length + 1,
    placeholderData: (previous) => previous,
    staleTime: 15_000,
  });
  const numbers = query.data?.pages.flat() ?? [];
  const code = query.error instanceof ApiError && NOT_FOUND.includes(query.error.code) ? query.error.code : undefined;
  return {
    numbers,
    missing: code ?? (query.isSuccess && numbers.length === 0 ? (search.list === "special" ? "1105" : "1104") : undefined),
    error: code === undefined ? query.error : null,
    loading: query.isPending,
    refreshing: query.isFetching,
    hasMore: query.hasNextPage && search.list !== "random",
    more: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  };
}
