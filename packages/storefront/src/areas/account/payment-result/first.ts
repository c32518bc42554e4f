import { askAhead } from "../../../features/payment/check-ahead.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

/** Fetches the result of the payment. */
export const fetchFirst: FetchFirst = (queryClient, { api }, { search }) => {
  const cId = search.get("cId");
  return cId === null || cId === "" ? [] : [askAhead({ api, queryClient }, cId)];
};
