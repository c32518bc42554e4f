import type { Invoice } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { sampleInvoice } from "../../../testing/sample-invoice.ts";
import { byUrgency } from "./states.ts";

const bill = (status: Invoice["status"], dueDate: string): Invoice => ({
  ...sampleInvoice,
  id: `${status} ${dueDate}`,
  status,
  dueDate,
  payable: true,
});

test("a bill that costs the line its use comes before an older one that is only late, and what is late before what is open", () => {
  const bills = [
    bill("issued", "2026-08-15"),
    bill("overdue", "2026-10-15"),
    bill("reminder2", "2026-09-15"),
    bill("blockThreatened", "2026-11-15"),
    bill("blocked", "2026-12-15"),
    { ...bill("collecting", "2026-07-15"), payable: false },
  ];
  expect(byUrgency(bills).map(({ id }) => id)).toEqual([
    "blocked 2026-12-15",
    "blockThreatened 2026-11-15",
    "reminder2 2026-09-15",
    "overdue 2026-10-15",
    "issued 2026-08-15",
  ]);
});
