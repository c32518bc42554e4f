import type { Invoice } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";

/** A month's bill that waits for its money. */
export const sampleInvoice: Invoice = {
  id: "i1",
  number: "R1-2026-000002",
  kind: "period",
  period: { from: "2026-10-01", to: "2026-10-31" },
  issuedAt: "2026-11-01T04:00:00.000Z",
  dueDate: "2026-11-15",
  paid: false,
  status: "overdue",
  total: euro(1799),
  net: euro(1512),
  vat: euro(287),
  items: [
    { label: "Grundpreis Serbest M, 0171 39200 33, 01.10.–31.10.2026", quantity: 1, net: euro(1512), vat: euro(287), gross: euro(1799) },
  ],
  diffToPrevious: euro(300),
  payable: true,
  disputeUntil: "2026-12-27",
  hasXml: false,
};
