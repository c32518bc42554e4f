import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { Basket } from "@tribun/api-client/contract";
import { useLanguage } from "@tribun/i18n";
import { atom, useAtom } from "jotai";
import { useWizard } from "../../wizard/environment.tsx";
import { summaryQuery } from "../../wizard/queries.ts";

/** Id of the summary the fan opened last; a new basket has a new summary and must be opened again. */
const openedAtom = atom<string | undefined>(undefined);

const COUPON_CODES = ["1101", "1102", "1103"];
const NUMBER_CODES = ["1104", "1105", "1108"];

/** The contract summary of a basket, and what its refusal is about. */
export function useContractSummary(basket: Basket | undefined) {
  const { api } = useWizard();
  const language = useLanguage();
  const [openedId, setOpenedId] = useAtom(openedAtom);
  const query = useQuery(summaryQuery(api, language, basket));
  const error = query.error instanceof ApiError ? query.error : undefined;
  const summary = query.isRefetching ? undefined : query.data;
  return {
    summary,
    opened: summary !== undefined && summary.id === openedId,
    renewed: openedId !== undefined && summary !== undefined && summary.id !== openedId,
    markOpened: () => setOpenedId(summary?.id),
    renew: () => void query.refetch(),
    couponRefusal: error && COUPON_CODES.includes(error.code) ? error : undefined,
    numberRefused: error !== undefined && NUMBER_CODES.includes(error.code),
    error: query.isRefetching ? null : query.error,
  };
}
