import { CREDITOR_ID, taxed, totalOf } from "@tribun/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { InvoiceItemRow } from "../db/schema/billing.ts";
import { bySubjectToVat } from "../ledger/untaxed.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import { sampleClaim, sampleCompensation, sampleInvoice, sampleItem } from "../testing/invoices.ts";
import { en16931Faults } from "../testing/en16931.ts";
import { pdfAttachments } from "../testing/pdf-text.ts";
import { eInvoice } from "./e-invoice.ts";
import { invoiceDocument } from "./invoice-document.ts";

const [TEAM] = SEED_TEAMS;
const invoice = sampleInvoice("de");
const business = {
  ...invoice,
  facts: {
    ...invoice.facts,
    recipient: { ...invoice.facts.recipient, companyName: "Kebap & Söhne <GmbH>", vatId: "DE136695976", isBusiness: true },
  },
};
const items = [
  sampleItem(1, { de: "Grundpreis Kulüp Pro S", tr: "Aylık ücret Kulüp Pro S" }, 1999),
  { ...sampleItem(2, { de: "Ek 2 GB", tr: "Ek 2 GB" }, 798), quantity: 2 },
  sampleItem(3, { de: "Gutschrift", tr: "Alacak" }, -500),
];
const sum = (pick: "grossCents" | "netCents" | "vatCents") => items.reduce((total, item) => total + item[pick], 0);
const totals = { grossCents: sum("grossCents"), netCents: sum("netCents"), vatCents: sum("vatCents") };
const euros = (cents: number) => (cents / 100).toFixed(2);

