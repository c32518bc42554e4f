import { type Language, taxed, untaxed } from "@tribun/domain";
import type { InvoiceItemRow, InvoiceRow } from "../db/schema/billing.ts";
import type { Localised } from "../db/schema/catalogue.ts";
import { invoicedPaymentLabel } from "../ledger/labels.ts";

const ISSUED = new Date("2026-12-01T07:00:00Z");

/** An invoice with everything that documents can show; override what a test is about. */
export function sampleInvoice(language: Language, overrides: Partial<InvoiceRow> = {}): InvoiceRow {
  return {
    ...{ id: "i", teamId: 4, userId: "u", number: "R4-2026-000012", key: "k", kind: "period", language, version: 1 },
    ...{ periodFrom: "2026-11-03", periodTo: "2026-11-30", state: "issued", before: null, stageAt: ISSUED, issuedAt: ISSUED },
    ...{ dueDate: "2026-12-15", paidAt: null, disputedCents: 0, creditedCents: 0, disputeReason: null, disputedAt: null },
    ...{ announcedFor: "2026-12-15", warnedAt: null, deferredUntil: null },
    ...{ grossCents: 1798, netCents: 1511, vatCents: 287, diffCents: 298 },
    facts: {
      recipient: {
        ...{ name: "Çağrı Işık Öğüş", street: "Weißenseer Straße", houseNumber: "12 a", postalCode: "12045", city: "İzmirstadt" },
        ...{ email: "e@example.com", isBusiness: false },
      },
      contracts: [
        {
          ...{ lineId: "l", msisdn: "+491713920010", tariff: "Tribün M", startedOn: "2026-11-03", commitmentEnd: "2028-11-02" },
          ...{ noticeDays: 30, cancelBy: "2028-10-02", usedGb: 13.27, includedGb: 25 },
        },
      ],
      collection: { label: "SEPA DE89 •••• 3000", mandateReference: "R4-2026-000012-ABCDEF" },
    },
    ...overrides,
  };
}

/** One item of an invoice. */
export function sampleItem(position: number, label: Localised, grossCents: number): InvoiceItemRow {
  return {
    ...{ id: `${position}`, invoiceId: "i", position, lineId: "l", kind: "baseFee", label, quantity: 1 },
    ...taxed(grossCents),
  };
}

/** One item of compensation for damage. */
export function sampleCompensation(position: number, grossCents: number): InvoiceItemRow {
  const label = { de: "Entschädigung für verspätete Rufnummernmitnahme (§ 59 TKG)", tr: "Geciken numara taşıma tazminatı (§ 59 TKG)" };
  return { ...sampleItem(position, label, 0), kind: "portingDelay", ...untaxed(grossCents) };
}

/** One item that claims a payment taken back by the bank, whose VAT a receipt has shown. */
export function sampleClaim(position: number, grossCents: number): InvoiceItemRow {
  return { ...sampleItem(position, invoicedPaymentLabel("R1-2026-000007"), 0), kind: "invoicedPayment", ...untaxed(grossCents) };
}
