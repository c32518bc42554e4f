import { expect, test } from "vitest";
import { SEED_TEAMS } from "../../seed/teams.ts";
import { sampleInvoice, sampleItem } from "../../testing/invoices.ts";
import { pdfAttachments } from "../../testing/pdf-text.ts";
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
    expect.arrayContaining(["Kanarya Mobil GmbH (Muster)", "Kebap &amp; Söhne &lt;GmbH&gt;", "Grundpreis Kulüp Pro S", "2 × Ek 2 GB"]),
  );
  expect(values(xml, "DirectDebitMandateID")).toEqual(["R4-2026-000012-ABCDEF"]);
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
  expect(values(xml, "BilledQuantity")).toEqual(["1", "1", "-1"]);
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
  const attached = pdfAttachments(await invoiceDocument({ ...business, ...totals }, items, TEAM));
  expect([...attached.keys()]).toEqual([`${business.number}.xml`]);
  expect(attached.get(`${business.number}.xml`)).toBe(await xmlOf({ ...business, ...totals }));
  expect(pdfAttachments(await invoiceDocument(invoice, items, TEAM)).size).toBe(0);
});