async function xmlOf(given: typeof business): Promise<string> {
  if (!TEAM) throw new Error("no team");
  return new TextDecoder().decode((await eInvoice(given, items, TEAM)).content);
}
const values = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<ram:${tag}[^>]*>\\s*([^<]*?)\\s*</ram:${tag}>`, "g"))].map(([, value]) => value);

test("says what the PDF says: parties, days, items and sums that add up", async () => {
  const xml = await xmlOf({ ...business, ...totals });
  expect(xml).toContain("urn:cen.eu:en16931:2017");
  expect(values(xml, "ID")).toEqual(expect.arrayContaining([business.number, "DE999999995", "DE136695976"]));
  expect(values(xml, "Name")).toEqual(
    expect.arrayContaining(["Kanarya Mobil GmbH (Muster)", "Kebap &amp; Söhne &lt;GmbH&gt;", "Grundpreis Kulüp Pro S", "Ek 2 GB"]),
  );
  expect(values(xml, "DirectDebitMandateID")).toEqual(["R4-2026-000012-ABCDEF"]);
  expect(values(xml, "CreditorReferenceID")).toEqual([CREDITOR_ID]);
  expect(values(xml, "GrandTotalAmount")).toEqual([euros(totals.grossCents)]);
  expect(values(xml, "TaxTotalAmount")).toEqual([euros(totals.vatCents)]);
  expect(values(xml, "TaxBasisTotalAmount")).toEqual([euros(totals.netCents)]);
  expect(values(xml, "DuePayableAmount")).toEqual([euros(totals.grossCents)]);
  const [header, ...lines] = [values(xml, "LineTotalAmount").at(-1), ...values(xml, "LineTotalAmount").slice(0, -1)];
  expect(lines.reduce((total, value) => total + Math.round(Number(value) * 100), 0)).toBe(totals.netCents);
  expect(header).toBe(euros(totals.netCents));
  expect(xml).toContain("20261130");
});

test("no price is negative; a credit is a negative quantity", async () => {
  const xml = await xmlOf({ ...business, ...totals });
  expect(values(xml, "ChargeAmount").filter((value) => value?.startsWith("-"))).toEqual([]);
  expect(values(xml, "BilledQuantity")).toEqual(["1", "2", "-1"]);
  expect(values(xml, "BasisQuantity")).toEqual(["1", "2", "1"]);
});

test("use outside the tariff counts minutes and gigabytes; the price of the whole quantity is exact", async () => {
  const use = (position: number, kind: string, quantity: number) => ({
    ...sampleItem(position, { de: kind, tr: kind }, 799),
    kind,
    quantity,
  });
  const { xml } = await shown("period", [use(1, "usage.voice", 7), use(2, "usage.sms", 3), use(3, "usage.data", 2)]);
  expect([...xml.matchAll(/<ram:BilledQuantity unitCode="(\w+)">(\d+)/g)].map(([, unit, count]) => [unit, count])).toEqual([
    ["MIN", "7"],
    ["C62", "3"],
    ["E34", "2"],
  ]);
  expect(await en16931Faults(xml)).toEqual([]);
});

test("a correction names its invoice and its day (BT-25, BT-26)", async () => {
  const corrects = { number: "R1-2026-000007", issuedOn: "2026-11-01" };
  const xml = await xmlOf({ ...business, ...totals, kind: "credit", facts: { ...business.facts, corrects } });
  expect(values(xml, "IssuerAssignedID")).toEqual([corrects.number]);
  expect(xml).toContain("20261101");
});

test("the check finds a missing name, a wrong sum, and VAT that is off by more than a euro", async () => {
  const xml = await xmlOf({ ...business, ...totals });
  expect(await en16931Faults(xml)).toEqual([]);
  const faults = (from: RegExp, to: string) => en16931Faults(xml.replace(from, to));
  expect(await faults(/<ram:LineTotalAmount>\d/, "<ram:LineTotalAmount>9")).toContain("BR-CO-10");
  expect(await faults(/(<ram:CalculatedAmount>)[^<]*/, "$19.99")).toContain("BR-CO-17");
  await expect(faults(/<ram:Name>Kanarya[^<]*<\/ram:Name>/, "")).rejects.toThrow(/./);
});

test("what was paid when it was ordered is not due", async () => {
  const xml = await xmlOf({ ...business, ...totals, kind: "receipt" });
  expect(values(xml, "TotalPrepaidAmount")).toEqual([euros(totals.grossCents)]);
  expect(values(xml, "DuePayableAmount")).toEqual(["0.00"]);
});

test("a credit note is one by its type, with positive sums", async () => {
  if (!TEAM) throw new Error("no team");
  const [item] = [sampleItem(1, { de: "Erstattung", tr: "İade" }, -500)];
  const { grossCents, netCents, vatCents } = item;
  const note = { ...business, kind: "credit" as const, grossCents, netCents, vatCents };
  const xml = new TextDecoder().decode((await eInvoice(note, [item], TEAM)).content);
  expect(values(xml, "TypeCode")[0]).toBe("381");
  expect(values(xml, "GrandTotalAmount")).toEqual(["5.00"]);
  expect(values(xml, "BilledQuantity")).toEqual(["1"]);
  expect(xml).not.toMatch(/>-\d/);
});

test("stands in the PDF of a business, and in no consumer's", async () => {
  if (!TEAM) throw new Error("no team");
  const attached = pdfAttachments(await invoiceDocument({ invoice: { ...business, ...totals }, items, team: TEAM }));
  expect([...attached.keys()]).toEqual(["factur-x.xml"]);
  expect(attached.get("factur-x.xml")).toBe(await xmlOf({ ...business, ...totals }));
  expect(pdfAttachments(await invoiceDocument({ invoice, items, team: TEAM })).size).toBe(0);
});

/** Builds the XML of a bill or credit note for these items and reads its amounts in cents by element. */
async function shown(kind: "period" | "credit", given: readonly InvoiceItemRow[]) {
  if (!TEAM) throw new Error("no team");
  const total = totalOf(given);
  const xml = new TextDecoder().decode((await eInvoice({ ...business, ...total, kind }, given, TEAM)).content);
  const all = (tag: string) => values(xml, tag).map((value) => Math.round(Number(value) * 100));
  const one = (tag: string) => all(tag).at(-1) ?? 0;
  return { xml, total, all, one, categories: new Set(values(xml, "CategoryCode")) };
}

test("compensation is no taxed line of a bill: it is set off against what is to be paid, and the note says why", async () => {
  const { xml, categories, one } = await shown("period", [
    sampleItem(1, { de: "Grundpreis", tr: "Ücret" }, 1999),
    sampleCompensation(2, -1000),
  ]);
  expect([...categories]).toEqual(["S"]);
  expect(values(xml, "Name")).not.toContain("Entschädigung für verspätete Rufnummernmitnahme (§ 59 TKG)");
  expect(values(xml, "Content").join(" ")).toMatch(/Nicht steuerbar, 0 % Umsatzsteuer: 10,00 € Entschädigung/);
  expect([one("GrandTotalAmount"), one("TotalPrepaidAmount"), one("DuePayableAmount")]).toEqual([1999, 1000, 999]);
  expect(one("TaxTotalAmount")).toBe(taxed(1999).vatCents);
});

test("a credit note over compensation is category O from end to end, and names nobody's VAT id", async () => {
  const { xml, categories, one } = await shown("credit", [sampleCompensation(1, -3000)]);
  expect([...categories]).toEqual(["O"]);
  expect(values(xml, "ExemptionReasonCode")).toEqual(["VATEX-EU-O"]);
  expect(values(xml, "ExemptionReason").join("")).toContain("Nicht steuerbar");
  expect(values(xml, "RateApplicablePercent")).toEqual([]);
  expect(xml).not.toMatch(/DE999999995|DE136695976/);
  expect(values(xml, "ID")).toContain("HRB 01907 (Muster)");
  expect([one("GrandTotalAmount"), one("TaxTotalAmount"), one("DuePayableAmount")]).toEqual([3000, 0, 3000]);
});

test("a claim that a receipt has taxed raises what is to be paid, without VAT, and the note says where that stands", async () => {
  const { xml, categories, one } = await shown("period", [sampleItem(1, { de: "Grundpreis", tr: "Ücret" }, 1999), sampleClaim(2, 1000)]);
  expect([...categories]).toEqual(["S"]);
  expect(values(xml, "Content").join(" ")).toMatch(/Nicht noch einmal besteuert, hier 0 % Umsatzsteuer: 10,00 € zurückgegebene Zahlung/);
  expect([one("GrandTotalAmount"), one("TotalPrepaidAmount"), one("DuePayableAmount")]).toEqual([1999, -1000, 2999]);
  expect(one("TaxTotalAmount")).toBe(taxed(1999).vatCents);
  const alone = await shown("period", [sampleClaim(1, 1000), sampleCompensation(2, -300)]);
  expect([...alone.categories]).toEqual(["O"]);
  expect(values(alone.xml, "ExemptionReason").join(" ")).toMatch(/Nicht noch einmal besteuert.*Entschädigung/);
  expect([alone.one("GrandTotalAmount"), alone.one("TaxTotalAmount"), alone.one("DuePayableAmount")]).toEqual([700, 0, 700]);
});

test("whatever stands on a bill, one category does, and the sums add up as EN 16931 wants them", async () => {
  const cents = fc.integer({ min: 1, max: 50_000 });
  const bill = fc.record({
    services: fc.array(cents, { maxLength: 5 }),
    compensation: fc.array(cents, { maxLength: 3 }),
    claims: fc.array(cents, { maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(bill, async ({ services, compensation, claims }) => {
      fc.pre(services.length + compensation.length + claims.length > 0);
      const kind = services.length + claims.length > 0 ? "period" : "credit";
      const rows = [
        ...services.map((gross, index) => sampleItem(index + 1, { de: "Leistung", tr: "Hizmet" }, gross)),
        ...compensation.map((gross, index) => sampleCompensation(services.length + index + 1, -gross)),
        ...claims.map((gross, index) => sampleClaim(services.length + compensation.length + index + 1, gross)),
      ];
      const { xml, total, one, categories } = await shown(kind, rows);
      expect(await en16931Faults(xml)).toEqual([]);
      const sign = kind === "credit" ? -1 : 1;
      expect([...categories]).toEqual([services.length > 0 ? "S" : "O"]);
      expect(one("DuePayableAmount")).toBe(sign * total.grossCents);
      expect(one("TaxTotalAmount")).toBe(Math.abs(totalOf(bySubjectToVat(rows).taxed).vatCents));
    }),
    { numRuns: 25 },
  );
});
