import type { InvoiceSeason } from "@tribun/api-client/contract";
import type { BillsAddress } from "../shared/bills-href.ts";
import type { InvoiceList } from "./queries.ts";

type Said = Readonly<Record<"season" | "show" | "page" | "bill", string | undefined>>;

/** Parses the query parameters of `/dashboard/bills`; treats an invalid value as missing. */
export function billsAddress({ season, show, page, bill }: Said): BillsAddress {
  return {
    season: season !== undefined && /^20\d{2}$/.test(season) ? season : undefined,
    show: show === "open" || show === "paid" ? show : undefined,
    page: page !== undefined && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    bill,
  };
}

/** The season that the address names. Otherwise, with `show=open`, the latest one with open invoices, else the latest one. */
export function seasonOf(seasons: readonly InvoiceSeason[] | undefined, { season, show }: BillsAddress): InvoiceSeason | undefined {
  const asked = seasons?.find(({ year }) => `${year}` === season);
  const open = show === "open" ? seasons?.find(({ openCount }) => openCount > 0) : undefined;
  return asked ?? open ?? seasons?.[0];
}

/** The list of a season that the address asks for. */
export function listOf(season: InvoiceSeason | undefined, { show, page }: BillsAddress): InvoiceList {
  return { year: season?.year, paid: show && (show === "paid" ? "true" : "false"), page };
}
