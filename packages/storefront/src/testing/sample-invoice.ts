import type { ChargeDetails, Invoice, InvoiceSeason } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { sampleUsage } from "./sample-usage.ts";
import { sampleLine } from "./samples.ts";

/** A month's bill that is not paid yet. */
export const sampleInvoice: Invoice = {
  id: "i1",
  number: "R1-2026-000002",
  kind: "period",
  period: { from: "2026-10-01", to: "2026-10-31" },
  issuedAt: "2026-11-01T04:00:00.000Z",
  dueDate: "2026-11-15",
  paid: false,
  status: "overdue",
  total: euro(2098),
  net: euro(1763),
  vat: euro(335),
  items: [
    { label: "Grundpreis Serbest M, 0171 39200 33, 01.10.–31.10.2026", quantity: 1, net: euro(1512), vat: euro(287), gross: euro(1799) },
    { label: "Derbi 24 h", quantity: 1, net: euro(251), vat: euro(48), gross: euro(299) },
  ],
  diffToPrevious: euro(299),
  changes: [{ label: "Derbi 24 h", amount: euro(299) }],
  payable: true,
  disputeUntil: "2026-12-28",
  hasXml: false,
};

/** `count` earlier months, all paid, newest first; a page of the list has at most twelve. */
export function paidMonths(count: number): readonly Invoice[] {
  return Array.from({ length: count }, (_, at): Invoice => {
    const month = String(9 - (at % 9)).padStart(2, "0");
    const { disputeUntil: _until, changes: _changes, diffToPrevious: _diff, ...plain } = sampleInvoice;
    return {
      ...plain,
      id: `p${at}`,
      number: `R1-2026-${String(900 - at).padStart(6, "0")}`,
      period: { from: `2026-${month}-01`, to: `2026-${month}-28` },
      dueDate: `2026-${month}-28`,
      paidDate: `2026-${month}-27`,
      paid: true,
      payable: false,
      status: "paid",
      total: euro(1799),
      items: sampleInvoice.items.slice(0, 1),
      ...(at < count - 1 && { diffToPrevious: euro(0) }),
    };
  });
}

/** The first bill of a line that began on a 20th, minus the cent of the identity check. */
export const firstInvoice: Invoice = {
  ...(paidMonths(1)[0] ?? sampleInvoice),
  id: "first",
  number: "R1-2026-000001",
  period: { from: "2026-08-20", to: "2026-08-31" },
  total: euro(695),
  net: euro(584),
  vat: euro(111),
  items: [
    { label: "Grundpreis Serbest M, 0171 39200 33, 20.08.–31.08.2026", quantity: 1, net: euro(585), vat: euro(111), gross: euro(696) },
    { label: "Identitätsprüfung: mit der Bestellung bezahlt, hier verrechnet", quantity: 1, net: euro(-1), vat: euro(0), gross: euro(-1) },
  ],
};

export const sampleSeasons: readonly InvoiceSeason[] = [
  { year: 2026, count: 3, openCount: 1, total: euro(5696), open: euro(2098) },
  { year: 2025, count: 2, openCount: 0, total: euro(3598), open: euro(0) },
];

export const sampleCharges: ChargeDetails = {
  periodFrom: "2026-11-01",
  asOf: "2026-11-21T09:30:00.000Z",
  items: [
    { label: "Grundpreis Serbest M, 0171 39200 33, 01.11.–21.11.2026", quantity: 1, amount: euro(1259) },
    { label: "Datenroaming", zone: "tr", quantity: 3, amount: euro(240) },
  ],
  total: euro(1499),
};

/** An operator's answers for a fan with a bill to pay, paid ones, and no stored way to pay. */
export const BILL_ANSWERS = {
  "GET /api/invoices/seasons": sampleSeasons,
  "GET /api/invoices/me": [sampleInvoice, ...paidMonths(2)],
  "GET /api/invoices/i1": sampleInvoice,
  "GET /api/contracts/charges/details": sampleCharges,
  "GET /api/users/me/payment-methods": [],
  "GET /api/tariffs/me": [sampleLine],
  "GET /api/lines/l1/usage": sampleUsage,
};

/** A month in which a company with many lines used much: `count` items on a bill, and as many that no bill has yet. */
export const manyItems = (count: number): { readonly invoice: Invoice; readonly charges: ChargeDetails } => {
  const labels = Array.from({ length: count }, (_, at) => `Derbi 24 h, ${at + 1}`);
  const items = labels.map((label) => ({ label, quantity: 1, net: euro(251), vat: euro(48), gross: euro(299) }));
  const changes = labels.map((label) => ({ label, amount: euro(299) }));
  const total = euro(299 * count);
  return {
    invoice: { ...sampleInvoice, items, changes, diffToPrevious: total, total },
    charges: { ...sampleCharges, items: labels.map((label) => ({ label, quantity: 1, amount: euro(299) })), total },
  };
};
