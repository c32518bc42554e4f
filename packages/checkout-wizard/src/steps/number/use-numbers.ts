import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Api, ApiError } from "@tribun/api-client";
import type { RegistryNumber } from "@tribun/api-client/contract";
import { phoneRegistries } from "@tribun/api-client/calls/catalogue";
import type { Language } from "@tribun/domain";
import { useLanguage } from "@tribun/i18n";
import { useState } from "react";
import { useWizard } from "../../shared/environment.tsx";
import type { NumberSearch } from "../../draft/search-words.ts";
import { isSeatMap, queryOf } from "../../machine/number-search.ts";

const NOT_FOUND = ["1104", "1105"];

/** All numbers up to a page, the size of the first page, and whether there may be more. */
type Found = { readonly numbers: readonly RegistryNumber[]; readonly first: number; readonly more: boolean };

type Asking = {
  readonly queries: QueryClient;
  readonly api: Api;
  readonly language: Language;
  readonly search: NumberSearch;
  readonly specials: boolean;
};

const searchKey = ({ language, search, specials }: Asking) => ["wizard", "numbers", language, queryOf(search, 1, specials)] as const;

/** The numbers up to a page. Earlier pages come from the cache, unless the whole list is fetched again. */
function numbersQuery(asking: Asking, upTo: number) {
  const { queries, api, search, specials } = asking;
  return queryOptions({
    queryKey: [...searchKey(asking), upTo],
    queryFn: async ({ signal }): Promise<Found> => {
      const above =
        upTo > 1 ? await queries.fetchQuery({ ...numbersQuery(asking, upTo - 1), staleTime: Number.POSITIVE_INFINITY }) : undefined;
      const next = await api(phoneRegistries, { query: queryOf(search, upTo, specials), signal }).catch((error: unknown) => {
        // A later page without numbers is the end of the list, not a failure.
        if (above && error instanceof ApiError && NOT_FOUND.includes(error.code)) return [];
        throw error;
      });
      const first = above?.first ?? next.length;
      // A block has no further pages.
      const more = !isSeatMap(search) && next.length > 0 && next.length >= first;
      return { numbers: [...(above?.numbers ?? []), ...next], first, more };
    },
    staleTime: 15_000,
  });
}

/** Numbers for a search, page by page. `missing` holds the code if none was found (1104; 1105 for special ones). */
export function useNumbers(search: NumberSearch) {
  const { api, offers } = useWizard();
  const queries = useQueryClient();
  const asking = { queries, api, language: useLanguage(), search, specials: offers.specialNumbers };
  const key = searchKey(asking);
  const [shown, setShown] = useState({ of: "", upTo: 1 });
  const of = JSON.stringify(key);
  const upTo = shown.of === of ? shown.upTo : 1;
  const query = useQuery({ ...numbersQuery(asking, upTo), placeholderData: (previous: Found | undefined) => previous });
  const numbers = query.data?.numbers ?? [];
  const code = query.error instanceof ApiError && NOT_FOUND.includes(query.error.code) ? query.error.code : undefined;
  return {
    numbers,
    missing: code ?? (query.isSuccess && numbers.length === 0 ? (search.list === "special" ? "1105" : "1104") : undefined),
    error: code === undefined ? query.error : null,
    loading: query.isPending,
    refreshing: query.isFetching,
    hasMore: query.data?.more === true,
    more: () => setShown({ of, upTo: upTo + 1 }),
    reload: () => void queries.invalidateQueries({ queryKey: key }),
  };
}
