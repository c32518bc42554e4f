/** Query parameters of the bills page. */
export type BillsAddress = {
  readonly season?: string | undefined;
  readonly show?: "open" | "paid" | undefined;
  readonly page?: number | undefined;
  /** Id of the invoice with open details. */
  readonly bill?: string | undefined;
};

/** Address of the bills page; omits default values. */
export function billsHref({ season, show, page = 1, bill }: BillsAddress, part?: "bill" | "pay" | "unbilled" | "usage"): string {
  const query = new URLSearchParams({
    ...(season !== undefined && { season }),
    ...(show !== undefined && { show }),
    ...(page > 1 && { page: `${page}` }),
    ...(bill !== undefined && { bill }),
  }).toString();
  return `/dashboard/bills${query && `?${query}`}${part === undefined ? "" : `#${part}`}`;
}
